import type { SailingNews, SailingPick } from './schemas.ts'

interface Lane {
  laneNo: number
  sailings: readonly SailingPick[]
}

/** Lanes that cannot be awarded: they name sailings, and every one of these has fallen away. */
export const sailingsLost = (lanes: readonly Lane[], news: readonly SailingNews[]): number[] =>
  lanes
    .filter(({ sailings }) => sailings.length > 0)
    .filter(({ laneNo, sailings }) =>
      sailings.every(({ id }) =>
        news.some((one) => one.laneNo === laneNo && one.id === id && one.state === 'WITHDRAWN'),
      ),
    )
    .map(({ laneNo }) => laneNo)
