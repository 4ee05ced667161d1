import type { Story } from './story.ts'

/** Stories on the market. */
export const MARKET_STORIES: readonly Story[] = [
  {
    at: 'lane',
    nums: [
      [3, 9],
      [82, 97],
      [4, 12],
      [2, 5],
    ],
    zh: {
      title: '第{week}周{lane}航线观察：装载率约{n1}%，部分船公司停航{n3}班',
      summary: '订舱窗口收窄至{n2}天左右，货代建议旺季货物提前两周锁定舱位。',
      lines: [
        '进入第{week}周，中国出口至{lane}方向的订舱节奏明显加快。受访的{n2}家货代反映，主要港口的平均装载率约为{n1}%，较上周上升{n0}个百分点。',
        '**停航**仍是船公司调节运力的主要手段。{company}等承运人已通知客户，未来四周内将取消{n3}个航次，受影响的货物顺延至下一班。',
        '## 对出口企业意味着什么',
        '- 大柜（40HQ）缺口大于小柜，混装方案更容易拿到舱位。',
        '- 合约货优先于即期货，甩柜多发生在截关前两天才订舱的货物上。',
        '- 目的港免费用箱天数成为谈判重点，多数报价提供7至14天。',
        '> “与其等待下一轮降价，不如把装期放宽三到五天，往往能省下一笔加班费。”一位航线经理说。',
        '需要比较各家全包价的企业，可在[运力市场](/business/market?mode=FCL)按航线筛选，或直接[发布招标](/business/tenderIssue)，由货代在截止前密封报价。',
      ],
    },
    en: {
      title: 'Week {week} on the {lane} trade: vessels about {n1}% full, {n3} sailings blanked',
      summary:
        'Booking windows have narrowed to about {n2} days; forwarders advise fixing peak-season space two weeks ahead.',
      lines: [
        'Bookings from China to {lane} have picked up in week {week}. The {n2} forwarders we asked put average utilisation from main ports at about {n1}%, up {n0} points on the week.',
        '**Blank sailings** remain the main tool for managing capacity. {company} and others have told customers that {n3} sailings will be withdrawn over the next four weeks; cargo moves to the following vessel.',
        '## What it means for shippers',
        '- 40HQ is tighter than 20GP; mixed equipment is easier to place.',
        '- Contract cargo is loaded first. Rollings mostly hit bookings made within two days of the cut-off.',
        '- Free time at destination has become a point of negotiation; most quotes offer 7 to 14 days.',
        '> “Widening the cargo-ready window by three to five days often saves more than waiting for the next rate cut,” one trade manager said.',
        'To compare all-in prices, filter the [marketplace](/business/market?mode=FCL) by lane, or [publish a tender](/business/tenderIssue) and let forwarders quote under seal.',
      ],
    },
  },
  {
    at: 'both',
    nums: [
      [18, 34],
      [6, 14],
      [2, 4],
    ],
    zh: {
      title: '{company}{d7}起开通{city}至{podCity}周班快线，全程{n0}天',
      summary: '新航线每周一班，首航由“{vessel}”轮执行，预留{n1}个冷藏插座。',
      lines: [
        '{company}宣布，自{d7}起开通{port}至{pod}的周班快线。首航船舶为“{vessel}”轮，挂靠顺序为{city}—{podCity}，全程约{n0}天。',
        '该公司表示，新航线面向对时效敏感的跨境电商和汽配货源，与现有慢速航线相比可节省{n2}天左右。',
        '| 项目 | 安排',
        '| 班期 | 每周一班',
        '| 航程 | 约{n0}天',
        '| 截关 | 开船前48小时',
        '| 冷藏插座 | 每航次{n1}个',
        '业内人士提醒，新航线头两个月的准班率通常偏低，建议为首批货物预留缓冲时间。',
        '相关报价可在[运力市场查询{city}出口舱位](/business/market?pol={code}&pod={podCode})。',
      ],
    },
    en: {
      title: '{company} to launch weekly {city}–{podCity} express on {d7}, {n0} days in transit',
      summary: 'One sailing a week; {vessel} takes the first voyage with {n1} reefer plugs set aside.',
      lines: [
        '{company} will start a weekly express from {port} to {pod} on {d7}. {vessel} takes the first voyage, calling {city} and {podCity}, with a transit time of about {n0} days.',
        'The carrier aims at e-commerce and automotive cargo and expects to save some {n2} days against its slower loop.',
        '| Item | Arrangement',
        '| Frequency | Weekly',
        '| Transit time | About {n0} days',
        '| Customs cut-off | 48 hours before departure',
        '| Reefer plugs | {n1} per voyage',
        'Schedule reliability of a new loop tends to be low in its first two months, so shippers should allow a margin for first consignments.',
        'Current offers: [space from {city} on the marketplace](/business/market?pol={code}&pod={podCode}).',
      ],
    },
  },
  {
    at: 'home',
    nums: [
      [5, 15],
      [120, 380],
      [15, 45],
    ],
    zh: {
      title: '{port}周边空箱趋紧，提箱等待约{n0}小时（第{week}周）',
      summary: '堆场建议提前一天预约，套箱利用可明显降低空驶。',
      lines: [
        '第{week}周，{port}周边堆场的空箱周转放缓。集卡车队反映，大柜提箱平均等待约{n0}小时，部分堆场单日缺口达{n1}个标准箱。',
        '造成紧张的原因主要有三点：',
        '- 进口重箱返还节奏慢于出口放箱；',
        '- 部分船公司将空箱优先调往内陆；',
        '- 截关日集中，车辆扎堆提箱。',
        '多家车队开始采用**套箱**方式，即将进口卸空的箱子直接用于下一票出口装货。以往返60公里计，每票可减少约{n2}%的空驶里程。',
        '平台的[空箱专区](/business/market?kind=EMPTY_BOX)支持按箱型、船公司和距离匹配，车队与货主可在线确认交接。',
      ],
    },
    en: {
      title: 'Empty boxes tight around {city}, pick-up waits of {n0} hours in week {week}',
      summary: 'Depots ask hauliers to book a day ahead; street turns cut empty running noticeably.',
      lines: [
        'Depots around {port} are turning empties more slowly in week {week}. Hauliers report average waits of about {n0} hours for 40HQ; some depots are short of {n1} TEU a day.',
        'Three reasons are named:',
        '- import boxes come back more slowly than export boxes are released;',
        '- some carriers reposition empties inland first;',
        '- cut-offs fall on the same days, so trucks arrive in bunches.',
        'More fleets now use **street turns**: a box emptied after import goes straight to the next export loading. On a 60 km round trip this saves about {n2}% of empty running.',
        'The [empty-container section](/business/market?kind=EMPTY_BOX) matches by box type, carrier and distance.',
      ],
    },
  },
  {
    at: 'lane',
    nums: [
      [40, 75],
      [8, 20],
      [2, 6],
    ],
    zh: {
      title: '{lane}航线合约谈判进入{d0}当周，约{n0}%货主选择季度合约',
      summary: '与年度合约相比，季度合约的价格更贴近即期市场，但对履约量的要求更严格。',
      lines: [
        '据对{n1}家出口企业的走访，{lane}航线本轮谈判中约{n0}%的货主倾向于季度合约，比去年同期明显增加。',
        '选择季度合约的主要理由是可以更快反映市场变化。与此同时，承运人普遍要求月度最低履约量，并约定短装费用。',
        '## 谈判清单',
        '1. 写明价格包含的费用，例如起运港码头操作费、单证费和铅封费。',
        '1. 约定燃油附加费的计算口径与调整周期。',
        '1. 明确甩柜后的补偿方式和顺延时限。',
        '1. 约定目的港免费用箱与免费堆存天数。',
        '> “价格只差{n2}个百分点时，舱位保证比单价更重要。”一位采购负责人表示。',
        '招标文件可直接使用平台的[费用清单模板](/business/tenderIssue)，让各家报价在同一口径下比较。',
      ],
    },
    en: {
      title: '{lane} contract talks in the week of {d0}: about {n0}% of shippers go quarterly',
      summary: 'Quarterly contracts follow the spot market more closely than annual ones but demand firmer volumes.',
      lines: [
        'Of {n1} exporters visited, about {n0}% lean towards quarterly contracts for {lane} this round, clearly more than a year ago.',
        'They want prices to follow the market faster. In return carriers ask for a monthly minimum quantity and agree a charge for shortfalls.',
        '## A checklist for the talks',
        '1. State which charges are in the price, such as origin THC, documentation and seal.',
        '1. Agree how the bunker surcharge is calculated and how often it changes.',
        '1. Settle compensation and the longest delay after a rolling.',
        '1. Agree free detention and demurrage days at destination.',
        '> “When prices are within {n2} points of each other, guaranteed space matters more than the rate,” said one buyer.',
        'The platform’s [tender form](/business/tenderIssue) asks for charges line by line, so that quotes can be compared like with like.',
      ],
    },
  },
  {
    at: 'home',
    nums: [
      [6, 18],
      [55, 88],
      [3, 8],
    ],
    zh: {
      title: '{city}拼箱货量第{week}周环比增长{n0}%，集拼企业加开{n2}个仓位',
      summary: '小批量、多批次成为中小外贸企业的常态，截仓时间普遍提前半天。',
      lines: [
        '第{week}周{city}口岸拼箱（LCL）收货量环比增长{n0}%，仓库平均利用率约{n1}%。为应对集中到货，{company}加开了{n2}个收货仓位。',
        '增长主要来自家居、五金和服装类小批量订单。由于货物到仓时间集中在截仓前一天，部分仓库将截仓时间提前了半天。',
        '## 送仓前请核对',
        '- 唛头与入仓单一致，每件外箱张贴入仓编号；',
        '- 重量、体积按最大外廓尺寸申报，避免复核后改单；',
        '- 带电、液体和粉末货物须提前提交鉴定报告。',
        '需要询价的企业可在[找货源与运力](/business/market?pol={code}&mode=LCL)中查看拼箱报价。',
      ],
    },
    en: {
      title: 'LCL volumes in {city} up {n0}% in week {week}; consolidators add {n2} receiving bays',
      summary:
        'Small and frequent shipments are now the rule for smaller exporters; warehouses close half a day earlier.',
      lines: [
        'LCL cargo received in {city} rose {n0}% on the week, with warehouses about {n1}% full. {company} has added {n2} receiving bays to cope.',
        'Growth comes from small orders of home goods, hardware and garments. As most cargo arrives the day before the CFS cut-off, some warehouses now close half a day earlier.',
        '## Before you deliver',
        '- Shipping marks match the warehouse order, and each carton carries its number.',
        '- Weight and volume are declared by the largest outer dimensions, so that nothing is amended after re-measuring.',
        '- Batteries, liquids and powders need their reports in advance.',
        'LCL prices can be found on the [marketplace](/business/market?pol={code}&mode=LCL).',
      ],
    },
  },
]
