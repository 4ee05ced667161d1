interface Week {
  lane: string
  week: number
  sailings: number
  teu: string
}
interface Month {
  month: string
  calls: string
  onTime: string
  share: string
}

/** Sentences of articles about the market in one language. */
export interface MarketWords {
  /** What stands between two sentences. */
  space: string
  week: {
    title: (week: Week) => string
    lead: (week: Week) => string
    open: (tenders: number) => string
    asked: (given: { offers: number; usd: string }) => string
    none: string
    head: readonly string[]
    links: (lane: string) => string
    method: string
  }
  month: {
    title: (month: Month) => string
    lead: (month: Month) => string
    published: (tenders: number) => string
    awards: (awards: number) => string
    none: string
    busiest: string
    pairHead: readonly string[]
    punctual: string
    laneHead: readonly string[]
    method: string
  }
}

const en = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

export const MARKET_WORDS: Record<'zh' | 'en', MarketWords> = {
  zh: {
    space: '',
    week: {
      title: ({ lane, week, sailings, teu }) => `第 ${week} 周${lane}航线：${sailings} 个航次，运力 ${teu} TEU`,
      lead: ({ lane, week, sailings, teu }) =>
        `第 ${week} 周，${lane}航线共有 ${sailings} 个航次从首港开航，船舶运力合计 ${teu} TEU。`,
      open: (tenders) => `平台上该航线正在招标 ${tenders} 个。`,
      asked: ({ offers, usd }) => `在售运价 ${offers} 条，40HQ 全包价中位数 USD ${usd}。`,
      none: '本周航次与船舶运力一览。',
      head: ['航线', '船名', '航次', '首港', '开航', 'TEU'],
      links: (lane) =>
        `[查看该航线的招标](/business/searchTender?lane=${lane})，或到[集市](/business/market?kind=RATE)比较报价。`,
      method: '航次与运力按发布当日的船期统计，自周一至周日；招标与报价为当日清晨的在线数量；停航航次不计。',
    },
    month: {
      title: ({ month, share }) => `${month}市场月报：船舶准点率 ${share}`,
      lead: ({ month, calls, onTime, share }) =>
        `${month}，各航线船舶计划靠港 ${calls} 次，准点 ${onTime} 次，准点率 ${share}。`,
      published: (tenders) => `当月发布招标 ${tenders} 个。`,
      awards: (awards) => `当月定标 ${awards} 个。`,
      none: '各航线船舶准点情况一览。',
      busiest: '## 定标最多的港口组合',
      pairHead: ['起运港→目的港', '定标'],
      punctual: '## 各航线准点率',
      laneHead: ['航线', '计划靠港', '准点', '准点率'],
      method: '晚到不超过一天计为准点，取消挂靠与停航计为不准点；招标与定标按平台记录统计。',
    },
  },
  en: {
    space: ' ',
    week: {
      title: ({ lane, week, sailings, teu }) => `${lane} in week ${week}: ${en(sailings, 'sailing')}, ${teu} TEU`,
      lead: ({ lane, week, sailings, teu }) =>
        `In week ${week}, ${en(sailings, 'sailing')} on the ${lane} trade ${sailings === 1 ? 'leaves its' : 'leave their'} first port, with ${teu} TEU in all.`,
      open: (tenders) => `${en(tenders, 'tender')} for the lane ${tenders === 1 ? 'is' : 'are'} open on the platform.`,
      asked: ({ offers, usd }) =>
        `${en(offers, 'rate')} ${offers === 1 ? 'is' : 'are'} on offer, the median for a 40HQ being USD ${usd} all-in.`,
      none: 'Sailings and capacity of the week.',
      head: ['Service', 'Vessel', 'Voyage', 'First port', 'Departure', 'TEU'],
      links: (lane) =>
        `See the [tenders for the lane](/business/searchTender?lane=${lane}) or compare rates in the [marketplace](/business/market?kind=RATE).`,
      method:
        'Sailings from Monday to Sunday by the schedules of the day; tenders and rates as online that morning. Blank sailings do not count.',
    },
    month: {
      title: ({ month, share }) => `${month} in figures: services ${share} on time`,
      lead: ({ month, calls, onTime, share }) =>
        `In ${month} the services had ${calls} planned port calls, of which ${onTime} were on time: ${share}.`,
      published: (tenders) => `${en(tenders, 'tender')} ${tenders === 1 ? 'was' : 'were'} published.`,
      awards: (awards) => `${en(awards, 'tender')} ${awards === 1 ? 'was' : 'were'} awarded.`,
      none: 'How punctual the services of each lane were.',
      busiest: '## Pairs with most awards',
      pairHead: ['From–to', 'Awards'],
      punctual: '## Punctuality by lane',
      laneHead: ['Lane', 'Planned calls', 'On time', 'Share'],
      method:
        'Up to one day late counts as on time, an omitted call or blank sailing as late. Tenders and awards are counted from the platform’s records.',
    },
  },
}
