import { countsBoxes, hasFreeTime } from '@/contract/trade/tender/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'

const VIEWS = ['allIn', 'perBox', 'perTeu', 'landed'] as const
export type CompareView = (typeof VIEWS)[number]
const SORTS = ['score', 'price', 'transit', 'freeDays', 'co2', 'submitted'] as const
export type CompareSort = (typeof SORTS)[number]

/** Whether it costs something to keep the containers of a mode: a price is landed only then. */
const keepsBoxes = (mode: TransportMode): boolean => countsBoxes(mode) && hasFreeTime(mode)

/** The prices that bids of a mode can be compared by; loose cargo has none per container. */
export const viewsFor = (mode: TransportMode): readonly CompareView[] =>
  VIEWS.filter((view) => view === 'allIn' || (view === 'landed' ? keepsBoxes(mode) : countsBoxes(mode)))

/** The orders that bids of a mode can be put in; a flight and a truck have no free days. */
export const sortsFor = (mode: TransportMode): readonly CompareSort[] =>
  SORTS.filter((sort) => sort !== 'freeDays' || hasFreeTime(mode))
