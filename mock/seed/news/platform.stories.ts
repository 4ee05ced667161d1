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
      title: '系统维护通知：{d2}凌晨暂停服务约{n0}小时',
      summary: '维护期间招标截止时间自动顺延，已提交的报价不受影响。',
      lines: [
        '为提升稳定性，平台计划于{d2}凌晨1时起进行系统维护，预计约{n0}小时。维护期间网站可浏览，暂不能提交报价、付款和开票申请。',
        '- 维护时段内到期的招标，截止时间顺延至维护结束后{n1}分钟；',
        '- 已提交的报价与签收回执不受影响；',
        '- 支付二维码失效后可重新生成。',
        '维护完成后将在本页更新。正在填写的表单会保存在您的设备上，恢复后可继续。',
      ],
    },
    en: {
      title: 'Maintenance: service paused for about {n0} hours early on {d2}',
      summary: 'Tender deadlines move along; quotes already submitted are not affected.',
      lines: [
        'We will maintain our systems on {d2} from 01:00 China time for about {n0} hours. You can browse, but not submit quotes, pay or apply for invoices meanwhile.',
        '- Tenders that would close in that time close {n1} minutes after the work ends.',
        '- Quotes and receipts already given are not affected.',
        '- A payment QR code that has lapsed can be made again.',
        'This page will be updated afterwards. Forms you are filling in are kept on your device.',
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
      title: '第{week}周功能更新：比价表支持按附加费分组',
      summary: '评标时可按起运港、海运段、目的港三组查看费用差异。',
      lines: [
        '本周更新了评标比价表。发布方现在可以按**起运港、海运段、目的港**三组查看各家报价，缺项以空格标出，不再混入合计。',
        '## 其他改进',
        '- 比价表可导出为表格，金额与币种分列；',
        '- 缺少的常规费用自动提示，共识别{n0}种常见费用；',
        '- 收藏的招标在截止前24小时提醒一次。',
        '感谢{n1}家企业参与试用并提出建议。欢迎在[我的招标](/business/myTenderBid)中体验。',
      ],
    },
    en: {
      title: 'What is new in week {week}: comparisons grouped by leg',
      summary: 'Evaluate quotes by origin, ocean leg and destination; missing charges stand out.',
      lines: [
        'The comparison of quotes has been renewed. Publishers now see every quote in three groups, **origin, ocean leg and destination**; a missing charge stays blank and is no longer mixed into totals.',
        '## Also new',
        '- The comparison exports as a sheet with amount and currency in columns of their own.',
        '- Usual charges that are missing are pointed out; {n0} are known.',
        '- A favourite tender reminds you once, 24 hours before its deadline.',
        'Thanks to the {n1} companies who tried it first. See it under [my tenders](/business/myTenderBid).',
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
      title: '第{week}周优惠券上新：满减与包邮类共{n1}批',
      summary: '最高可抵{n0}元，先到先得，每企业限领数量以券面为准。',
      lines: [
        '第{week}周，{n1}批优惠券在领券中心上架，单张最高抵扣{n0}元，覆盖整箱、拼箱和集卡等业务。',
        '领取与使用规则：',
        '1. 登录并完成企业认证后领取，先到先得；',
        '1. 在订单付款前选择可用的券，系统自动计算叠加结果；',
        '1. 未使用的券可在有效期内转赠一次。',
        '券面金额只抵扣符合条件的费用，不可兑换现金。[前往领券中心](/coupon/couponCollectionCenter)。',
      ],
    },
    en: {
      title: 'New coupons in week {week}: {n1} batches',
      summary: 'Worth up to CNY {n0} each; first come, first served, within each coupon’s limit.',
      lines: [
        '{n1} batches of coupons are on in week {week}, worth up to CNY {n0} each, for full containers, LCL and trucking.',
        'How it works:',
        '1. Sign in with a certified company and collect, first come first served.',
        '1. Choose coupons before you pay an order; the platform works out which go together.',
        '1. A coupon you do not use can be given away while it is valid.',
        'Coupons count against eligible charges only and are not exchanged for cash. [Coupon centre](/coupon/couponCollectionCenter).',
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
      title: '企业认证审核安排（{d0}）：平均{n1}小时内完成',
      summary: '证照照片清晰、名称一致可一次通过。',
      lines: [
        '近期提交认证的企业较多，审核平均用时约{n1}小时。为便于一次通过，请注意：',
        '- 证照四角完整、文字清晰，无遮挡和反光；',
        '- 企业名称与统一社会信用代码一致；',
        '- 集运企业请上传在有效期内的道路运输证。',
        '被退回的申请可只更正标出的项目，无须重新填写全部内容。更正后优先审核，通常{n0}小时内答复。',
        '> 认证期间可以浏览和保存草稿，通过后即可发布和报价。',
        '[查看认证进度](/subBaseInfo)。',
      ],
    },
    en: {
      title: 'Company certification, {d0}: decided within {n1} hours on average',
      summary: 'Clear pictures and matching names pass the first time.',
      lines: [
        'Many companies have applied lately; a decision takes about {n1} hours. To pass the first time:',
        '- show all four corners of a paper, legible and without glare;',
        '- make sure that name and credit code belong together;',
        '- consolidators add road transport permits that are in force.',
        'If something is sent back, correct only what is marked. Corrections are looked at first, usually within {n0} hours.',
        '> You can browse and keep drafts meanwhile; once approved you can publish and quote.',
        '[See how far it is](/subBaseInfo).',
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
      title: '交易安全提示（第{week}周）：请勿在平台外付款',
      summary: '平台不会以短信或电话索要验证码，收款账户以订单页为准。',
      lines: [
        '本周收到{n0}起冒充平台客服的举报。请记住三点：',
        '1. **收款账户以订单付款页显示为准**，变更账户一律不会通过聊天通知。',
        '1. 平台工作人员不会索要登录密码和短信验证码。',
        '1. 中标前双方联系方式不公开，要求提前加联系方式的请谨慎对待。',
        '如已向可疑账户付款，请立即联系开户银行并报警，同时保留记录。举报核实后，相关账号将在{n1}小时内停用。',
        '您可以在账户设置中[查看登录设备](/user/changeBaseInfo?tab=security)，并一键退出其他设备。',
      ],
    },
    en: {
      title: 'Trading safely, week {week}: do not pay outside the platform',
      summary: 'We never ask for codes by phone or text; the account to pay is the one on the order page.',
      lines: [
        'This week {n0} reports concerned callers who pretended to be our support. Three things to remember:',
        '1. **Pay only to the account on the order’s payment page.** A change of account is never told in a chat.',
        '1. Our staff do not ask for passwords or SMS codes.',
        '1. Contact data stay closed until the award; be careful with whoever asks for them earlier.',
        'If you have paid to a doubtful account, call your bank and the police at once and keep the records. Accounts are closed within {n1} hours once a report is verified.',
        'Your settings show [where you are signed in](/user/changeBaseInfo?tab=security) and let you sign out elsewhere.',
      ],
    },
  },
]
