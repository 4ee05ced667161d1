import type { Story } from './story.ts'

/** Stories on indices and rates. All values are invented. */
export const INDEX_STORIES: readonly Story[] = [
  {
    at: 'lane',
    nums: [
      [1180, 2650],
      [1, 9],
      [1500, 4200],
      [2, 6],
    ],
    zh: {
      title: '运价快讯：第 {week} 周{lane}分指数 {n0} 点，环比上涨 {n1}%',
      summary: '40HQ 全包参考价约 {n2} 美元，涨幅连续第 {n3} 周。',
      lines: [
        '仓通示例运价指数显示，第 {week} 周{lane}分指数报 {n0} 点，环比上涨 {n1}%，为连续第 {n3} 周上行。',
        '| 指标 | 数值',
        '| 分指数 | {n0} 点',
        '| 环比 | +{n1}%',
        '| 40HQ 全包参考价 | {n2} 美元',
        '上涨主要受出货节奏前移和船公司停航影响。多数报价有效期缩短至 7 天，建议在确认舱位的同时锁定附加费。',
        '指数取自平台上同一航线、同一箱型的公开报价中位数，样本不足时不发布。最新报价见[集市](/business/market?kind=RATE)。',
      ],
    },
    en: {
      title: 'Rates: {lane} index at {n0} in week {week}, up {n1}%',
      summary: 'The all-in reference for 40HQ is about USD {n2}; up for {n3} weeks in a row.',
      lines: [
        'The Cangtong sample index for {lane} was {n0} points in week {week}, up {n1}%; it has risen for {n3} weeks in a row.',
        '| Measure | Value',
        '| Index | {n0} points',
        '| Change on week | +{n1}%',
        '| 40HQ all-in reference | USD {n2}',
        'Earlier shipping and blank sailings drove the rise. Most rates are now valid for seven days only, so lock in surcharges together with the space.',
        'The index is the median of public rates for the same lane and container type; it is not published if there are too few. Latest rates: [marketplace](/business/market?kind=RATE).',
      ],
    },
  },
  {
    at: 'lane',
    nums: [
      [900, 2100],
      [1, 7],
      [1100, 3600],
      [20, 60],
    ],
    zh: {
      title: '{lane}即期运价第 {week} 周回落 {n1}%，报价区间扩大',
      summary: '最高与最低报价相差约 {n3}%，比价空间增大。',
      lines: [
        '第 {week} 周，{lane}航线即期运价环比回落 {n1}%，分指数报 {n0} 点。同一航线不同承运人的报价相差约 {n3}%，区间较上周扩大。',
        '运力恢复是回落的主要原因。前期停航的航次陆续复航，部分班次以 {n2} 美元左右的价格揽收 40HQ 货物。',
        '## 询价建议',
        '- 比较全包价而不是海运费，核对目的港码头操作费是否在内；',
        '- 留意报价有效期与最晚开船日；',
        '- 同一航线至少邀请三家以上报价。',
        '> 价格回落期，合同中的“最低价跟随”条款对出口企业更有利。',
        '可[发布密封招标](/business/tenderIssue)，在截止前任何一方都看不到价格。',
      ],
    },
    en: {
      title: '{lane} spot rates down {n1}% in week {week}; price range widens',
      summary: 'The highest and lowest rates are about {n3}% apart; it pays to compare.',
      lines: [
        'Spot rates to {lane} fell {n1}% in week {week}; the index is {n0}. Rates for the same lane are about {n3}% apart, wider than a week ago.',
        'Returning capacity is the main reason. Sailings blanked earlier are back, and some take 40HQ cargo at around USD {n2}.',
        '## When asking for quotes',
        '- Compare all-in prices rather than ocean freight, and check whether destination THC is included.',
        '- Check the validity and the last sailing it covers.',
        '- Invite at least three companies for one lane.',
        '> In a falling market a clause that follows the lowest price favours the shipper.',
        'In a [sealed tender](/business/tenderIssue) nobody sees a price before the deadline.',
      ],
    },
  },
  {
    at: 'both',
    nums: [
      [900, 1800],
      [1950, 3400],
      [2, 11],
      [18, 35],
    ],
    zh: {
      title: '{city}—{podCity}第 {week} 周参考价：20GP {n0} 美元，40HQ {n1} 美元',
      summary: '与上周相比变动约 {n2}%，直航航程 {n3} 天左右。',
      lines: [
        '根据平台公开报价，第 {week} 周{port}至{pod}整箱全包参考价如下：',
        '| 箱型 | 参考价（美元） | 较上周',
        '| 20GP | {n0} | {n2}%',
        '| 40HQ | {n1} | {n2}%',
        '直航航程约 {n3} 天，中转方案价格略低但时间延长五至九天。参考价含海运费、燃油附加费和起运港码头操作费，不含目的港费用。',
        '单票实际价格与货物品类、装期、付款条件有关。可查看[该航线的最新报价](/business/market?pol={code}&pod={podCode})或[报价中的招标](/business/searchTender?pol={code}&pod={podCode})。',
      ],
    },
    en: {
      title: '{city}–{podCity} in week {week}: USD {n0} for 20GP, USD {n1} for 40HQ',
      summary: 'About {n2}% change on the week; direct services take about {n3} days.',
      lines: [
        'All-in references for full containers from {port} to {pod} in week {week}, from public rates on the platform:',
        '| Container | Reference, USD | Change on week',
        '| 20GP | {n0} | {n2}%',
        '| 40HQ | {n1} | {n2}%',
        'Direct services take about {n3} days. Transhipment is slightly cheaper but takes five to nine days longer. References include ocean freight, bunker surcharge and origin THC, not charges at destination.',
        'The price of a shipment depends on cargo, loading date and payment terms. See the [latest rates on this lane](/business/market?pol={code}&pod={podCode}) or [open tenders](/business/searchTender?pol={code}&pod={podCode}).',
      ],
    },
  },
  {
    at: 'lane',
    nums: [
      [45, 180],
      [2, 9],
      [60, 240],
    ],
    zh: {
      title: '{lane}航线{d10}起调整燃油附加费，每标准箱 {n0} 美元',
      summary: '船公司按季度公式调整，提单日在调整日前的货物不受影响。',
      lines: [
        '{company}通知，自{d10}起{lane}航线燃油附加费（BAF）调整为每标准箱 {n0} 美元，40 尺箱按两倍计收，变动幅度约 {n1}%。',
        '此次调整依据上一季度的低硫燃油平均价，按公开公式计算。**提单日期**在调整日前的货物适用原标准。',
        '- 合约客户以合同约定为准；',
        '- 冷藏箱另加收每箱 {n2} 美元；',
        '- 预付与到付适用同一标准。',
        '在平台报价时，燃油附加费应作为单独一行填写，或勾选“已含在海运费内”，避免重复计费。',
      ],
    },
    en: {
      title: 'Bunker surcharge to {lane} set at USD {n0} per TEU from {d10}',
      summary: 'Carriers apply a quarterly formula; cargo with an earlier bill of lading date is not affected.',
      lines: [
        '{company} will charge a bunker adjustment factor (BAF) of USD {n0} per TEU to {lane} from {d10}, twice that for 40-foot containers, a change of about {n1}%.',
        'The figure follows a published formula based on last quarter’s average price of low-sulphur fuel. Cargo with an earlier **bill of lading date** pays the previous rate.',
        '- For contract customers the contract applies.',
        '- Reefers pay an additional USD {n2} per container.',
        '- The same rate applies to prepaid and collect shipments.',
        'When quoting on the platform, enter BAF as a separate line or mark it as included in the ocean freight, so that it is not counted twice.',
      ],
    },
  },
  {
    at: 'home',
    nums: [
      [380, 920],
      [2, 8],
      [25, 55],
    ],
    zh: {
      title: '{city}集卡短驳参考价第 {week} 周：40 公里内每箱 {n0} 元',
      summary: '等待费与夜间作业费成为车队报价差异的主要来源。',
      lines: [
        '第 {week} 周，{port}周边集卡短驳价格总体平稳。40 公里以内单程参考价为每箱 {n0} 元，环比变动 {n1}%。',
        '车队报价的差异主要不在里程，而在以下附加项目：',
        '- 提箱、还箱等待超过两小时的**等待费**；',
        '- 夜间及周末作业费；',
        '- 提前进港的堆存与二次搬移费。',
        '调查显示，采用往返配载的车辆实际利用率高出约 {n2}%，报价更有优势。',
        '可在[集卡运力](/business/market?kind=TRUCK)中按城市查看车辆与报价。',
      ],
    },
    en: {
      title: 'Drayage in {city}, week {week}: CNY {n0} per container within 40 km',
      summary: 'Waiting time and night work explain most price differences.',
      lines: [
        'Drayage prices around {port} were steady in week {week}. The one-way reference within 40 km is CNY {n0} per container, a change of {n1}%.',
        'Prices differ less by distance than by extras:',
        '- **waiting** beyond two hours at pick-up or return;',
        '- night and weekend work;',
        '- storage and shifting for early gate-in.',
        'Trucks with loads both ways run about {n2}% fuller and quote lower.',
        'See vehicles and prices by city under [truck capacity](/business/market?kind=TRUCK).',
      ],
    },
  },
]
