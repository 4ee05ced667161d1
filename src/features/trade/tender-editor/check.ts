import type { Problem } from '@/contract/problem.ts'
import { FREE_DAYS_MAX, TRANSIT_DAYS_MAX } from '@/contract/trade/bid/carriage/limits.ts'
import { checkAmendment } from '@/contract/trade/tender/amendRules.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import {
  BOX_QTY_MAX,
  LANE_PIECES_MAX,
  OOG_CM_MAX,
  VENT_MAX,
  WAITING_HOURS_MAX,
} from '@/contract/trade/tender/limits.ts'
import { checkTender } from '@/contract/trade/tender/rules.ts'
import type { TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'
import { namesBls, countsDays } from '@/contract/trade/tender/values.ts'
import { unknownPlace } from '@/contract/validation.ts'
import { readAt } from '@/shared/readAt.ts'
import type { LaneInput } from './form.ts'

function checkWhole(field: string, value: number | undefined, min: number, max: number, needed: boolean): Problem[] {
  if (value === undefined) return needed ? [{ field, code: 'required' }] : []
  return Number.isInteger(value) && value >= min && value <= max ? [] : [{ field, code: 'range', params: { min, max } }]
}

function checkCargoExtras({ cargo = {} }: TenderDraftInput): Problem[] {
  const { reefer, oog } = cargo
  return [
    ...(reefer
      ? [
          ...checkWhole('cargo.reefer.ventCbmH', reefer.ventCbmH, 0, VENT_MAX, true),
          ...checkWhole('cargo.reefer.humidityPct', reefer.humidityPct, 0, 100, false),
        ]
      : []),
    ...(oog
      ? [
          ...checkWhole('cargo.oog.lengthCm', oog.lengthCm, 1, OOG_CM_MAX.length, true),
          ...checkWhole('cargo.oog.widthCm', oog.widthCm, 1, OOG_CM_MAX.width, true),
          ...checkWhole('cargo.oog.heightCm', oog.heightCm, 1, OOG_CM_MAX.height, true),
        ]
      : []),
  ]
}

function checkLaneExtras(lane: LaneInput, at: string, draft: TenderDraftInput): Problem[] {
  return [
    ...checkWhole(`${at}.maxTransitDays`, lane.maxTransitDays, 1, TRANSIT_DAYS_MAX, false),
    ...checkWhole(`${at}.freeDaysWanted`, lane.freeDaysWanted, 0, FREE_DAYS_MAX, false),
    ...(lane.loose ? checkWhole(`${at}.loose.pieces`, lane.loose.pieces, 1, LANE_PIECES_MAX, false) : []),
    ...(lane.truck
      ? checkWhole(`${at}.truck.waitingFreeHours`, lane.truck.waitingFreeHours, 0, WAITING_HOURS_MAX, true)
      : []),
    ...(draft.type === 'CONTRACT' ? checkWhole(`${at}.boxesPerWeek`, lane.boxesPerWeek, 1, BOX_QTY_MAX, false) : []),
  ]
}

/** Number fields of contract tenders. */
const CONTRACT_ONLY = /^term\.|\.(boxesPerWeek|plannedBookings|blPerBooking|allocation\.(boxes|releaseDays)|mqc\.\w+)$/

/** The lane of a field of a lane. */
function laneAt({ lanes = [] }: TenderDraftInput, field: string): LaneInput {
  return lanes[Number(field.split('.')[1])] ?? {}
}

/** Text that is not a number, in number fields that are in use. */
function checkTyped(typed: Readonly<Record<string, string>>, draft: TenderDraftInput): Problem[] {
  const isUsed = (field: string) =>
    (namesBls(draft) || !field.endsWith('.blCount')) &&
    (!field.endsWith('.assumedDays') || countsDays(draft, laneAt(draft, field))) &&
    readAt(draft, field.split('.').slice(0, -1).join('.')) !== undefined &&
    (draft.type === 'CONTRACT' || !CONTRACT_ONLY.test(field))
  return Object.entries(typed)
    .filter(([field, text]) => text.trim() !== '' && Number.isNaN(Number(text)) && isUsed(field))
    .map(([field]) => ({ field, code: 'number' }))
}

/** Places with a well-formed code that the mode does not serve, e.g. from a URL. */
function checkPlaces(lane: LaneInput, at: string, { mode }: TenderDraftInput, isPlace: (code: string) => boolean) {
  return (['pol', 'pod'] as const).flatMap((end): Problem[] => {
    const place = lane[end]
    return place === undefined || isPlace(place) ? [] : [{ field: `${at}.${end}`, code: unknownPlace(mode) }]
  })
}

/** Context of the validation rules. */
export interface CheckContext {
  typed: Readonly<Record<string, string>>
  /** Server time. */
  now: Date
  /** Whether the mode of the draft serves a place. */
  isPlace: (code: string) => boolean
  /** The published tender that is being amended. */
  published?: TenderDraft | undefined
}

/** Validates before publishing: the shared rules, then the limits of the contract's schemas. One problem per field. */
export function checkIssue(draft: TenderDraftInput, { typed, now, isPlace, published }: CheckContext): Problem[] {
  const all: Problem[] = [
    ...checkTyped(typed, draft),
    // checkAmendment accepts partial input: it runs the tender rules first, which report missing parts.
    ...(published ? checkAmendment(published, draft as TenderDraft, now) : checkTender(draft, now)),
    // The shared rule does not report this while the deadline is missing.
    ...(draft.validityWantedTo ? [] : [{ field: 'validityWantedTo', code: 'required' } as const]),
    ...checkCargoExtras(draft),
    ...(draft.lanes ?? []).flatMap((lane, index) => [
      ...checkPlaces(lane, `lanes.${index}`, draft, isPlace),
      ...checkLaneExtras(lane, `lanes.${index}`, draft),
    ]),
  ]
  const seen = new Set<string>()
  return all.filter(({ field }) => !seen.has(field) && seen.add(field))
}
