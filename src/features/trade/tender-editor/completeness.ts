import type { TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'
import { countsBoxes, hasFreeTime } from '@/contract/trade/tender/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { readAt } from '@/shared/readAt.ts'
import type { FieldPath } from './labels.ts'

/**
 * Weight of each field for bidders; parts of a lane are named behind `lanes.#`. Assumed: FIELD part 1, completeness
 * meter.
 */
const WORTH: readonly (readonly [string, number])[] = [
  ['cargo.nameZh', 8],
  ['cargo.hsCode', 6],
  ['cargo.grossKg', 10],
  ['cargo.cbm', 10],
  ['cargo.value.amount', 3],
  ['lanes.#.pol', 12],
  ['lanes.#.pod', 12],
  ['lanes.#.cargoReadyDate', 10],
  ['lanes.#.etdFrom', 6],
  ['lanes.#.freeDaysWanted', 4],
  ['incoterm', 6],
  ['deadline', 6],
  ['validityWantedTo', 4],
]

function wanted(mode: TransportMode, isContract: boolean): readonly (readonly [string, number])[] {
  const isTruck = mode === 'TRUCK'
  return [
    ...WORTH.filter(([field]) =>
      field === 'lanes.#.freeDaysWanted' ? hasFreeTime(mode) : !isTruck || field !== 'lanes.#.pod',
    ),
    [countsBoxes(mode) ? 'lanes.#.boxes.0.qty' : 'lanes.#.loose.pieces', 12],
    ...(isContract ? [['lanes.#.boxesPerWeek', 10] as const] : []),
  ]
}

/** A missing field, and its weight in percent. */
export interface Missing {
  field: FieldPath
  percent: number
}

/** Weighted share of filled fields (0 to 1), and the missing ones, heaviest first; lanes share their weight equally. */
export function completeness(out: TenderDraftInput): { share: number; missing: Missing[] } {
  const fields = wanted(out.mode ?? 'FCL', out.type === 'CONTRACT')
  const all = fields.reduce((sum, [, worth]) => sum + worth, 0)
  const lanes = Math.max(1, out.lanes?.length ?? 0)
  const isThere = (path: string) => !['', undefined].includes(readAt(out, path) as string | undefined)
  const missing = fields.flatMap(([field, worth]) => {
    const places = field.startsWith('lanes.#')
      ? Array.from({ length: lanes }, (_, index) => field.replace('#', String(index)))
      : [field]
    const gone = places.filter((place) => !isThere(place))
    const [first] = gone
    // The keys of WORTH are field paths; only the lane number was inserted.
    return first === undefined ? [] : [{ field: first as FieldPath, lost: (worth * gone.length) / places.length }]
  })
  const lost = missing.reduce((sum, one) => sum + one.lost, 0)
  return {
    share: (all - lost) / all,
    missing: missing
      .toSorted((a, b) => b.lost - a.lost)
      .map((one) => ({ field: one.field, percent: Math.max(1, Math.round((one.lost / all) * 100)) })),
  }
}
