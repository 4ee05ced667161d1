interface Changes {
  /** Percent over the week, four weeks and a year; undefined where the series does not reach. */
  onWeek: number
  onMonth: number | undefined
  onYear: number | undefined
}
interface Named {
  name: string
  pct: string
}
interface Breadth {
  rose: number
  fell: number
  best: Named
  worst: Named
}
type Valued = Changes & { week: number; value: string }
type Laned = Changes & { week: number; lane: string }

/** Sentences of the articles about the index in one language. */
export interface IndexWords {
  /** What stands between two sentences. */
  space: string
  all: {
    title: (given: Valued) => string
    summary: (given: Breadth) => string
    lead: (given: Valued) => string
    breadth: (given: Breadth) => string
    head: readonly string[]
  }
  lane: {
    title: (given: Laned & { usd: string }) => string
    summary: (given: Laned & { value: string }) => string
    lead: (given: Laned & { value: string; usd: string }) => string
    head: readonly string[]
    advice: string
  }
  highest: (weeks: number) => string
  lowest: (weeks: number) => string
  rising: (weeks: number) => string
  falling: (weeks: number) => string
  method: string
}

const size = (pct: number): string => `${Math.abs(pct).toFixed(1)}%`
const zhMove = (pct: number): string => (pct === 0 ? '持平' : `${pct > 0 ? '上涨' : '下跌'} ${size(pct)}`)
const enMove = (pct: number): string => (pct === 0 ? 'unchanged' : `${pct > 0 ? 'up' : 'down'} ${size(pct)}`)
const zhSince = ({ onMonth, onYear }: Changes): string =>
  [
    ...(onMonth === undefined ? [] : [`，较四周前${zhMove(onMonth)}`]),
    ...(onYear === undefined ? [] : [`，较去年同期${zhMove(onYear)}`]),
  ].join('')
const enSince = ({ onMonth, onYear }: Changes): string =>
  [
    ...(onMonth === undefined ? [] : [`, ${enMove(onMonth)} over four weeks`]),
    ...(onYear === undefined ? [] : [`${onMonth === undefined ? ', ' : ' and '}${enMove(onYear)} on the year`]),
  ].join('')
const enLanes = (count: number): string => (count === 1 ? '1 lane' : `${count} lanes`)

export const INDEX_WORDS: Record<'zh' | 'en', IndexWords> = {
  zh: {
    space: '',
    all: {
      title: ({ week, value, onWeek }) => `第 ${week} 周综合运价指数 ${value} 点，较上周${zhMove(onWeek)}`,
      summary: ({ rose, fell, best, worst }) =>
        `${rose} 条航线上涨，${fell} 条下跌；${best.name}（${best.pct}）表现最强，${worst.name}（${worst.pct}）最弱。`,
      lead: ({ week, value, ...changes }) =>
        `仓通第 ${week} 周综合运价指数为 ${value} 点，较上周${zhMove(changes.onWeek)}${zhSince(changes)}。`,
      breadth: ({ rose, fell, best, worst }) =>
        `本周 ${rose} 条航线上涨、${fell} 条下跌。${best.name}航线变化为 ${best.pct}，居首；${worst.name}航线为 ${worst.pct}，居末。`,
      head: ['航线', '指数', '周变化', '四周变化', '40 尺柜参考价（USD）'],
    },
    lane: {
      title: ({ lane, week, onWeek, usd }) => `第 ${week} 周${lane}运价${zhMove(onWeek)}，40 尺柜参考价 USD ${usd}`,
      summary: ({ value, ...changes }) => `分指数 ${value} 点，较上周${zhMove(changes.onWeek)}${zhSince(changes)}。`,
      lead: ({ lane, week, value, usd, ...changes }) =>
        `第 ${week} 周${lane}航线分指数为 ${value} 点，较上周${zhMove(changes.onWeek)}${zhSince(changes)}。按基期运价折算，40 尺柜港到港参考价为 USD ${usd}。`,
      head: ['周一', '分指数', '周变化', '40 尺柜参考价（USD）'],
      advice:
        '参考价是水平，不是报价。各货代在售价格见[集市](/business/market?kind=RATE)，也可[发布招标](/business/tenderIssue)询价。',
    },
    highest: (weeks) => `为近 ${weeks} 周最高。`,
    lowest: (weeks) => `为近 ${weeks} 周最低。`,
    rising: (weeks) => `已连续 ${weeks} 周上涨。`,
    falling: (weeks) => `已连续 ${weeks} 周下跌。`,
    method: '指数以 2024 年 11 月 18 日当周为 1,000 点，航线权重固定，每周五 15:00 发布，发布后不再修订。',
  },
  en: {
    space: ' ',
    all: {
      title: ({ week, value, onWeek }) => `Freight index at ${value} in week ${week}, ${enMove(onWeek)} on the week`,
      summary: ({ rose, fell, best, worst }) =>
        `${enLanes(rose)} rose and ${fell} fell; ${best.name} (${best.pct}) was strongest, ${worst.name} (${worst.pct}) weakest.`,
      lead: ({ week, value, ...changes }) =>
        `The Cangtong composite index stood at ${value} in week ${week}, ${enMove(changes.onWeek)} on the week${enSince(changes)}.`,
      breadth: ({ rose, fell, best, worst }) =>
        `${enLanes(rose)} rose this week and ${fell} fell. ${best.name} led with ${best.pct}; ${worst.name} came last with ${worst.pct}.`,
      head: ['Lane', 'Index', '1 week', '4 weeks', "40' reference (USD)"],
    },
    lane: {
      title: ({ lane, week, onWeek, usd }) =>
        `${lane} rates ${enMove(onWeek)} in week ${week}; 40' reference USD ${usd}`,
      summary: ({ value, ...changes }) =>
        `The lane index stands at ${value}, ${enMove(changes.onWeek)} on the week${enSince(changes)}.`,
      lead: ({ lane, week, value, usd, ...changes }) =>
        `The ${lane} index stood at ${value} in week ${week}, ${enMove(changes.onWeek)} on the week${enSince(changes)}. From the base rates this puts a 40' container at USD ${usd}, port to port.`,
      head: ['Monday', 'Index', '1 week', "40' reference (USD)"],
      advice:
        'The reference is a level, not an offer. See what forwarders ask now in the [marketplace](/business/market?kind=RATE), or [publish a tender](/business/tenderIssue).',
    },
    highest: (weeks) => `It is the highest in ${weeks} weeks.`,
    lowest: (weeks) => `It is the lowest in ${weeks} weeks.`,
    rising: (weeks) => `It has risen for ${weeks} weeks in a row.`,
    falling: (weeks) => `It has fallen for ${weeks} weeks in a row.`,
    method:
      'The week of 18 November 2024 is 1,000; the weights of the lanes are fixed. The index is published on Fridays at 15:00 China time and is not revised.',
  },
}
