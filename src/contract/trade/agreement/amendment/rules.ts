import type { Problem } from '../../../problem.ts'
import { checkDecimal } from '../../../validation.ts'
import { PRICE_MAX } from '../../bid/limits.ts'
import type { ChargeInput } from '../../bid/schemas.ts'
import type { DraftInput } from '../../tender/draftInput.ts'
import { BOX_QTY_MAX } from '../../tender/limits.ts'
import { collector } from '../../tender/rules.ts'
import type { CallOffTerm } from '../../tender/term/schemas.ts'
import type { TransportMode } from '../../tender/values.ts'
import { allocationOn, type AllocatedLane } from '../allocation.ts'
import type { PricedLane, PriceTerms } from '../floating.ts'
import { isOver } from '../lifecycle.ts'
import { isPriceOf } from '../priceOf.ts'
import type { Quantity } from '../quantities.ts'
import { boxField, isOpenRenewal, isRepriceable, priceField, pricesToRenew } from '../renewal/rules.ts'
import type { RenewalStanding } from '../renewal/rules.ts'
import { withBoxes, type SizedLane } from '../sized.ts'
import type { Amendment, AmendmentTerms } from './schemas.ts'

/** What decides whether an agreement can be amended, or a proposal answered. */
export interface AmendmentStanding extends RenewalStanding {
  amendments?: readonly Amendment[] | undefined
}

/** The proposal that the other party can still answer: in its days, and until the agreement is over. */
export function openAmendment({ status, amendments }: AmendmentStanding, today: string): Amendment | undefined {
  const last = amendments?.at(-1)
  return last && !last.answer && today <= last.answerBy && !isOver(status) ? last : undefined
}

/** Whether its state lets either side propose other terms. */
export const isAmendable = ({ status }: Pick<AmendmentStanding, 'status'>): boolean =>
  status === 'PENDING_START' || status === 'ACTIVE'

/** Whether something waits for its answer: one proposal at a time, to amend or to renew. Decision 0077. */
export const isProposed = (standing: AmendmentStanding, today: string): boolean =>
  openAmendment(standing, today) !== undefined || isOpenRenewal(standing, today)

/** Whether either side may propose other terms now. */
export const mayAmend = (standing: AmendmentStanding, today: string): boolean =>
  isAmendable(standing) && !isProposed(standing, today)

/** A lane, as far as its terms can be amended. */
export interface AmendableLane extends PricedLane, AllocatedLane {
  quantities: readonly Quantity[]
}
type Terms = PriceTerms & { term?: Pick<CallOffTerm, 'fuel' | 'floating'> | undefined }

/** Lanes that still run: what is over is not amended. */
export const runningLanes = <Lane extends { validTo: string }>(lanes: readonly Lane[], today: string): Lane[] =>
  lanes.filter(({ validTo }) => validTo >= today)

/** The least that can be contracted: what is ordered or asked for, one container at least. */
export const leastBoxes = ({ requested, confirmed }: Pick<Quantity, 'requested' | 'confirmed'>): number =>
  Math.max(1, requested + confirmed)

/** Lines whose price an amendment can change, at what holds from a day on: not those that float or follow fuel. */
export const fixedPrices = (lane: PricedLane, terms: Terms, from: string): ChargeInput[] =>
  pricesToRenew(lane, terms, from).filter(
    (line) => isRepriceable(line, terms) && !(terms.term?.floating ?? []).includes(line.code),
  )

/** Name of the field of an allocation, the same for form and server; see `boxField` and `priceField`. */
export const allocationField = (laneNo: number): string => `allocations.${laneNo}`

/** Data against which a proposal is validated. */
export interface AmendmentFrame {
  /** Lanes that still run. */
  lanes: readonly AmendableLane[]
  terms: Terms
  /** Today's day of the market. */
  today: string
}

type Add = ReturnType<typeof collector>

function checkWhole(field: string, value: number | undefined, { least, before }: Bounds, add: Add): void {
  const isRange = value !== undefined && Number.isInteger(value) && value >= 1 && value <= BOX_QTY_MAX
  if (!isRange) add(field, 'range', { min: least, max: BOX_QTY_MAX })
  else if (value < least) add(field, 'amendmentUsed', { n: least })
  else if (value === before) add(field, 'amendmentSame')
}
interface Bounds {
  least: number
  before: number
}

function checkBoxes({ boxes = [] }: DraftInput<AmendmentTerms>, { lanes }: AmendmentFrame, add: Add): void {
  boxes.forEach(({ laneNo = 0, isoCode = '', qty }, index) => {
    const now = lanes.find((one) => one.laneNo === laneNo)?.quantities.find((one) => one.isoCode === isoCode)
    if (!now) return add('boxes', 'chooseSome')
    const field = boxField(laneNo, isoCode)
    if (boxes.findIndex((one) => one.laneNo === laneNo && one.isoCode === isoCode) < index) add(field, 'boxTwice')
    else checkWhole(field, qty, { least: leastBoxes(now), before: now.contracted }, add)
  })
}

function checkAllocations(input: DraftInput<AmendmentTerms>, { lanes }: AmendmentFrame, add: Add): void {
  const { allocations = [], from = '' } = input
  allocations.forEach(({ laneNo = 0, boxes }, index) => {
    const lane = lanes.find((one) => one.laneNo === laneNo)
    const now = lane && allocationOn(lane, from)
    if (!now || allocations.findIndex((one) => one.laneNo === laneNo) < index) return add('boxes', 'chooseSome')
    checkWhole(allocationField(laneNo), boxes, { least: 1, before: now.boxes }, add)
  })
}

function checkPrices(input: DraftInput<AmendmentTerms>, { lanes, terms }: AmendmentFrame, add: Add): void {
  const { prices = [], from = '' } = input
  prices.forEach(({ laneNo = 0, code = '', isoCode, unitPrice }, index) => {
    const price = { code, ...(isoCode !== undefined && { isoCode }) }
    const lane = lanes.find((one) => one.laneNo === laneNo)
    const line = lane && fixedPrices(lane, terms, from).find((one) => isPriceOf(one)(price))
    const isTwice = prices.findIndex(
      (one) => one.laneNo === laneNo && isPriceOf(price)({ ...one, code: one.code ?? '' }),
    )
    if (!line || isTwice < index) return add('prices', 'chooseSome')
    const field = priceField(laneNo, price)
    const wrong = checkDecimal(unitPrice, PRICE_MAX)
    add(field, wrong, { min: 0.01, max: PRICE_MAX })
    if (!wrong && Number(unitPrice) === Number(line.unitPrice)) add(field, 'amendmentSame')
  })
}

/** Validates a proposal to amend an agreement. TRADE part 4; decision 0077. */
export function checkAmendment(input: DraftInput<AmendmentTerms>, frame: AmendmentFrame): Problem[] {
  const problems: Problem[] = []
  const add = collector(problems)
  const { from, boxes = [], allocations = [], prices = [] } = input
  if (boxes.length + allocations.length + prices.length === 0) add('boxes', 'amendmentSame')
  checkBoxes(input, frame, add)
  checkAllocations(input, frame, add)
  checkPrices(input, frame, add)
  const dated = [...allocations, ...prices].map(({ laneNo }) => laneNo)
  if (dated.length === 0) return problems
  const ends = frame.lanes.flatMap(({ laneNo, validTo }) => (dated.includes(laneNo) ? [validTo] : [])).toSorted()
  if (!from) add('from', 'required')
  else if (from < frame.today) add('from', 'past')
  else if (ends[0] !== undefined && from > ends[0]) add('from', 'outsideValidity', { from: frame.today, to: ends[0] })
  return problems
}

/** Whether a lane would be left with fewer containers than are ordered or asked for by now. */
export const isUsedUp = (
  { boxes }: Pick<Amendment, 'boxes'>,
  lanes: readonly Pick<AmendableLane, 'laneNo' | 'quantities'>[],
): boolean =>
  boxes.some(({ laneNo, isoCode, qty }) =>
    lanes
      .filter((lane) => lane.laneNo === laneNo)
      .flatMap(({ quantities }) => quantities)
      .some((one) => one.isoCode === isoCode && qty < leastBoxes(one)),
  )

/** Lanes with the containers and allocations of an amendment; prices are told by `pricesAt`. */
export function amendedLanes<Lane extends SizedLane & AllocatedLane>(
  lanes: readonly Lane[],
  { boxes, allocations, from }: Pick<AmendmentTerms, 'boxes' | 'allocations' | 'from'>,
  mode: TransportMode,
): Lane[] {
  return lanes.map((lane) => {
    const own = boxes.filter(({ laneNo }) => laneNo === lane.laneNo)
    const qtyOf = (isoCode: string) => own.find((one) => one.isoCode === isoCode)?.qty
    const sized =
      own.length === 0
        ? lane
        : withBoxes(
            lane,
            lane.boxes.map(({ isoCode, qty }) => ({ isoCode, qty: qtyOf(isoCode) ?? qty })),
            mode,
          )
    const kept = allocations.find(({ laneNo }) => laneNo === lane.laneNo)
    if (!kept || from === undefined) return sized
    const earlier = (lane.allocationSteps ?? []).filter((step) => step.from < from)
    return { ...sized, allocationSteps: [...earlier, { from, boxes: kept.boxes }] }
  })
}
