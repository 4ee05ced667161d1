import type { Story } from './story.ts'

/** Stories about the platform itself. */
export const PLATFORM_STORIES: readonly Story[] = [
  {
    at: 'none',
    nums: [
      [2, 4],
      [20, 50],
    ],
    zh: {
      title: '系统维护通知：{d2}凌晨暂停服务约 {n0} 小时',
      summary: '维护期间招标截止时间自动顺延，已提交的报价不受影响。',
      lines: [
        '为提升稳定性，平台计划于{d2}凌晨 1 时起进行系统维护，预计约 {n0} 小时。维护期间网站可浏览，暂不能提交报价、付款和开票申请。',
        '- 维护时段内截止的招标，截止时间顺延至维护结束后 {n1} 分钟；',
        '- 已提交的报价与回执不受影响；',
        '- 支付二维码失效后可重新生成。',
        '维护完成后将在本页更新。正在填写的表单会保存在您的设备上，恢复后可继续。',
      ],
    },
    en: {
      title: 'Maintenance: service paused for about {n0} hours early on {d2}',
      summary: 'Tender deadlines are extended; bids already submitted are not affected.',
      lines: [
        'System maintenance is planned on {d2} from 01:00 Beijing time for about {n0} hours. You can browse, but not submit bids, pay or request invoices.',
        '- Tenders due to close in that period close {n1} minutes after the maintenance ends.',
        '- Bids and receipts already issued are not affected.',
        '- Expired payment QR codes can be created again.',
        'This page will be updated afterwards. Forms you are filling in are saved on your device.',
      ],
    },
  },
  {
    at: 'none',
    nums: [
      [10, 40],
      [3, 8],
    ],
    zh: {
      title: '第 {week} 周功能更新：比价表支持按附加费分组',
      summary: '评标时可按起运港、海运段、目的港三组查看费用差异。',
      lines: [
        '本周更新了评标比价表。招标方现在可以按**起运港、海运段、目的港**三组查看各家报价，缺项留空标出，不再计入合计。',
        '## 其他改进',
        '- 比价表可导出为表格，金额与币种分列；',
        '- 缺少的常规费用自动提示，共识别 {n0} 种常见费用；',
        '- 收藏的招标在截止前 24 小时提醒一次。',
        '感谢 {n1} 家企业参与试用并提出建议。欢迎在[我的招标](/business/myTenderBid)中体验。',
      ],
    },
    en: {
      title: 'What’s new in week {week}: comparisons grouped by leg',
      summary: 'Evaluate bids by origin, ocean leg and destination; missing charges are highlighted.',
      lines: [
        'The bid comparison has been updated. Buyers now see every bid in three groups, **origin, ocean leg and destination**; a missing charge stays blank and is no longer included in totals.',
        '## Also new',
        '- The comparison exports to a sheet with separate columns for amount and currency.',
        '- Missing usual charges are flagged; {n0} are recognized.',
        '- A favourite tender reminds you once, 24 hours before its deadline.',
        'Thanks to the {n1} companies that tested it. Find it under [My tenders](/business/myTenderBid).',
      ],
    },
  },
  {
    at: 'none',
    nums: [
      [50, 300],
      [5, 20],
    ],
    zh: {
      title: '第 {week} 周优惠券上新：满减与费用减免类共 {n1} 批',
      summary: '最高可抵 {n0} 元，先到先得，每企业限领数量以券面为准。',
      lines: [
        '第 {week} 周，{n1} 批优惠券在领券中心上架，单张最高抵扣 {n0} 元，覆盖整箱、拼箱和集卡等业务。',
        '领取与使用规则：',
        '1. 登录并完成企业认证后领取，先到先得；',
        '1. 在订单付款前选择可用的券，系统自动计算叠加结果；',
        '1. 未使用的券可在有效期内转赠一次。',
        '券面金额只抵扣符合条件的费用，不可兑换现金。[前往领券中心](/coupon/couponCollectionCenter)。',
      ],
    },
    en: {
      title: 'New coupons in week {week}: {n1} batches',
      summary: 'Up to CNY {n0} each; first come, first served; limits per company apply.',
      lines: [
        '{n1} coupon batches are available in week {week}, worth up to CNY {n0} each, for FCL, LCL and trucking.',
        'How it works:',
        '1. Log in with a verified company and collect, first come, first served.',
        '1. Choose coupons before you pay an order; the best combination is calculated for you.',
        '1. Unused coupons can be given away while valid.',
        'Coupons apply to eligible charges only and cannot be exchanged for cash. [Coupon centre](/coupon/couponCollectionCenter).',
      ],
    },
  },
  {
    at: 'none',
    nums: [
      [2, 5],
      [12, 36],
    ],
    zh: {
      title: '企业认证审核安排（{d0}）：平均 {n1} 小时内完成',
      summary: '证照照片清晰、名称一致可一次通过。',
      lines: [
        '近期提交认证的企业较多，审核平均用时约 {n1} 小时。为便于一次通过，请注意：',
        '- 证照四角完整、文字清晰，无遮挡和反光；',
        '- 企业名称与统一社会信用代码一致；',
        '- 集运企业请上传有效期内的道路运输经营许可证。',
        '被退回的申请只需更正标出的项目，无须重新填写全部内容。更正后优先审核，通常 {n0} 小时内答复。',
        '> 认证期间可以浏览和保存草稿，通过后即可发布和报价。',
        '[查看认证进度](/subBaseInfo)。',
      ],
    },
    en: {
      title: 'Company certification, {d0}: reviewed within {n1} hours on average',
      summary: 'Clear images and matching names pass first time.',
      lines: [
        'Many companies have applied recently; a review takes about {n1} hours. To pass first time:',
        '- show all four corners of each document, legible and without glare;',
        '- make sure that the company name matches the USCC;',
        '- consolidators upload a valid road transport permit.',
        'If a part is rejected, correct only the marked items. Corrections have priority, usually within {n0} hours.',
        '> You can browse and save drafts in the meantime; once approved you can publish and quote.',
        '[See progress](/subBaseInfo).',
      ],
    },
  },
  {
    at: 'none',
    nums: [
      [3, 9],
      [2, 6],
    ],
    zh: {
      title: '交易安全提示（第 {week} 周）：请勿在平台外付款',
      summary: '平台不会以短信或电话索要验证码，收款账户以订单页为准。',
      lines: [
        '本周收到 {n0} 起冒充平台客服的举报。请记住三点：',
        '1. **收款账户以订单付款页显示为准**，变更账户一律不会通过聊天通知。',
        '1. 平台工作人员不会索要登录密码和短信验证码。',
        '1. 中标前双方联系方式不公开，要求提前加联系方式的请谨慎对待。',
        '如已向可疑账户付款，请立即联系开户银行并报警，同时保留记录。举报核实后，相关账号将在 {n1} 小时内停用。',
        '您可以在账号安全中[查看登录设备](/user/changeBaseInfo?tab=security)，并一键退出其他设备。',
      ],
    },
    en: {
      title: 'Trading safety, week {week}: do not pay outside the platform',
      summary: 'We never ask for codes by phone or text; pay only to the account on the order page.',
      lines: [
        'This week we received {n0} reports of callers posing as our support. Remember:',
        '1. **Pay only to the account on the order’s payment page.** Account changes are never announced by chat.',
        '1. Our staff never ask for passwords or SMS codes.',
        '1. Contact details are hidden until the award; be wary of anyone who requests them earlier.',
        'If you have paid to a suspicious account, contact your bank and the police immediately and keep the records. Accounts are closed within {n1} hours once a report is verified.',
        'Under account security you can [see your logged-in devices](/user/changeBaseInfo?tab=security) and log out the others.',
      ],
    },
  },
]
