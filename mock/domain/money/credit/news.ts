import { moneyText } from '@/contract/money.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../../member/notification/notify.ts'
import type { CreditRow } from './row.ts'

/** What is told of a credit line. */
type CreditNews = 'REQUESTED' | 'GRANTED' | 'REFUSED' | 'CHANGED' | 'CLOSED' | 'WITHDRAWN' | 'FROZEN'

/** Notifies one side of a credit line. */
export function tellCredit(
  deps: Deps,
  row: CreditRow,
  to: OrderSide,
  variant: CreditNews,
  amount?: string,
  note?: string,
): void {
  const companyId = to === 'BUYER' ? row.buyerId : row.sellerId
  const params = {
    variant,
    no: row.no,
    ...(amount !== undefined && { amount: moneyText({ amount, currency: row.currency }) }),
    ...(note !== undefined && { note }),
  }
  notify(deps, { companyId, type: 'CREDIT_CHANGED', params, target: { kind: 'CREDIT', id: row.id } })
}
