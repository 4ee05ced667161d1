import type { Story } from './story.ts'

/** Stories on regulations; content is invented or general practice. */
export const POLICY_STORIES: readonly Story[] = [
  {
    at: 'none',
    nums: [
      [3, 7],
      [10, 30],
    ],
    zh: {
      title: '出口申报要素填报提示（{d0}）：五类常见退单原因',
      summary: '品名过于笼统、型号缺失最为常见，建议发货前用申报要素表自查。',
      lines: [
        '据报关企业整理的第 {week} 周退单记录，约 {n1}% 的退单与申报要素不完整有关。以下五类问题最为常见：',
        '1. 品名过于笼统，例如只写“配件”“塑料制品”；',
        '1. 缺少品牌类型与出口享惠情况；',
        '1. 型号、规格与发票、装箱单不一致；',
        '1. 材质比例未注明；',
        '1. 法定单位数量换算错误。',
        '建议企业为常用商品建立资料卡，固定品名、编码和要素内容，变更时由专人复核。资料准备充分的企业，平均可节省 {n0} 个工作小时。',
        '发布招标时填写 HS 编码，可帮助货代判断是否涉及特殊监管条件，[去填写](/business/tenderIssue)。',
      ],
    },
    en: {
      title: 'Export declarations, {d0}: five common reasons for rejection',
      summary: 'Vague descriptions and missing models are the most common; check before shipment.',
      lines: [
        'Customs brokers’ records for week {week} link about {n1}% of returned declarations to incomplete declaration elements. The five most common problems:',
        '1. descriptions that are too general, such as “parts” or “plastic goods”;',
        '1. no brand type or preference statement;',
        '1. model or specification that differs from invoice and packing list;',
        '1. no material percentages;',
        '1. wrong conversion into the statutory unit.',
        'Keep a record for each product with its description, code and elements, and have changes checked. Companies that do so save {n0} working hours on average.',
        'An HS code in your [tender](/business/tenderIssue) lets forwarders check whether special conditions apply.',
      ],
    },
  },
  {
    at: 'away',
    nums: [
      [5, 20],
      [24, 72],
      [2, 5],
    ],
    zh: {
      title: '{city}方向舱单申报提醒：装船前 {n1} 小时提交',
      summary: '收货人信息须完整，{d14}起不完整的舱单将被退回。',
      lines: [
        '承运人提示，运往{port}的货物须在装船前 {n1} 小时提交完整舱单。自{d14}起，收货人地址、联系人或六位编码缺失的舱单将被直接退回。',
        '过渡期内，退回的舱单可在 {n2} 小时内更正，不影响装船；过渡期后需重新排队。',
        '- 货物描述使用具体名称，不使用“杂货”等统称；',
        '- 件数以最小外包装计；',
        '- 一票多货须逐项列明重量。',
        '近期抽查中约有 {n0}% 的舱单存在上述问题。建议在平台订单中提前补齐收货人资料。',
      ],
    },
    en: {
      title: 'Manifests to {city}: file {n1} hours before loading',
      summary: 'Consignee details must be complete; from {d14} incomplete manifests are rejected.',
      lines: [
        'Carriers remind shippers that manifests to {port} are due {n1} hours before loading. From {d14}, those without consignee address, contact or six-digit code are rejected.',
        'Until then a rejected manifest can be corrected within {n2} hours without missing the vessel; afterwards it is queued again.',
        '- Describe goods by their names, never as “general cargo”.',
        '- Count pieces by the smallest outer package.',
        '- State the weight of each item if there are several.',
        'About {n0}% of manifests checked recently had one of these faults. Complete the consignee details in your order early.',
      ],
    },
  },
  {
    at: 'none',
    nums: [
      [6, 12],
      [30, 60],
    ],
    zh: {
      title: '物流费用开票指引（第 {week} 周更新）：免税与应税项目如何分开',
      summary: '国际运费与境内服务费应分别开具，避免整单驳回。',
      lines: [
        '平台客服整理了第 {week} 周的开票咨询，约 {n1}% 的问题集中在免税与应税项目的区分上。',
        '国际货物运输相关费用通常适用免税，境内短驳、仓储、装箱等服务按适用税率开具。一张发票只应包含同一开票类别的项目。',
        '| 费用 | 开票类别',
        '| 国际海运费 | 免税',
        '| 燃油附加费（国际段） | 免税',
        '| 境内拖车费 | 应税',
        '| 仓储与装箱费 | 应税',
        '申请开票前请核对抬头与税号，税号校验不通过的申请会在 {n0} 分钟内驳回。[进入发票管理](/user/invoice)。',
        '具体税务处理请以主管税务机关的答复为准。',
      ],
    },
    en: {
      title: 'Invoicing logistics charges, week {week}: separate exempt and taxed items',
      summary: 'Invoice international freight and domestic services separately to avoid rejection.',
      lines: [
        'About {n1}% of invoicing questions in week {week} were about exempt and taxed items.',
        'International freight charges are usually exempt. Domestic drayage, storage and stuffing are taxed. Each invoice should cover one tax category only.',
        '| Charge | Group',
        '| International ocean freight | Exempt',
        '| Bunker surcharge, international leg | Exempt',
        '| Domestic drayage | Taxed',
        '| Storage and stuffing | Taxed',
        'Check billing profile and tax number before you submit; an invalid tax number is rejected within {n0} minutes. [Go to invoices](/user/invoice).',
        'The tax authority has the final say.',
      ],
    },
  },
  {
    at: 'home',
    nums: [
      [2, 6],
      [15, 40],
    ],
    zh: {
      title: '{city}口岸{d7}起推行 VGM 电子化核对，偏差超过 {n0}% 须更正',
      summary: '称重数据直接由地磅系统上传，纸质证明作为备用。',
      lines: [
        '自{d7}起，{port}对出口重箱的验证总重（VGM）实行电子化核对。地磅称重与申报值偏差超过 {n0}% 的，须在截单前更正，否则不予装船。',
        '## 两种申报方式',
        '- **整箱称重**：装箱后过磅，由称重单位直接上传；',
        '- **累加计算**：货物、包装与箱体自重相加，须保留计算依据。',
        '试运行期间约 {n1}% 的偏差来自遗漏托盘和垫料重量。请装箱人员如实登记。',
        '更正由订舱方发起，平台订单中可登记每个箱子的重量与铅封号。',
      ],
    },
    en: {
      title: '{city}: electronic VGM checks from {d7}; correct differences above {n0}%',
      summary: 'Weighbridges submit weights directly; paper certificates remain as a fallback.',
      lines: [
        'From {d7}, {port} checks the declared verified gross mass (VGM) of laden export containers electronically. Differences of more than {n0}% must be corrected before the SI cut-off, or the container is not loaded.',
        '## Two ways to declare',
        '- **Weighing** the packed container: the weighbridge submits the weight.',
        '- **Adding up** cargo, packaging and tare: keep the calculation on record.',
        'In the trial about {n1}% of differences came from pallets and dunnage left out. Record them.',
        'The booking party submits corrections. Weights and seal numbers can be entered for each container of an order.',
      ],
    },
  },
  {
    at: 'none',
    nums: [
      [4, 9],
      [12, 28],
    ],
    zh: {
      title: '锂电池货物订舱资料清单（{d0}版）',
      summary: '鉴定报告、MSDS 与包装证明缺一不可，建议提前 {n0} 个工作日提交。',
      lines: [
        '含锂电池的货物须在订舱时如实申报。近期抽查的货物中，约 {n1}% 因资料不齐被退关。以下为常用资料清单：',
        '- 运输条件鉴定报告（当年有效）；',
        '- 物质安全数据表（MSDS）；',
        '- UN38.3 测试概要；',
        '- 外包装性能与跌落试验证明；',
        '- 装箱照片，标签清晰可见。',
        '上述资料建议提前 {n0} 个工作日提交，以便船公司审核。瞒报货物将由托运人承担由此产生的全部费用。',
        '平台的招标表单支持上传附件，仅报价方可以查看，[发布招标](/business/tenderIssue)。',
      ],
    },
    en: {
      title: 'Documents for booking lithium batteries ({d0})',
      summary: 'Test report, MSDS and packaging certificate are all required; submit them {n0} working days ahead.',
      lines: [
        'Cargo with lithium batteries must be declared when booking. In recent checks about {n1}% was rejected for incomplete documents. The usual list:',
        '- transport test report of the current year;',
        '- material safety data sheet (MSDS);',
        '- UN38.3 test summary;',
        '- packaging performance and drop test certificate;',
        '- stuffing photos with visible labels.',
        'Submit them {n0} working days ahead for the carrier’s review. The shipper bears all costs of undeclared cargo.',
        'The tender form accepts attachments that only bidders can read: [publish a tender](/business/tenderIssue).',
      ],
    },
  },
]
