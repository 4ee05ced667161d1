import { addDays } from '../../../money/credit/terms.ts'
import type { Problem } from '../../../problem.ts'
import { checkDecimal } from '../../../validation.ts'
import { PRICE_MAX } from '../../bid/limits.ts'
import { boxCount } from '../../bid/quantity.ts'
import type { ChargeInput } from '../../bid/schemas.ts'
import type { Boxes } from '../../tender/draft.ts'
import type { DraftInput } from '../../tender/draftInput.ts'
import { BOX_QTY_MAX } from '../../tender/limits.ts'
import { collector } from '../../tender/rules.ts'
import { daysOf } from '../../tender/term/rules.ts'
import type { TransportMode } from '../../tender/values.ts'
import { allocationOn, type AllocatedLane } from '../allocation.ts'
import { NOW, pricesAt, type PricedLane, type PriceTerms } from '../floating.ts'
import { followsFuel } from '../fuel.ts'
import type { PriceNotice } from '../notice/schemas.ts'
import { isOver } from '../lifecycle.ts'
import { isPriceOf } from '../priceOf.ts'
import { withBoxes, type SizedLane } from '../sized.ts'
import { ENDING_DAYS, RENEWAL_DAYS, RENEWAL_LATE_DAYS, RENEWED_DAYS, type AgreementStatus } from '../values.ts'
import type { Renewal, RenewalTerms } from './schemas.ts'

/** What decides whether a renewal can be proposed or answered. */
export interface RenewalStanding {
  status: AgreementStatus
  /** The last day of the agreement, as a notice left it. */
  validTo: string
  renewal?: Renewal | undefined
  /** The agreement that follows. */
  follower?: unknown
}

/** First day after an agreement. */
export const renewalStart = ({ validTo }: Pick<RenewalStanding, 'validTo'>): string => addDays(validTo, 1)

/** Whether the other party can still answer: in its days, and while the end is what it was proposed for. */
export function isOpenRenewal({ validTo, renewal }: RenewalStanding, today: string): boolean {
  return (
    renewal !== undefined &&
    renewal.answer === undefined &&
    today <= renewal.answerBy &&
    renewal.validFrom === renewalStart({ validTo })
  )
}

/** Whether it is the time to propose a renewal: in the last months, and for some days after the end. Decision 0059. */
export function isRenewalTime(
  { status, validTo }: Pick<RenewalStanding, 'status' | 'validTo'>,
  today: string,
): boolean {
  return (
    status !== 'PENDING_START' &&
    addDays(today, RENEWAL_DAYS) >= validTo &&
    today <= addDays(validTo, RENEWAL_LATE_DAYS)
  )
}

/** Whether either side may propose a renewal now. */
export const mayPropose = (standing: RenewalStanding, today: string): boolean =>
  standing.follower === undefined && !isOpenRenewal(standing, today) && isRenewalTime(standing, today)

/** Whether the last months of an agreement run, in which both sides are asked about what follows. */
export const isEnding = ({ validTo }: Pick<RenewalStanding, 'validTo'>, today: string): boolean =>
  addDays(today, ENDING_DAYS[0]) > validTo && today <= validTo

/**
 * Whether both sides are asked to see to what comes after an agreement: its last months run, nothing follows it, no notice
 * ends it, and nobody has proposed anything for this end yet. Decision 0050.
 */
export function isToRenew(standing: RenewalStanding & { termination?: unknown }, today: string): boolean {
  const { status, validTo, renewal, termination } = standing
  if (!isEnding({ validTo }, today) || isOver(status) || termination !== undefined) return false
  return mayPropose(standing, today) && renewal?.validFrom !== renewalStart(standing)
}

/** Lanes that can go on: not those that ended because the buyer objected to an increase. */
export function renewableLanes<Lane extends { laneNo: number }>(
  lanes: readonly Lane[],
  notices: readonly PriceNotice[] = [],
): Lane[] {
  const left = notices.filter(({ answer }) => answer?.agreed === false).flatMap((one) => one.lanes)
  return lanes.filter(({ laneNo }) => !left.includes(laneNo))
}

/** Containers for a new period at the pace of the old one, one at least. Decision 0059. */
export function proRataBoxes(
  { boxes, validFrom, validTo }: { boxes: readonly Boxes[]; validFrom: string; validTo: string },
  { from, to }: { from: string; to: string },
): Boxes[] {
  const [days, before] = [Math.max(0, daysOf(from, to)), Math.max(1, daysOf(validFrom, validTo))]
  return boxes.map(({ isoCode, qty }) => ({ isoCode, qty: Math.max(1, Math.round((qty * days) / before)) }))
}

/** Prices that a lane goes on with: as notices left them; a surcharge that follows fuel stays at its agreed level. */
export const pricesToRenew = (lane: PricedLane, terms: PriceTerms, from: string): ChargeInput[] =>
  pricesAt(lane, { ...terms, term: undefined }, from, NOW)

/** Whether a proposal may name another price of a line: a quoted unit price that does not follow fuel. */
export function isRepriceable(line: ChargeInput, { term }: Pick<PriceTerms, 'term'>): boolean {
  return line.state === 'QUOTED' && line.basis !== 'AT_COST' && !(term?.fuel && followsFuel(term.fuel, line))
}

/** Names of the fields of a proposal, the same for form and server. */
export const boxField = (laneNo: number, isoCode: string): string => `boxes.${laneNo}.${isoCode}`
export const priceField = (laneNo: number, { code, isoCode = 'all' }: Pick<ChargeInput, 'code' | 'isoCode'>): string =>
  `prices.${laneNo}.${code}.${isoCode}`

/** Data against which a proposal is validated. */
export interface RenewalFrame {
  /** Lanes that can go on. */
  lanes: readonly PricedLane[]
  terms: PriceTerms
  /** Last day of the agreement. */
  validTo: string
  today: string
}

/** The last days that a proposal may name: after today and after the old end, and not beyond the limit. */
export function renewalEnds({ validTo, today }: Pick<RenewalFrame, 'validTo' | 'today'>): { from: string; to: string } {
  const [next, tomorrow] = [renewalStart({ validTo }), addDays(today, 1)]
  return { from: next > tomorrow ? next : tomorrow, to: addDays(validTo, RENEWED_DAYS) }
}

/** Validates a proposal to renew. TRADE part 4. */
export function checkRenewal(input: DraftInput<RenewalTerms>, frame: RenewalFrame): Problem[] {
  const problems: Problem[] = []
  const add = collector(problems)
  const { validTo, lanes = [], prices = [] } = input
  const ends = renewalEnds(frame)
  if (!validTo) add('validTo', 'required')
  else if (validTo < ends.from || validTo > ends.to) add('validTo', 'renewalEnd', ends)
  const count = lanes.reduce((sum, { boxes = [] }) => sum + boxes.reduce((all, { qty = 0 }) => all + qty, 0), 0)
  if (count === 0) add('lanes', 'noBoxes')
  lanes.forEach(({ laneNo = 0, boxes = [] }, index) => {
    const lane = frame.lanes.find((one) => one.laneNo === laneNo)
    if (!lane || lanes.findIndex((one) => one.laneNo === laneNo) < index) return add('lanes', 'chooseSome')
    for (const { isoCode = '', qty } of boxes) {
      const field = boxField(laneNo, isoCode)
      if (!lane.boxes.some((box) => box.isoCode === isoCode)) add('lanes', 'chooseSome')
      else if (boxes.filter((box) => box.isoCode === isoCode).length > 1) add(field, 'boxTwice')
      else if (qty === undefined || !Number.isInteger(qty) || qty < 1 || qty > BOX_QTY_MAX)
        add(field, 'range', { min: 1, max: BOX_QTY_MAX })
    }
  })
  for (const { laneNo = 0, code = '', isoCode, unitPrice } of prices) {
    const price = { code, ...(isoCode !== undefined && { isoCode }) }
    const lane = frame.lanes.find((one) => one.laneNo === laneNo)
    const line = lane && pricesToRenew(lane, frame.terms, renewalStart(frame)).find((one) => isPriceOf(one)(price))
    const field = priceField(laneNo, price)
    if (!line || !isRepriceable(line, frame.terms)) add('prices', 'chooseSome')
    else add(field, checkDecimal(unitPrice, PRICE_MAX), { min: 0.01, max: PRICE_MAX })
  }
  return problems
}

/** The lanes of the agreement that follows: the containers and prices proposed, the rest as before. */
export function renewedLanes<Lane extends SizedLane & PricedLane & AllocatedLane>(
  lanes: readonly Lane[],
  { validFrom, validTo, lanes: parts, prices }: Pick<Renewal, 'validFrom' | 'validTo' | 'lanes' | 'prices'>,
  terms: PriceTerms & { mode: TransportMode },
): Lane[] {
  return parts.flatMap(({ laneNo, boxes }): Lane[] => {
    const lane = lanes.find((one) => one.laneNo === laneNo)
    if (!lane || boxes.length === 0) return []
    const held = pricesToRenew(lane, terms, validFrom)
      .filter(({ isoCode }) => isoCode === undefined || boxCount({ boxes }, isoCode) > 0)
      .map((line) => {
        const price = prices.find((one) => one.laneNo === laneNo && isPriceOf(line)(one))
        return { ...line, ...(price && { unitPrice: price.unitPrice }) }
      })
    const sized = withBoxes({ ...lane, charges: held }, boxes, terms.mode)
    // The new period begins with what is kept free at the end of the old one.
    const allocation = allocationOn(lane, validFrom)
    return [{ ...sized, ...(allocation && { allocation }), allocationSteps: undefined, validFrom, validTo }]
  })
}
