import type { TenderDraftSketch } from '@/contract/tender/rules.ts'
import { countsBoxes } from '@/contract/tender/values.ts'
import type { FieldPath } from './labels.ts'
import { readAt } from './paths.ts'

/** What a bidder wants to know, and how much each answer is worth to him. Assumed: FIELD part 1, completeness meter. */
const WORTH: readonly [FieldPath, number][] = [
  ['cargo.nameZh', 8],
  ['cargo.hsCode', 6],
  ['cargo.grossKg', 10],
  ['cargo.cbm', 10],
  ['cargo.value.amount', 3],
  ['lanes.0.pol', 12],
  ['lanes.0.pod', 12],
  ['lanes.0.cargoReadyDate', 10],
  ['lanes.0.etdFrom', 6],
  ['lanes.0.freeDaysWanted', 4],
  ['incoterm', 6],
  ['deadline', 6],
  ['validityWantedTo', 4],
]

/** Gives the share of what bidders need that is there, 0 to 1, and what is missing, most wanted first. */
export function completeness(out: TenderDraftSketch): { share: number; missing: FieldPath[] } {
  const mode = out.mode ?? 'FCL'
  const isTruck = mode === 'TRUCK'
  const amount: [FieldPath, number] = countsBoxes(mode) ? ['lanes.0.boxes.0.qty', 12] : ['lanes.0.loose.pieces', 12]
  const wanted = [...WORTH, amount].filter(
    ([field]) => !(isTruck && (field === 'lanes.0.pod' || field === 'lanes.0.freeDaysWanted')),
  )
  const isThere = ([field]: [FieldPath, number]) => {
    const value = readAt(out, field)
    return value !== undefined && value !== ''
  }
  const all = wanted.reduce((sum, [, worth]) => sum + worth, 0)
  const there = wanted.filter(isThere).reduce((sum, [, worth]) => sum + worth, 0)
  const missing = wanted.filter((one) => !isThere(one)).toSorted((a, b) => b[1] - a[1])
  return { share: all === 0 ? 0 : there / all, missing: missing.map(([field]) => field) }
}
