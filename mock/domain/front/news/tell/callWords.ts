interface One {
  port: string
  day: string
  ship: string
  voyage: string
  service: string
}
interface Late {
  port: string
  count: number
  median: number
  most: number
}

/** Sentences of notices about ships in one language. */
export interface CallWords {
  lost: {
    title: (one: One) => string
    titles: (given: { port: string; count: number }) => string
    summary: (one: One) => string
    summaries: (given: { port: string; day: string }) => string
    lead: (given: { port: string; count: number }) => string
    head: readonly string[]
    means: (port: string) => readonly string[]
  }
  blank: {
    title: (given: { lane: string; count: number }) => string
    summary: string
    lead: (lane: string) => string
    head: readonly string[]
    means: readonly string[]
  }
  late: {
    title: (given: Late) => string
    summary: (given: Late) => string
    lead: (given: Late) => string
    head: readonly string[]
    hours: (hours: number) => string
    means: readonly string[]
  }
  otherSailings: (port: string, code: string) => string
}

const calls = (count: number): string => (count === 1 ? '1 call' : `${count} calls`)

export const CALL_WORDS: Record<'zh' | 'en', CallWords> = {
  zh: {
    lost: {
      title: ({ port, ship, voyage, service }) => `${port}：${service}“${ship}”${voyage} 航次取消挂靠`,
      titles: ({ port, count }) => `${port}：${count} 班船取消挂靠`,
      summary: ({ day, port }) => `原定${day}自${port}开航，该港的截关与截单随之作废，请改配其他班次。`,
      summaries: ({ day, port }) => `最早一班原定${day}自${port}开航，相关截关与截单随之作废，请改配其他班次。`,
      lead: ({ port, count }) => `承运人公布，以下 ${count} 班船取消挂靠${port}：`,
      head: ['航线', '船名', '航次', '原定开航'],
      means: (port) => [
        '## 对订舱的影响',
        `- 上述航次在${port}的截港、截关与截单时间作废，货物请勿进港。`,
        '- 已有订单由平台列出可改配的班次，买方可以改选，也可以免费取消。',
        `- 已装船、以${port}为卸货港的货物，将在后续港口卸下并转运。`,
      ],
    },
    blank: {
      title: ({ lane, count }) => `${lane}航线：${count} 个航次停航`,
      summary: '停航航次的船舶在首港等候，下一航次按计划开航。',
      lead: (lane) => `${lane}航线公布停航的航次如下：`,
      head: ['航线', '船名', '航次', '首港', '原定开航'],
      means: [
        '## 对订舱的影响',
        '- 停航航次沿线各港的截港、截关与截单时间全部作废。',
        '- 已有订单由平台列出可改配的班次，买方可以改选，也可以免费取消。',
        '- 前后航次舱位会更紧，请提前订舱，[查看船期](/tool/shipDate)。',
      ],
    },
    late: {
      title: ({ port, count, median }) => `${port}：一周内 ${count} 班船晚开，延误中位数 ${median} 小时`,
      summary: ({ most }) => `最长晚开 ${most} 小时，未过的截关与截单随开航顺延。`,
      lead: ({ port, count, median, most }) =>
        `按承运人公布的船期，一周内有 ${count} 班船晚于计划离开${port}，延误中位数为 ${median} 小时，最长 ${most} 小时。`,
      head: ['航线', '船名', '航次', '原定开航', '现在开航', '晚开'],
      hours: (hours) => `${hours} 小时`,
      means: [
        '## 对订舱的影响',
        '- 公布时尚未截止的截港、截关与截单随开航顺延，已截止的不再变化。',
        '- 有中转的货物请核对二程船的衔接。',
      ],
    },
    otherSailings: (port, code) => `[查看${port}的其他班次](/tool/shipDate?view=port&port=${code})`,
  },
  en: {
    lost: {
      title: ({ port, ship, voyage, service }) => `${port}: ${service} ${ship} ${voyage} omits the call`,
      titles: ({ port, count }) => `${port}: ${calls(count)} omitted`,
      summary: ({ day, port }) =>
        `Planned departure from ${port} was ${day}. The cut-offs there no longer hold; move cargo to another sailing.`,
      summaries: ({ day, port }) =>
        `The first departure from ${port} was planned for ${day}. The cut-offs no longer hold; move cargo to other sailings.`,
      lead: ({ port, count }) => `The carriers have announced that ${calls(count)} at ${port} will be left out:`,
      head: ['Service', 'Vessel', 'Voyage', 'Planned departure'],
      means: (port) => [
        '## What it means',
        `- The CY, customs and SI cut-offs of these voyages at ${port} no longer hold. Do not deliver cargo.`,
        '- Orders on them show the sailings to change to; the buyer chooses one or cancels free of charge.',
        `- Cargo already on board for ${port} is discharged at a later port and carried on from there.`,
      ],
    },
    blank: {
      title: ({ lane, count }) => `${lane}: ${count === 1 ? '1 sailing' : `${count} sailings`} blanked`,
      summary: 'The ships wait at their first port; the next sailings leave as planned.',
      lead: (lane) => `These sailings on the ${lane} trade will not take place:`,
      head: ['Service', 'Vessel', 'Voyage', 'First port', 'Planned departure'],
      means: [
        '## What it means',
        '- The CY, customs and SI cut-offs of these sailings no longer hold at any port.',
        '- Orders on them show the sailings to change to; the buyer chooses one or cancels free of charge.',
        '- Sailings before and after will be tighter: book early. See the [schedules](/tool/shipDate).',
      ],
    },
    late: {
      title: ({ port, count, median }) => `${port}: ${count} ships late within a week, median delay ${median} hours`,
      summary: ({ most }) => `The longest delay is ${most} hours. Cut-offs still open move with the departure.`,
      lead: ({ port, count, median, most }) =>
        `By the carriers’ schedules ${count} ships leave ${port} later than planned within a week, with a median delay of ${median} hours and ${most} hours at most.`,
      head: ['Service', 'Vessel', 'Voyage', 'Planned', 'Now', 'Late'],
      hours: (hours) => `${hours} h`,
      means: [
        '## What it means',
        '- CY, customs and SI cut-offs that were open at the announcement move with the departure; the others stay.',
        '- Check the connection of cargo that changes ships.',
      ],
    },
    otherSailings: (port, code) => `[Other sailings from ${port}](/tool/shipDate?view=port&port=${code})`,
  },
}
