import type { OrderSide } from '@/contract/money/order/values.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../../member/notification/notify.ts'
import type { StatementRow } from './row.ts'

/** What is told of a statement. */
type StatementNews = 'DRAFT' | 'SENT' | 'CONFIRMED' | 'DISPUTED' | 'OFFERED' | 'AGREED' | 'SILENT'

/** Notifies one side of a statement; `what` is the charge or the amount it is about. */
export function tellStatement(deps: Deps, row: StatementRow, to: OrderSide, variant: StatementNews, what = ''): void {
  const companyId = to === 'BUYER' ? row.buyerId : row.sellerId
  const params = { variant, no: row.no, month: row.month, what }
  notify(deps, { companyId, type: 'STATEMENT_CHANGED', params, target: { kind: 'STATEMENT', id: row.id } })
}
