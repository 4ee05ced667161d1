import type { Problem } from '@/contract/problem.ts'
import { checkAmendment } from '@/contract/tender/amendRules.ts'
import type { TenderDraft } from '@/contract/tender/draft.ts'
import { checkTender } from '@/contract/tender/rules.ts'
import type { TenderDraftSketch } from '@/contract/tender/rules.ts'
import type { LaneSketch } from './form.ts'
import { readAt } from './paths.ts'

/** Most charges one tender may ask for; the contract's limit. */
export const MAX_CHARGES = 40

function checkWhole(field: string, value: number | undefined, min: number, max: number, needed: boolean): Problem[] {
  if (value === undefined) return needed ? [{ field, code: 'required' }] : []
  return Number.isInteger(value) && value >= min && value <= max ? [] : [{ field, code: 'range', params: { min, max } }]
}

function checkCargoExtras({ cargo = {} }: TenderDraftSketch): Problem[] {
  const { reefer, oog } = cargo
  return [
    ...(reefer
      ? [
          ...checkWhole('cargo.reefer.ventCbmH', reefer.ventCbmH, 0, 300, true),
          ...checkWhole('cargo.reefer.humidityPct', reefer.humidityPct, 0, 100, false),
        ]
      : []),
    ...(oog
      ? [
          ...checkWhole('cargo.oog.lengthCm', oog.lengthCm, 1, 5000, true),
          ...checkWhole('cargo.oog.widthCm', oog.widthCm, 1, 2000, true),
          ...checkWhole('cargo.oog.heightCm', oog.heightCm, 1, 2000, true),
        ]
      : []),
  ]
}

function checkLaneExtras(lane: LaneSketch, at: string, draft: TenderDraftSketch): Problem[] {
  return [
    ...checkWhole(`${at}.maxTransitDays`, lane.maxTransitDays, 1, 120, false),
    ...checkWhole(`${at}.freeDaysWanted`, lane.freeDaysWanted, 0, 60, false),
    ...(lane.loose ? checkWhole(`${at}.loose.pieces`, lane.loose.pieces, 1, 999_999, false) : []),
    ...(lane.truck ? checkWhole(`${at}.truck.waitingFreeHours`, lane.truck.waitingFreeHours, 0, 72, true) : []),
    ...(draft.type === 'CONTRACT' ? checkWhole(`${at}.boxesPerWeek`, lane.boxesPerWeek, 1, 9999, false) : []),
  ]
}

/** What was typed into a number field that is in use, and is no number. */
function checkTyped(typed: Readonly<Record<string, string>>, draft: TenderDraftSketch): Problem[] {
  const isUsed = (field: string) =>
    readAt(draft, field.split('.').slice(0, -1).join('.')) !== undefined &&
    (draft.type === 'CONTRACT' || !field.endsWith('.boxesPerWeek'))
  return Object.entries(typed)
    .filter(([field, text]) => text.trim() !== '' && Number.isNaN(Number(text)) && isUsed(field))
    .map(([field]) => ({ field, code: 'number' }))
}

/** Ports that look like one but are on no list, e.g. from an address. */
function checkPorts(lane: LaneSketch, at: string, isPort: (unlocode: string) => boolean): Problem[] {
  const ends = [
    { field: `${at}.pol`, unlocode: lane.pol },
    { field: `${at}.pod`, unlocode: lane.pod },
  ]
  return ends.flatMap(({ field, unlocode }): Problem[] =>
    unlocode === undefined || isPort(unlocode) ? [] : [{ field, code: 'locode' }],
  )
}

/** What the rules need to know beside the tender. */
export interface CheckContext {
  typed: Readonly<Record<string, string>>
  /** On the server's clock. */
  now: Date
  isPort: (unlocode: string) => boolean
  /** The published tender that is amended. */
  published?: TenderDraft | undefined
}

/** Everything that stands against publishing: the shared rules, then limits of the contract that they leave to its shapes. One problem a field. */
export function checkIssue(draft: TenderDraftSketch, { typed, now, isPort, published }: CheckContext): Problem[] {
  const all: Problem[] = [
    ...checkTyped(typed, draft),
    // Its rules ask for what is there only; what is not is told by the rules of a tender that they begin with.
    ...(published ? checkAmendment(published, draft as TenderDraft, now) : checkTender(draft, now)),
    // The shared rule stops at a missing deadline.
    ...(draft.validityWantedTo ? [] : [{ field: 'validityWantedTo', code: 'required' } as const]),
    ...checkCargoExtras(draft),
    ...(draft.lanes ?? []).flatMap((lane, index) => [
      ...checkPorts(lane, `lanes.${index}`, isPort),
      ...checkLaneExtras(lane, `lanes.${index}`, draft),
    ]),
  ]
  const seen = new Set<string>()
  return all.filter(({ field }) => !seen.has(field) && seen.add(field))
}
