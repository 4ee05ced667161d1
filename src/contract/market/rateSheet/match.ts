import { Big } from 'big.js'
import { convert, type RateTable } from '../../money.ts'
import { isPerBox } from '../../trade/bid/values.ts'
import { rateStateOn } from './rules.ts'
import type { Rate } from './schemas.ts'

/** A rate of an active sheet, and when that was published. */
export interface Offered<R extends Rate = Rate> {
  rate: R
  publishedAt: string
}

/** What a quote asks for: a lane, its container types (none: loose cargo), the day of departure. */
export interface WantedRates {
  pol: string
  pod: string
  isoCodes: readonly string[]
  /** How many of each type, which decides between carriers; one each if absent. */
  quantities?: readonly number[] | undefined
  etd: string
  commodity?: string | undefined
}

/** A rate that was chosen; absent `isoCode`: for the lane as a whole. */
export interface Chosen<R extends Rate = Rate> {
  isoCode?: string
  offered: Offered<R>
}

/** Words for cargo of all kinds. */
const ANY_CARGO = /^(?:fak|general( cargo)?|gc|all( kinds)?|\u666e\u8d27|\u666e\u901a\u8d27\u7269)$/
const cargo = (text = ''): string => text.normalize('NFKC').trim().toLowerCase()

function isFor(rate: Rate, { pol, pod, etd, commodity }: WantedRates): boolean {
  const only = cargo(rate.commodity)
  const isCargo = only === '' || ANY_CARGO.test(only) || only === cargo(commodity)
  return rate.pol === pol && rate.pod === pod && isCargo && rateStateOn(rate, etd) === 'VALID'
}

/** Cheapest first, in one currency; of equal prices the newest first. */
function cheapest<R extends Rate>(offered: readonly Offered<R>[], rates: RateTable): Offered<R> | undefined {
  const usd = ({ rate }: Offered): Big => convert(rate.price, rate.currency, 'USD', rates)
  return offered.toSorted((a, b) => usd(a).cmp(usd(b)) || b.publishedAt.localeCompare(a.publishedAt))[0]
}

/**
 * The cheapest valid rates for a lane, ties the newest. The main charge decides which carrier a container type goes
 * with; other charges are those of that carrier, or of none. What its rate includes is not charged again. TRADE part 9.
 */
export function matchRates<R extends Rate>(
  offered: readonly Offered<R>[],
  wanted: WantedRates,
  mainCode: string,
  rates: RateTable,
): { chosen: Chosen<R>[]; unmatched: string[] } {
  const valid = offered.filter(({ rate }) => isFor(rate, wanted))
  const chosen: Chosen<R>[] = []
  const unmatched: string[] = []
  const units = wanted.isoCodes.length > 0 ? wanted.isoCodes : [undefined]
  for (const isoCode of units) {
    const fits = valid.filter(({ rate }) => rate.isoCode === undefined || rate.isoCode === isoCode)
    const main = cheapest(
      fits.filter(({ rate }) => rate.code === mainCode),
      rates,
    )
    if (!main) {
      unmatched.push(isoCode ?? '')
      continue
    }
    const { carrierScac, included } = main.rate
    const others = fits.filter(
      ({ rate }) =>
        rate.code !== mainCode &&
        !included.includes(rate.code) &&
        (rate.carrierScac === undefined || rate.carrierScac === carrierScac),
    )
    const codes = [...new Set(others.map(({ rate }) => rate.code))]
    const best = codes.map((code) =>
      cheapest(
        others.filter(({ rate }) => rate.code === code),
        rates,
      ),
    )
    for (const one of [main, ...best]) {
      if (!one) continue
      const isBox = isoCode !== undefined && isPerBox(one.rate.basis)
      // A charge for the whole lane is charged once, whatever number of types it has.
      if (!isBox && chosen.some((other) => other.isoCode === undefined && other.offered.rate.code === one.rate.code))
        continue
      chosen.push({ ...(isBox && { isoCode }), offered: one })
    }
  }
  return { chosen, unmatched }
}

/**
 * The rates for a lane that one carrier takes as a whole, as a quote and a listing name one: that of most container
 * types, of these the cheapest main charge for all of them, ties the newest.
 */
export function matchOneCarrier<R extends Rate>(
  offered: readonly Offered<R>[],
  wanted: WantedRates,
  mainCode: string,
  rates: RateTable,
): { chosen: Chosen<R>[]; unmatched: string[] } {
  const mains = offered.filter(({ rate }) => rate.code === mainCode && isFor(rate, wanted))
  const carriers = new Set(mains.map(({ rate }) => rate.carrierScac))
  const found = [...carriers].map((carrier) => {
    const own = offered.filter(({ rate }) => rate.carrierScac === undefined || rate.carrierScac === carrier)
    const match = matchRates(own, wanted, mainCode, rates)
    const main = match.chosen.filter(({ offered: { rate } }) => rate.code === mainCode)
    const usd = main.reduce((sum, { isoCode, offered: { rate } }) => {
      const count = wanted.quantities?.[wanted.isoCodes.indexOf(isoCode ?? '')] ?? 1
      return sum.plus(convert(rate.price, rate.currency, 'USD', rates).times(count))
    }, new Big(0))
    const newest =
      main
        .map((one) => one.offered.publishedAt)
        .toSorted()
        .at(-1) ?? ''
    return { match, usd, newest }
  })
  const [best] = found.toSorted(
    (a, b) =>
      a.match.unmatched.length - b.match.unmatched.length || a.usd.cmp(b.usd) || b.newest.localeCompare(a.newest),
  )
  return best?.match ?? matchRates(offered, wanted, mainCode, rates)
}
