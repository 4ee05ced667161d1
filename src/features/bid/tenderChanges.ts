import type { TenderLane } from '@/contract/tender/draft.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'

/** What can differ between two versions of a tender, by the id of its words. */
export type ChangedField =
  | 'deadline'
  | 'validity'
  | 'required'
  | 'currency'
  | 'terms'
  | 'cargo'
  | 'lane'
  | 'boxes'
  | 'dates'

/** One difference: what it was and what it is now; `laneNo` where it is of one lane. */
export interface TenderChange {
  field: ChangedField
  laneNo?: number
  before: string
  after: string
}

const loose = (lane: TenderLane) =>
  lane.loose ? `${lane.loose.pieces} / ${lane.loose.grossKg} / ${lane.loose.cbm}` : ''
const boxes = (lane: TenderLane) => lane.boxes.map((box) => `${box.qty}×${box.isoCode}`).join(' + ') || loose(lane)

const OF_LANE = [
  ['lane', (lane: TenderLane) => `${lane.pol} → ${lane.pod ?? ''}`],
  ['boxes', boxes],
  ['dates', (lane: TenderLane) => `${lane.cargoReadyDate} · ${lane.etdFrom} – ${lane.etdTo}`],
] as const

const OF_TENDER = [
  ['deadline', (tender: TenderDetail) => tender.deadline],
  ['validity', (tender: TenderDetail) => tender.validityWantedTo],
  ['required', (tender: TenderDetail) => tender.requiredCharges.join(', ')],
  ['currency', (tender: TenderDetail) => tender.compareCurrency],
  ['terms', (tender: TenderDetail) => [tender.incoterm, tender.namedPlace, tender.paymentTerm].join(' ').trim()],
  ['cargo', ({ cargo }: TenderDetail) => `${cargo.nameZh} · ${cargo.pieces} · ${cargo.grossKg} kg · ${cargo.cbm} CBM`],
] as const

/** What a bidder has to read again before quoting on: the differences that touch a quote. FIELD part 1 "tender amended". */
export function tenderChanges(before: TenderDetail, after: TenderDetail): TenderChange[] {
  const changes: TenderChange[] = []
  for (const [field, read] of OF_TENDER)
    if (read(before) !== read(after)) changes.push({ field, before: read(before), after: read(after) })
  const numbers = new Set([...before.lanes, ...after.lanes].map((lane) => lane.laneNo))
  for (const laneNo of numbers) {
    const was = before.lanes.find((lane) => lane.laneNo === laneNo)
    const is = after.lanes.find((lane) => lane.laneNo === laneNo)
    for (const [field, read] of OF_LANE) {
      const [from, to] = [was ? read(was) : '', is ? read(is) : '']
      if (from !== to) changes.push({ field, laneNo, before: from, after: to })
    }
  }
  return changes
}
