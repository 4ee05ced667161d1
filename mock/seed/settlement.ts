import type { Deps } from '../domain/deps.ts'
import { receiptsFor } from '../domain/money/order/dues.ts'
import { withRates } from '../domain/money/order/settle.ts'
import type { CompanyRow } from '../domain/rows.ts'
import type { OrderRow } from '../domain/tradeRows.ts'
import { plainOrders } from './deposits.ts'

const IN_YUAN = { settlement: 'ONE', settlementCurrency: 'CNY' } as const

/**
 * Settlement in one currency: a tender that is open for quotes, and for the first forwarder an order that was quoted in
 * several currencies and paid in yuan.
 */
export function seedSettlement(deps: Deps, companies: readonly CompanyRow[]): void {
  const [buyer, seller] = [1, 2].map((userType) => companies.find((one) => one.userType === userType)?.id)
  const open = deps.rows.tenders
    .all(({ status, companyId }) => status === 'QUOTING' && companyId !== buyer)
    .findLast(({ body }) => body?.paymentTerm === 'PREPAID' && body.type === 'SPOT' && body.mode === 'FCL')
  if (open?.body) deps.rows.tenders.put({ ...open, body: { ...open.body, ...IN_YUAN } })
  const sold = (['EXECUTING', 'DELIVERED', 'SETTLED', 'REVIEWED'] as const)
    .flatMap((status) => plainOrders(deps, status))
    .filter((order) => order.sellerId === seller && order.buyerId !== buyer && order.paymentTerm === 'PREPAID')
    .find(({ lanes }) => new Set(lanes.flatMap(({ charges }) => charges.map(({ currency }) => currency))).size > 1)
  if (sold) settle(deps, sold)
}

/** The order as if it had been agreed so, paid at the rates of its confirmation; so its tender. */
function settle(deps: Deps, order: OrderRow): void {
  const tender = order.tenderId === undefined ? undefined : deps.rows.tenders.get(order.tenderId)
  if (tender?.body) deps.rows.tenders.put({ ...tender, body: { ...tender.body, ...IN_YUAN } })
  const agreed: OrderRow = { ...order, ...IN_YUAN, receipts: [] }
  const open: OrderRow = { ...agreed, ...withRates(deps, agreed, order.rateLock) }
  const receipts = receiptsFor(deps, open)
  const { payable } = open
  for (const payment of deps.rows.payments.of('orderId', order.id))
    deps.rows.payments.put({ ...payment, amount: payable, paidAmount: payable.amount, parts: receipts })
  deps.rows.orders.put({ ...open, receipts, paid: payable })
}
