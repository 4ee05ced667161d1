import { Big } from 'big.js'
import { GUARDED, type AmountBy, type GuardedCall } from '@/contract/member/approval/calls.ts'
import type { ApprovalKind } from '@/contract/member/approval/values.ts'
import { convert, roundMoney, type Currency, type Money } from '@/contract/money.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import type { CreditLine } from '@/contract/money/credit/schemas.ts'
import { needsCredit } from '@/contract/money/credit/terms.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'
import type { AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import type { TenderInput } from '@/contract/trade/tender/draft.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { isActive } from '@/contract/trade/tender/sharing.ts'
import type { Deps } from '../../deps.ts'
import { ratesAt } from '../../rates.ts'
import { lineOf } from '../../money/credit/standing.ts'
import { amendedBy, renewedFor } from '../../trade/agreement/worth.ts'
import { winnersOf } from '../../trade/tender/winners.ts'
import { estimateOf } from './estimate.ts'

/** A call that was done or tried. */
export interface Done {
  call: GuardedCall
  input: Record<string, unknown>
  /** As the contract names it. */
  output: unknown
  companyId: string
}

/** An amount that a call binds its enterprise to, and the kind of limit that it is held against. */
export interface Bound {
  kind: ApprovalKind
  amount: Money
}

/** What a call binds its enterprise to; nothing: it is free. `deps` are those it was done with. */
export function boundBy(deps: Deps, done: Done): Bound[] {
  const { side: own } = done.output as { side?: OrderSide }
  return GUARDED[done.call].binds.flatMap(({ kind, amount: by, side }): Bound[] => {
    const amount = side === undefined || side === own ? amountOf(deps, by, done) : undefined
    return amount ? [{ kind, amount }] : []
  })
}

function amountOf(deps: Deps, by: AmountBy, { input, output, companyId }: Done): Money | undefined {
  const id = String(input['id'])
  // A no binds to nothing.
  if (input['agree'] === false) return undefined
  switch (by) {
    case 'ESTIMATE':
      return estimateOf(deps, input['draft'] as TenderInput, companyId)
    case 'AWARDED':
      // All parts of the tender: to award it piece by piece does not evade the limit.
      return sumOf(((output as TenderDetail).award?.winners ?? []).filter(isActive).map(({ allIn }) => allIn))
    case 'PART':
      return sumOf(partsOf(deps, id).map(({ allIn }) => allIn))
    case 'BOOKED':
      return (output as Booking).allIn
    case 'PAID':
      return (output as Payment).amount
    case 'BALANCE':
      return lastFromBalance(deps, String(input['orderId']))
    case 'REFUNDED':
      return wholeOf(deps, deps.rows.refunds.get(id)?.amounts ?? [])
    case 'ADDED':
      return input['answer'] === 'APPROVED' ? additionOf(deps, id, String(input['chargeId'])) : undefined
    case 'AMENDED':
      return amendedBy(deps, deps.rows.agreements.get(id))
    case 'RENEWED':
      return renewedFor(deps, deps.rows.agreements.get(id))
    case 'LIMIT':
      return { amount: String(input['limit']), currency: (output as CreditLine).currency }
    case 'GIVEN':
      return givenBy(deps, input)
  }
}

/** An amount in CNY by the table of the day. */
export const cnyOf = (deps: Deps, { amount, currency }: Money): string =>
  roundMoney(convert(amount, currency, 'CNY', ratesAt(deps.now())), 'CNY')

/** The parts of its tender that a bid has confirmed. */
function partsOf({ rows }: Deps, bidId: string): AwardWinner[] {
  const tender = rows.tenders.get(rows.bids.get(bidId)?.tenderId ?? '')
  return tender ? winnersOf(tender).filter((one) => one.bidId === bidId && isActive(one)) : []
}

const additionOf = ({ rows }: Deps, orderId: string, chargeId: string): Money | undefined =>
  rows.orders.get(orderId)?.adjustments?.find(({ id }) => id === chargeId)?.amount

/** What was taken from the balance for an order last. */
function lastFromBalance({ rows }: Deps, orderId: string): Money | undefined {
  const own = rows.payments.of('orderId', orderId).filter(({ method }) => method === 'BALANCE')
  return own.toSorted((a, b) => a.no.localeCompare(b.no)).at(-1)?.amount
}

/** The limit that a seller gives with its confirmation, in the currency of the line; undefined if it gives none. */
function givenBy(deps: Deps, { id, creditLimit }: Record<string, unknown>): Money | undefined {
  if (typeof creditLimit !== 'string') return undefined
  const ids = [String(id), ...partsOf(deps, String(id)).flatMap(({ orderId }) => orderId ?? [])]
  const order = ids.flatMap((one) => deps.rows.orders.get(one) ?? []).at(-1)
  const line = order && needsCredit(order.paymentTerm) ? lineOf(deps, order) : undefined
  return line && { amount: creditLimit, currency: line.currency }
}

/** Several amounts as one; in CNY if their currencies differ. */
function wholeOf(deps: Deps, amounts: readonly Money[]): Money | undefined {
  const isOne = amounts.every(({ currency }) => currency === amounts[0]?.currency)
  return sumOf(isOne ? amounts : amounts.map((one): Money => ({ amount: cnyOf(deps, one), currency: 'CNY' })))
}

/** The sum of amounts in one currency. */
function sumOf(parts: readonly Money[]): Money | undefined {
  const currency: Currency | undefined = parts[0]?.currency
  if (currency === undefined) return undefined
  return {
    amount: roundMoney(
      parts.reduce((sum, { amount }) => sum.plus(amount), new Big(0)),
      currency,
    ),
    currency,
  }
}
