import { Big } from 'big.js'
import { convert, roundMoney, sumByCurrency, type Money, type RateTable } from '../../money.ts'
import { linesPaidBy } from '../../trade/bid/payer.ts'
import { refundable, type Paid } from '../refund/amounts.ts'
import { isMovedTooFar, scheduleOf, withdrawnOf } from './schedule/rules.ts'
import type { OrderDetail } from './schemas.ts'

/** What decides the fee of a cancellation. */
export interface CancelFacts
  extends Pick<OrderDetail, 'status' | 'lanes' | 'schedules' | 'payers' | 'startBy' | 'cancelFeePct'>, Paid {
  rateLock: { rates: RateTable }
}

/** Whether the cut-off for shipping instructions of a lane has passed: from then on the space is lost to the seller. */
const isCutOff = ({ lanes, schedules }: CancelFacts, now: number): boolean =>
  lanes.some(({ laneNo }) => Date.parse(scheduleOf(schedules, laneNo)?.cutOffs.si ?? '') <= now)

/** The share of the buyer's freight lines, one amount a currency. TRADE part 5. */
export function freightShare({ lanes, payers }: Pick<CancelFacts, 'lanes' | 'payers'>, pct: number): Money[] {
  const lines = lanes.flatMap(({ charges }) => linesPaidBy('ours', charges, payers))
  return sumByCurrency(lines.filter(({ group }) => group === 'FREIGHT')).map(({ amount, currency }) => ({
    amount: roundMoney(new Big(amount).times(pct).div(100), currency),
    currency,
  }))
}

/** A fee in the currencies in which was paid: its own first, the rest at the rates of the payment; never more than was paid. */
export function keptOf(fee: readonly Money[], paid: readonly Money[], rates: RateTable): Money[] {
  const left = paid.map(({ amount, currency }) => ({ currency, amount: new Big(amount) }))
  for (const { amount, currency } of fee) {
    let open = new Big(amount)
    const [own, others] = [true, false].map((is) => left.filter((one) => (one.currency === currency) === is))
    for (const pool of [...(own ?? []), ...(others ?? [])]) {
      const wanted = new Big(roundMoney(convert(open.toFixed(), currency, pool.currency, rates), pool.currency))
      const off = wanted.gt(pool.amount) ? pool.amount : wanted
      open = off.eq(wanted) ? new Big(0) : open.minus(convert(off.toFixed(), pool.currency, currency, rates))
      pool.amount = pool.amount.minus(off)
      if (open.lte(0)) break
    }
  }
  return paid.flatMap(({ amount, currency }, index) => {
    const kept = new Big(amount).minus(left[index]?.amount ?? 0)
    return kept.gt(0) ? [{ amount: roundMoney(kept, currency), currency }] : []
  })
}

/**
 * What the seller keeps of what was paid if the buyer cancels now, in ms; nothing before the cut-off for shipping
 * instructions, once the seller should have started, and if the departure moved by more than seven days or falls away. TRADE part 5.
 */
export function cancelFeeOf(order: CancelFacts, now: number): Money[] {
  const { status, cancelFeePct = 0, startBy, rateLock } = order
  if (cancelFeePct === 0 || (status !== 'PAID' && status !== 'CONFIRMED')) return []
  if (startBy !== undefined && now > Date.parse(startBy)) return []
  if (!isCutOff(order, now) || isMovedTooFar(order) || withdrawnOf(order)) return []
  return keptOf(freightShare(order, cancelFeePct), refundable(order), rateLock.rates)
}
