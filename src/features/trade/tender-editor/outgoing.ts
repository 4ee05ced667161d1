import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import type { TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'
import { MAX_LANES } from '@/contract/trade/tender/lifecycle.ts'
import type { Payers } from '@/contract/trade/tender/payers/schemas.ts'
import { mayBeLate, takesDeposit } from '@/contract/trade/tender/payment/values.ts'
import { CALL_OFF_HOURS, isCalledOff, LEAD_DAYS, RELEASE_DAYS } from '@/contract/trade/tender/term/values.ts'
import { countsBoxes, countsDays, hasFreeTime, namesBls } from '@/contract/trade/tender/values.ts'
import { PRICE_ONLY, weightsBy } from '@/contract/trade/tender/weights.ts'
import { normalizeHsCode } from '@/contract/validation.ts'
import type { CargoInput, IssueForm, LaneInput } from './form.ts'

const kept = (text: string | undefined) => text?.trim() || undefined

/** Values proposed until the user sets them. */
export interface Proposals {
  title: string
  charges: readonly string[]
  /** Proposed validity date; undefined without a deadline. */
  validity?: string | undefined
  /** Who usually pays what; undefined without a term of sale. */
  payers?: Payers | undefined
}

function cargoOut(cargo: CargoInput): CargoInput {
  const { value, hsCode } = cargo
  return {
    ...cargo,
    nameZh: cargo.nameZh?.trim(),
    nameEn: kept(cargo.nameEn),
    hsCode: hsCode ? kept(normalizeHsCode(hsCode)) : undefined,
    grossKg: kept(cargo.grossKg),
    cbm: kept(cargo.cbm),
    value: kept(value?.amount) ? { amount: value?.amount?.trim(), currency: value?.currency ?? 'USD' } : undefined,
  }
}

/** Lane numbers: by index; in a published tender existing lanes keep theirs and new ones get unused numbers. */
function numbersOf(lanes: readonly LaneInput[], published: TenderDraft | undefined): number[] {
  if (!published) return lanes.map((_, index) => index + 1)
  const taken = new Set([...published.lanes, ...lanes].map(({ laneNo }) => laneNo))
  const free = Array.from({ length: 2 * MAX_LANES }, (_, index) => index + 1).filter((no) => !taken.has(no))
  return lanes.map(({ laneNo }) => laneNo ?? free.shift() ?? 0)
}

/** An allocation, once its containers are filled in. One that was published without a release keeps its containers. */
function allocationOut(allocation: LaneInput['allocation'], isKept: boolean): LaneInput['allocation'] {
  if (allocation?.boxes === undefined) return undefined
  const { boxes, period = 'WEEK', carryOver, releaseDays = isKept ? undefined : RELEASE_DAYS } = allocation
  return {
    boxes,
    period,
    ...(carryOver && { carryOver }),
    ...(releaseDays !== undefined && { releaseDays }),
  }
}

/** What a lane says of its call-offs; nothing if it is not called off. */
function laneTermOut(
  { plannedBookings, blPerBooking, allocation, mqc }: LaneInput,
  isKept: boolean,
): Partial<LaneInput> {
  return {
    plannedBookings,
    blPerBooking,
    allocation: allocationOut(allocation, isKept),
    mqc: mqcOut(mqc),
  }
}

/** A minimum, once anything of it is filled in. */
function mqcOut({ pct, tolerancePct, feePerBox }: NonNullable<LaneInput['mqc']> = {}): LaneInput['mqc'] {
  const fee = kept(feePerBox)
  return pct === undefined && tolerancePct === undefined && fee === undefined
    ? undefined
    : { pct, tolerancePct, feePerBox: fee }
}

interface LaneTerms {
  /** Whether its tender is called off. */
  isTerm: boolean
  /** Whether containers kept free are not released. */
  isKept: boolean
}

function laneOut(
  lane: LaneInput,
  laneNo: number,
  { mode = 'FCL', type }: TenderDraftInput,
  { isTerm, isKept }: LaneTerms,
): LaneInput {
  const {
    loose,
    truck,
    plannedBookings: _bookings,
    blPerBooking: _bls,
    allocation: _allocation,
    mqc: _mqc,
    blCount,
    assumedDays,
    ...rest
  } = lane
  const isTruck = mode === 'TRUCK'
  return {
    ...rest,
    ...(isTerm && laneTermOut(lane, isKept)),
    freeDaysWanted: hasFreeTime(mode) ? lane.freeDaysWanted : undefined,
    blCount: namesBls({ type, mode }) ? blCount : undefined,
    assumedDays: countsDays({ mode }, lane) ? assumedDays : undefined,
    laneNo,
    boxes: countsBoxes(mode) ? (lane.boxes ?? []) : [],
    loose: countsBoxes(mode) ? undefined : { ...loose, grossKg: kept(loose?.grossKg), cbm: kept(loose?.cbm) },
    truck: isTruck
      ? { waitingFreeHours: 2, weighbridge: false, ...truck, emptyReturn: truck?.emptyReturn?.trim() ?? '' }
      : undefined,
    pod: isTruck ? undefined : lane.pod,
    receiptPlace: isTruck ? undefined : kept(lane.receiptPlace),
    deliveryPlace: isTruck ? undefined : kept(lane.deliveryPlace),
  }
}

/** Who pays: as chosen, else as proposed. A published tender that did not say stays as its bidders know it. */
function payersOut(
  { draft: { incoterm, mode, payers } }: IssueForm,
  proposals: Proposals,
  published: TenderDraft | undefined,
): TenderDraftInput['payers'] {
  if (!kept(incoterm) || mode === 'TRUCK') return undefined
  return payers ?? (published && !published.payers ? undefined : proposals.payers)
}

/** A surcharge that follows the price of fuel, once one is chosen. */
function fuelOut({ code, factor, base }: NonNullable<NonNullable<TenderDraftInput['term']>['fuel']> = {}) {
  return code === undefined ? undefined : { code, factor: kept(factor), base: kept(base) }
}

/** One currency of the dues, by default that of the comparison; each by itself is what a tender means without a word. */
export function settlementOut({ settlement, settlementCurrency, compareCurrency }: TenderDraftInput): TenderDraftInput {
  const isOne = settlement === 'ONE'
  return {
    settlement: isOne ? settlement : undefined,
    settlementCurrency: isOne ? (settlementCurrency ?? compareCurrency) : undefined,
  }
}

/** How contract tenders are usually called off. */
export const USUAL_TERM = { leadDays: LEAD_DAYS, confirmHours: CALL_OFF_HOURS } as const

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
const defined = (term: TenderDraftInput['term']): TenderDraftInput['term'] =>
  Object.fromEntries(
    Object.entries({ ...term, fuel: fuelOut(term?.fuel) }).filter(
      ([, value]) => value !== undefined && !isEmpty(value),
    ),
  )

/** Whether a tender is awarded as agreements; a published one without the term stays as its bidders know it. */
export const isAgreement = (draft: TenderDraftInput, published: Pick<TenderDraft, 'term'> | undefined): boolean =>
  isCalledOff(draft) && (published === undefined || published.term !== undefined)

/** Returns the tender to submit: without parts foreign to the mode, blanks stay blank; `published` for an amendment. */
export function outgoing(form: IssueForm, proposals: Proposals, published?: TenderDraft): TenderDraftInput {
  const { draft } = form
  const lanes = draft.lanes ?? []
  const numbers = numbersOf(lanes, published)
  const isTerm = isAgreement(draft, published)
  const isKept = published?.lanes.some(({ allocation }) => allocation && allocation.releaseDays === undefined) ?? false
  return {
    ...draft,
    // A proposed title is not sent: the server composes it per reader, in the reader's language.
    title: form.autoTitle ? '' : draft.title?.trim(),
    validityWantedTo: draft.validityWantedTo ?? (form.isValidityBlank ? undefined : proposals.validity),
    requiredCharges: form.autoCharges ? [...proposals.charges] : (draft.requiredCharges ?? []),
    incoterm: kept(draft.incoterm),
    namedPlace: kept(draft.namedPlace),
    depositPct: takesDeposit(draft.paymentTerm) ? draft.depositPct : undefined,
    lateFeeDailyPct: mayBeLate(draft.paymentTerm) ? kept(draft.lateFeeDailyPct) : undefined,
    ...settlementOut(draft),
    payers: payersOut(form, proposals, published),
    term: isTerm ? { ...USUAL_TERM, ...defined(draft.term) } : undefined,
    remarks: kept(draft.remarks),
    cargo: cargoOut(draft.cargo ?? {}),
    lanes: lanes.map((lane, index) => laneOut(lane, numbers[index] ?? 0, draft, { isTerm, isKept })),
    invited: draft.visibility === 'INVITED' ? (draft.invited ?? []) : undefined,
    guests: draft.visibility === 'INVITED' && draft.guests?.length ? draft.guests : undefined,
    weights: draft.awardRule === 'WEIGHTED' ? weightsBy(draft.mode, draft.weights ?? {}) : PRICE_ONLY,
  }
}

/** Narrows a checked draft to its full type; call it only if `checkIssue` found nothing. */
export function asDraft(partial: TenderDraftInput): TenderDraft {
  // checkIssue has checked every part that the contract requires.
  return partial as TenderDraft
}
