import { Big } from 'big.js'
import { convert, roundMoney, type Money, type RateTable } from '../../money.ts'
import type { Receipt } from '../order/dues.ts'
import { BANK_FEE_DEFAULT, type BankFees } from './values.ts'

/** No more than this share of a transfer is borne as bank charges: of a small due a cent would be all. */
const BANK_FEE_SHARE = '0.1'

/** What a transfer of this amount may be short of and still count as whole, by what its seller bears. */
export function bankFeeTolerance(
  { amount, currency }: Money,
  rates: RateTable,
  borne: BankFees = BANK_FEE_DEFAULT,
): string {
  const most = currency === 'USD' ? new Big(borne.USD) : convert(borne.CNY, 'CNY', currency, rates)
  const share = new Big(amount).times(BANK_FEE_SHARE)
  return roundMoney(share.lt(most) ? share : most, currency)
}

/** A payment as it was asked for: the amount, and what it pays of the dues. */
export interface Asked {
  amount: Money
  parts: readonly Receipt[]
}

/** What became of a transfer; decimals in its currency. */
export interface Received {
  /** What it paid of the dues. */
  parts: Receipt[]
  /** Kept by banks on the way, and borne by the seller. */
  bankFee?: string
  /** More than was asked for: the buyer's balance with this seller. */
  over?: string
  /** Less than was asked for: stays due. */
  short?: string
}

/**
 * What a transfer pays, by what arrived. Short of no more than the tolerance it pays all; short of more it pays the
 * dues in their order, the last one in part, so that no due is paid beyond itself. TRADE part 5.
 */
export function settleReceived({ amount, parts }: Asked, received: string, tolerance: string): Received {
  const { currency } = amount
  const gap = new Big(amount.amount).minus(received)
  if (gap.lt(0)) return { parts: [...parts], over: roundMoney(gap.abs(), currency) }
  if (gap.eq(0)) return { parts: [...parts] }
  if (gap.lte(tolerance)) return { parts: [...parts], bankFee: roundMoney(gap, currency) }
  return { parts: fill(parts, new Big(received).div(amount.amount)), short: roundMoney(gap, currency) }
}

/** Pays the parts in their order with this share of their worth together; CNY is the measure. */
function fill(parts: readonly Receipt[], share: Big): Receipt[] {
  let left = parts.reduce((sum, { cny }) => sum.plus(cny), new Big(0)).times(share)
  return parts.flatMap((part): Receipt[] => {
    const worth = new Big(part.cny)
    if (left.lte(0)) return []
    if (left.gte(worth)) {
      left = left.minus(worth)
      return [part]
    }
    const paid = roundMoney(new Big(part.amount).times(left).div(worth), part.currency)
    const cny = roundMoney(left, 'CNY')
    left = new Big(0)
    return new Big(paid).gt(0) ? [{ amount: paid, currency: part.currency, cny }] : []
  })
}
