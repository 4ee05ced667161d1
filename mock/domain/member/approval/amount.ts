import { Big } from 'big.js'
import { GUARDED, type GuardedCall } from '@/contract/member/approval/calls.ts'
import { convert, roundMoney, type Currency, type Money } from '@/contract/money.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import type { CreditLine } from '@/contract/money/credit/schemas.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'
import type { TenderInput } from '@/contract/trade/tender/draft.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { isActive } from '@/contract/trade/tender/sharing.ts'
import type { Deps } from '../../deps.ts'
import { ratesAt } from '../../rates.ts'
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

/** The amount that a call binds its enterprise to; undefined if it binds to nothing. `deps` are those it was done with. */
export function amountOf(deps: Deps, { call, input, output, companyId }: Done): Money | undefined {
  switch (GUARDED[call].amount) {
    case 'ESTIMATE':
      return estimateOf(deps, input['draft'] as TenderInput, companyId)
    case 'AWARDED':
      // All parts of the tender: to award it piece by piece does not evade the limit.
      return sumOf(((output as TenderDetail).award?.winners ?? []).filter(isActive).map(({ allIn }) => allIn))
    case 'PART':
      return partOf(deps, String(input['id']))
    case 'BOOKED':
      return input['agree'] === false ? undefined : (output as Booking).allIn
    case 'PAID':
      return (output as Payment).amount
    case 'LIMIT':
      return { amount: String(input['limit']), currency: (output as CreditLine).currency }
  }
}

/** An amount in CNY by the table of the day. */
export const cnyOf = (deps: Deps, { amount, currency }: Money): string =>
  roundMoney(convert(amount, currency, 'CNY', ratesAt(deps.now())), 'CNY')

/** The part of its tender that a bid has confirmed. */
function partOf({ rows }: Deps, bidId: string): Money | undefined {
  const tender = rows.tenders.get(rows.bids.get(bidId)?.tenderId ?? '')
  const won = tender ? winnersOf(tender).filter((one) => one.bidId === bidId && isActive(one)) : []
  return sumOf(won.map(({ allIn }) => allIn))
}

/** Parts of one award are in one currency. */
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
