import { Big } from 'big.js'
import { sumByCurrency, type Money } from '../../money.ts'
import type { Payment } from '../payment/schemas.ts'

/** What decides what a cancelled order gives back. */
export interface Paid {
  paid: Money
  payments: readonly Pick<Payment, 'status' | 'amount' | 'bankFee' | 'short'>[]
}

/**
 * What goes back to the buyer of a cancelled order, in the currencies in which it was paid: all that arrived for it. What
 * arrived above that is the buyer's balance and stays it.
 */
export function refundable({ paid, payments }: Paid): Money[] {
  const arrived = payments.flatMap(({ status, amount: { amount, currency }, bankFee = '0', short = '0' }): Money[] =>
    status === 'CONFIRMED' ? [{ amount: new Big(amount).minus(bankFee).minus(short).toFixed(), currency }] : [],
  )
  return sumByCurrency(arrived.length > 0 ? arrived : [paid]).filter(({ amount }) => new Big(amount).gt(0))
}
