import { Big } from 'big.js'
import { marketDay } from '../../marketDay.ts'
import type { Currency } from '../../money.ts'
import { addDays } from '../../money/credit/terms.ts'
import type { Problem } from '../../problem.ts'
import { checkDecimal } from '../../validation.ts'
import { PRICE_MAX } from '../bid/limits.ts'
import { withRates } from '../bid/lineCost.ts'
import type { ChargeInput } from '../bid/schemas.ts'
import type { DraftInput } from '../tender/draftInput.ts'
import type { FuelQuarter } from '../../reference/fuel/schemas.ts'
import type { Payers } from '../tender/payers/schemas.ts'
import { paidAtOf, usualPaidAt } from '../tender/payers/split.ts'
import { collector } from '../tender/rules.ts'
import type { CallOffTerm } from '../tender/term/schemas.ts'
import { NOTICE_DAYS } from '../tender/term/values.ts'
import { amendedPrices, atAmendedPrices } from './amendment/prices.ts'
import type { Amendment } from './amendment/schemas.ts'
import { atFuelPrice, followsFuel } from './fuel.ts'
import type { NoticeTerms, PriceNotice } from './notice/schemas.ts'

/** A lane of an agreement, as far as its prices float. */
export interface PricedLane {
  laneNo: number
  validFrom: string
  validTo: string
  boxes: readonly { isoCode: string }[]
  charges: readonly ChargeInput[]
}

/** What the prices of an agreement depend on beside its lanes. */
export interface PriceTerms {
  /** Currency of a charge that the seller had not quoted. */
  currency: Currency
  payers?: Payers | undefined
  notices?: readonly PriceNotice[] | undefined
  /** Proposals to amend it; those agreed to change prices that are fixed. */
  amendments?: readonly Amendment[] | undefined
  term?: Pick<CallOffTerm, 'fuel'> | undefined
  /** Quarters whose price of fuel is known, oldest first. */
  fuel?: readonly FuelQuarter[] | undefined
}

type Bound = Pick<PriceNotice, 'code' | 'lanes' | 'kind' | 'amount' | 'from' | 'at'>

const signed = ({ kind, amount }: Pick<PriceNotice, 'kind' | 'amount'>): Big =>
  new Big(amount).times(kind === 'INCREASE' ? 1 : -1)

const isQuoted = (code: string) => (line: ChargeInput) => line.code === code && line.state === 'QUOTED'
const hasNoUnit = ({ basis }: ChargeInput): boolean =>
  basis === 'AT_COST' || basis === 'PERCENT_OF_FREIGHT' || basis === 'PERCENT_OF_VALUE'

/** Whether a notice can change the charge on a lane: not one that is a percentage or at cost. */
export const canFloat = ({ charges }: Pick<PricedLane, 'charges'>, code: string): boolean =>
  !charges.some((line) => isQuoted(code)(line) && hasNoUnit(line))

/** Currencies in which a notice counts, by lane: that of the agreement where nothing was quoted. TRADE part 4. */
export function noticeCurrencies(
  lanes: readonly Pick<PricedLane, 'laneNo' | 'charges'>[],
  { code, lanes: numbers }: Pick<PriceNotice, 'code' | 'lanes'>,
  usual: Currency,
): Currency[] {
  const named = lanes
    .filter(({ laneNo }) => numbers.includes(laneNo))
    .flatMap(({ charges }) => {
      const quoted = charges.filter(isQuoted(code)).map(({ currency }) => currency)
      return quoted.length > 0 ? quoted : [usual]
    })
  return [...new Set(named)]
}

/** Whether a notice binds a call-off: for a day of departure from its first day on, and requested after it. TRADE part 4. */
const binds = ({ from, at }: Bound, etd: string, requestedAt: string): boolean => from <= etd && at <= requestedAt

function changed(charges: readonly ChargeInput[], code: string, by: Big, terms: PriceTerms): ChargeInput[] {
  const isLine = isQuoted(code)
  if (charges.some(isLine))
    return charges.map((line) =>
      isLine(line) && !hasNoUnit(line) ? withRates(line, (price) => new Big(price).plus(by).toFixed()) : line,
    )
  if (by.lte(0)) return [...charges]
  const charge = { code, group: 'FREIGHT' } as const
  const paymentTerm = terms.payers ? paidAtOf(terms.payers, charge) : usualPaidAt(charge)
  const line = { ...charge, basis: 'PER_CONTAINER', qty: '1', unitPrice: by.toFixed(), paymentTerm } as const
  // What was included or not quoted is a line of its own from now on.
  return [...charges.filter((one) => one.code !== code), { ...line, currency: terms.currency, state: 'QUOTED' }]
}

/** Prices of a lane for a call-off with a wanted day of departure that is requested at an instant. TRADE part 4. */
export function pricesAt(lane: PricedLane, terms: PriceTerms, etd: string, requestedAt: string): ChargeInput[] {
  const bound = (terms.notices ?? []).filter((one) => one.lanes.includes(lane.laneNo) && binds(one, etd, requestedAt))
  const link = terms.term?.fuel
  // For a departure in a quarter to come the price that is known on the day of the request holds.
  const asked = marketDay(Date.parse(requestedAt))
  const priced = link ? atFuelPrice(lane, link, terms.fuel ?? [], etd < asked ? etd : asked) : lane.charges
  const held = atAmendedPrices(priced, amendedPrices(terms.amendments, lane.laneNo), etd, requestedAt)
  const codes = [...new Set(bound.map(({ code }) => code))]
  return codes.reduce<ChargeInput[]>((charges, code) => {
    const by = bound.filter((one) => one.code === code).reduce((sum, one) => sum.plus(signed(one)), new Big(0))
    return changed(charges, code, by, terms)
  }, held)
}

/** What a charge of a lane costs from a day on, for call-offs requested from now on. */
export interface PriceStep {
  from: string
  lines: ChargeInput[]
}

/** After every notice and amendment so far. */
export const NOW = '9999'

/** Price history of a charge on a lane by day of departure, the oldest first; one step if nothing changed. */
export function priceHistory(lane: PricedLane, terms: PriceTerms, code: string): PriceStep[] {
  const link = terms.term?.fuel
  const given = (terms.notices ?? []).filter((one) => one.code === code && one.lanes.includes(lane.laneNo))
  const counted = link?.code === code ? (terms.fuel ?? []) : []
  const amended = amendedPrices(terms.amendments, lane.laneNo).filter(({ price }) => price.code === code)
  const days = [...given, ...counted, ...amended].map(({ from }) => from).filter((from) => from > lane.validFrom)
  return [lane.validFrom, ...[...new Set(days)].toSorted()].map((from) => ({
    from,
    lines: pricesAt(lane, terms, from, NOW).filter(isQuoted(code)),
  }))
}

/** Charges of a lane that notices or amendments have changed, or that follow the price of fuel. */
export function changedCodes({ laneNo, charges }: Pick<PricedLane, 'laneNo' | 'charges'>, terms: PriceTerms): string[] {
  const amended = amendedPrices(terms.amendments, laneNo).map(({ price }) => price.code)
  const told = (terms.notices ?? []).filter(({ lanes }) => lanes.includes(laneNo)).map(({ code }) => code)
  const link = terms.term?.fuel
  return [
    ...new Set([...(link && charges.some((line) => followsFuel(link, line)) ? [link.code] : []), ...told, ...amended]),
  ]
}

/** The most that a charge can be lowered by for departures from a day on: what it costs least then. */
function lowest(lane: PricedLane, terms: PriceTerms, code: string, from: string): Big {
  const prices = [from, ...priceHistory(lane, terms, code).flatMap((step) => (step.from > from ? [step.from] : []))]
    .flatMap((day) => pricesAt(lane, terms, day, NOW))
    .filter(isQuoted(code))
    .map(({ unitPrice }) => new Big(unitPrice))
  return prices.reduce((least, one) => (one.lt(least) ? one : least), prices[0] ?? new Big(0))
}

/** Data against which a notice is validated. */
export interface NoticeFrame {
  floating: readonly string[]
  lanes: readonly PricedLane[]
  terms: PriceTerms
  /** Today's day of the market. */
  today: string
  /** Days of notice that an increase needs; absent: the usual ones. */
  days?: number
}

/** The first day from which a notice given today can hold: an increase needs a term. TRADE part 4. */
export const firstNoticeDay = (today: string, kind: PriceNotice['kind'], days = NOTICE_DAYS): string =>
  kind === 'INCREASE' ? addDays(today, days) : today

/** Validates a notice of another price. TRADE part 4. */
export function checkNotice(input: DraftInput<NoticeTerms>, frame: NoticeFrame): Problem[] {
  const problems: Problem[] = []
  const add = collector(problems)
  const { floating, today, terms, days = NOTICE_DAYS } = frame
  const { code, lanes: numbers = [], kind, amount, from } = input
  if (!code) add('code', 'required')
  else if (!floating.includes(code)) add('code', 'rateFixed', { code })
  const lanes = frame.lanes.filter(({ laneNo }) => numbers.includes(laneNo))
  if (lanes.length === 0 || lanes.length < new Set(numbers).size) add('lanes', 'chooseSome')
  if (code && lanes.some((lane) => !canFloat(lane, code))) add('lanes', 'rateFixed', { code })
  if (!kind) add('kind', 'required')
  const wrong = checkDecimal(amount, PRICE_MAX)
  add('amount', wrong, { min: 0.01, max: PRICE_MAX })
  const first = firstNoticeDay(today, kind ?? 'INCREASE', days)
  if (!from) add('from', 'required')
  else if (from < first) add('from', kind === 'DECREASE' ? 'past' : 'noticeShort', { days, date: first })
  else if (lanes.some(({ validTo }) => from > validTo)) {
    const ends = lanes.map(({ validTo }) => validTo).toSorted()
    add('from', 'outsideValidity', { from: first, to: ends[0] ?? '' })
  }
  if (problems.length > 0 || !code || !from || !amount || kind !== 'DECREASE') return problems
  const least = lanes.map((lane) => lowest(lane, terms, code, from)).toSorted((a, b) => a.cmp(b))[0] ?? new Big(0)
  if (least.lt(amount)) add('amount', 'range', { min: 0, max: Number(least) })
  return problems
}

/** Whether the buyer can still answer a notice: an increase, until the last day for it. */
export const mayAnswerNotice = ({ kind, answer, objectBy }: PriceNotice, today: string): boolean =>
  kind === 'INCREASE' && !answer && objectBy !== undefined && today <= objectBy

/** Lanes with the last day before the increases that the buyer objected to. TRADE part 4. */
export function lanesBefore<Lane extends { laneNo: number; validTo: string }>(
  lanes: readonly Lane[],
  notices: readonly PriceNotice[] = [],
): Lane[] {
  const left = notices.filter(({ answer }) => answer?.agreed === false)
  return lanes.map((lane) => {
    const last = left
      .filter((one) => one.lanes.includes(lane.laneNo))
      .map(({ from }) => addDays(from, -1))
      .toSorted()[0]
    return last !== undefined && last < lane.validTo ? { ...lane, validTo: last } : lane
  })
}
