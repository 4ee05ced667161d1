import type { Story } from './story.ts'

/** Port notices. */
export const PORT_STORIES: readonly Story[] = [
  {
    at: 'home',
    nums: [
      [12, 36],
      [2, 4],
      [18, 30],
    ],
    zh: {
      title: '{port}：受大风影响{d1}起暂停集装箱作业约 {n0} 小时',
      summary: '进港预约顺延，已预约车辆无须重新申请。',
      lines: [
        '根据气象预报，{port}将自{d1}起暂停集装箱装卸及集卡进出港作业，预计约 {n0} 小时，恢复时间以码头通知为准。',
        '## 请相关企业注意',
        '- 已预约的进港时段自动顺延，车辆无须重新申请；',
        '- 截港时间相应顺延，以船公司最新通知为准；',
        '- 冷藏箱请确认供电安排，危险品箱暂缓进港；',
        '- 码头免堆期按停工时长顺延。',
        '预计恢复作业后 {n2} 小时内为集中进港时段，每闸口通行时间可能延长至 {n1} 小时。建议错峰安排。',
        '受影响的招标与订单，买卖双方可在订单页内协商新的装期，[查看{city}出口招标](/business/searchTender?pol={code})。',
      ],
    },
    en: {
      title: '{city}: container operations suspended for about {n0} hours from {d1} due to strong winds',
      summary: 'Gate appointments are rescheduled automatically; no need to book again.',
      lines: [
        'Due to the forecast, {port} will suspend container handling and gate traffic from {d1} for about {n0} hours. The terminals will announce when operations resume.',
        '## Note',
        '- Gate appointments are rescheduled automatically; trucks need not book again.',
        '- Cut-offs are extended accordingly; the carrier’s latest notice applies.',
        '- Confirm power supply for reefers. Dangerous-goods containers are not accepted for now.',
        '- Free storage is extended by the duration of the suspension.',
        'Expect heavy gate traffic in the {n2} hours after operations resume, with turn times of up to {n1} hours. Avoid the peak where you can.',
        'Buyer and seller may agree on a new loading date within an order. [Tenders from {city}](/business/searchTender?pol={code}).',
      ],
    },
  },
  {
    at: 'away',
    nums: [
      [3, 9],
      [18, 42],
      [55, 85],
    ],
    zh: {
      title: '{port}靠泊等待约 {n0} 天，堆场利用率 {n2}%（{d0}）',
      summary: '进口重箱提离时间延长，建议申请更长的目的港免箱期。',
      lines: [
        '截至{d0}，{port}锚地有 {n1} 艘集装箱船等待靠泊，平均等待约 {n0} 天，堆场利用率约 {n2}%。',
        '码头方面表示，拥堵主要由于前期集中到港及内陆铁路车皮周转放缓。优先靠泊顺序仍按班轮窗口执行，脱班船舶顺延。',
        '| 指标 | 当前',
        '| 等待靠泊 | {n1} 艘',
        '| 平均等待 | {n0} 天',
        '| 堆场利用率 | {n2}%',
        '出口企业可采取的措施：在订舱时申请更长的免箱期；将紧急货物改走邻近港口；提前通知收货人准备清关文件。',
        '关于到{city}的直航与中转方案，可参考[集市](/business/market?pod={code})。',
      ],
    },
    en: {
      title: '{city}: berth waits of {n0} days, yard {n2}% full on {d0}',
      summary: 'Import containers leave more slowly; request longer free time at destination.',
      lines: [
        'On {d0}, {n1} container vessels were waiting off {port}, for {n0} days on average. The yard is about {n2}% full.',
        'The terminals name vessel bunching and slower rail wagons as the causes. Berths are still allocated by liner window; vessels off schedule wait.',
        '| Measure | Now',
        '| Vessels waiting | {n1}',
        '| Average wait | {n0} days',
        '| Yard utilisation | {n2}%',
        'Exporters can request longer free time when booking, route urgent cargo via a neighbouring port, and have the consignee prepare customs documents early.',
        'For direct and transhipment options to {city}, see the [marketplace](/business/market?pod={code}).',
      ],
    },
  },
  {
    at: 'home',
    nums: [
      [1, 4],
      [4, 12],
      [2, 6],
    ],
    zh: {
      title: '{port} {n0} 号闸口{d3}起夜间施工，集卡请绕行',
      summary: '施工期 {n1} 天，每日 20 时至次日 6 时封闭，白天不受影响。',
      lines: [
        '为更新闸口识别设备，{port} {n0} 号闸口将自{d3}起夜间施工，为期 {n1} 天。施工时段为每日 20 时至次日 6 时，白天正常通行。',
        '施工期间，夜间进出港车辆请改走相邻闸口，预计增加行驶时间 {n2}0 分钟。预约平台将在施工时段自动关闭该闸口的可选时段。',
        '1. 已预约施工时段的车辆，请于开工前一日完成改约。',
        '1. 超限箱、危险品箱请联系码头调度确认通行路线。',
        '1. 还箱地点变更以船公司通知为准。',
        '给您带来不便，敬请谅解。车队可在[集卡运力](/business/market?kind=TRUCK)更新可用时段。',
      ],
    },
    en: {
      title: '{city}: gate {n0} closed at night for {n1} days from {d3}',
      summary: 'Closed from 20:00 to 06:00 for works; daytime traffic is not affected.',
      lines: [
        'For an equipment upgrade, gate {n0} of {port} will be closed at night from {d3} for {n1} days, from 20:00 to 06:00. It stays open during the day.',
        'Trucks should use the neighbouring gates at night and allow {n2}0 more minutes. The appointment system closes this gate’s slots automatically.',
        '1. Rebook appointments in these hours by the day before.',
        '1. For oversize and dangerous-goods containers, confirm the route with the terminal.',
        '1. The carrier will announce any change of the return depot.',
        'We apologise for the inconvenience. Fleets can update their availability under [truck capacity](/business/market?kind=TRUCK).',
      ],
    },
  },
  {
    at: 'both',
    nums: [
      [6, 24],
      [2, 4],
      [2, 5],
    ],
    zh: {
      title: '“{vessel}”轮{city}至{podCity}航次调整：预计晚开 {n0} 小时',
      summary: '截关、截单时间同步顺延，中转货物另行通知。',
      lines: [
        '因上一港作业延误，{serviceName}（{service}）“{vessel}”轮在{port}的靠泊计划调整，预计晚开约 {n0} 小时，抵达{pod}的时间顺延 {n1} 天左右。',
        '- 截港、截关与截单时间同步顺延，以订舱确认的更新为准；',
        '- 已进港货物无须移动；',
        '- 经{podCity}中转的货物，如衔接不上二程船，将安排下一班，预计增加 {n2} 天。',
        '订单双方可在平台登记新的开船与到港时间，系统会通知收藏该航次的企业。',
        '> 货物如有到货期限，请尽快与承运人确认改配方案。',
        '其他班次可在[集市](/business/market?pol={code}&pod={podCode})查看。',
      ],
    },
    en: {
      title: '{vessel}, {city} to {podCity}: departure about {n0} hours later',
      summary: 'Cut-offs are extended; separate notice follows for transhipment cargo.',
      lines: [
        'Delays at the previous port have changed the berthing of {vessel}, sailing for {serviceName} ({service}), at {port}. Departure is expected about {n0} hours later and arrival at {pod} about {n1} days late.',
        '- CY, customs and SI cut-offs are extended; the updated booking confirmation applies.',
        '- Cargo already in the terminal need not be moved.',
        '- Transhipment cargo that misses its connection at {podCity} takes the next vessel, about {n2} days later.',
        'Both parties to an order can enter the new dates; companies that saved the sailing are notified.',
        '> If your cargo has a delivery deadline, arrange rebooking with the carrier soon.',
        'Other sailings: [marketplace](/business/market?pol={code}&pod={podCode}).',
      ],
    },
  },
  {
    at: 'home',
    nums: [
      [7, 14],
      [3, 6],
      [20, 60],
    ],
    zh: {
      title: '{port}{d5}起试行出口重箱提前 {n0} 天进港',
      summary: '试行期免收超前进港堆存费，单航次限额 {n2}%。',
      lines: [
        '为平衡进港高峰，{port}自{d5}起试行出口重箱提前进港：开港时间由原来的 {n1} 天提前至开船前 {n0} 天。',
        '试行期内，提前进港的普通干货箱免收超前堆存费；每航次提前进港箱量不超过该航次出口箱量的 {n2}%，先到先得。',
        '## 不适用的箱子',
        '- 冷藏箱、危险品箱与超限箱；',
        '- 未取得订舱确认或未完成 VGM 申报的箱子；',
        '- 换船、改配未完成系统更新的箱子。',
        '车队可利用提前进港安排返程配载，招标方可在[招标条款](/business/tenderIssue)中注明进港时间要求。',
      ],
    },
    en: {
      title: '{city}: export containers accepted {n0} days before departure from {d5}',
      summary: 'No early-arrival storage during the trial; up to {n2}% of a voyage’s exports.',
      lines: [
        'To even out gate peaks, {port} will accept laden export containers {n0} days before departure from {d5}, instead of {n1} days.',
        'During the trial, dry containers pay no storage for early arrival. Up to {n2}% of a voyage’s export containers can arrive early, first come, first served.',
        '## Not included',
        '- reefers, dangerous goods and oversize containers;',
        '- containers without a booking confirmation or VGM;',
        '- containers whose change of vessel is not yet in the system.',
        'Fleets can plan return loads around early gate-in, and shippers can state their requirements in the [tender terms](/business/tenderIssue).',
      ],
    },
  },
]
