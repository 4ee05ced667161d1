import { roundMoney } from '@/contract/money.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { planJob } from '../domain/jobs.ts'
import type { Deps } from '../domain/deps.ts'
import { fixDueDay } from '../domain/money/credit/dueDays.ts'
import { payableIn, receiptsFor, withReceipts } from '../domain/money/order/dues.ts'
import type { CompanyRow } from '../domain/rows.ts'
import type { OrderRow } from '../domain/tradeRows.ts'
import { loadedBy } from './credits.ts'
import { putPaper } from './documents.ts'

/** Whole per cent. */
const PCT = 30
const HOUR_MS = 3600_000
const TERM = { paymentTerm: 'DEPOSIT_BALANCE', depositPct: PCT } as const
/** Hours since the seller uploaded the bill of lading. */
const BILL_HOURS = 6

/**
 * Deposit and balance: a tender that is open for quotes, for the first buyer an order whose deposit is paid, and for the
 * first forwarder one whose deposit is due and one whose balance is due, with a bill of lading held until then.
 */
export async function seedDeposits(deps: Deps, companies: readonly CompanyRow[], now: number): Promise<void> {
  const [buyer, seller] = [1, 2].map((userType) => companies.find((one) => one.userType === userType)?.id)
  const prepaid = deps.rows.tenders
    .all(({ status, companyId }) => status === 'QUOTING' && companyId !== buyer)
    .find(({ body }) => body?.paymentTerm === 'PREPAID' && body.type === 'SPOT' && body.mode === 'FCL')
  if (prepaid?.body) deps.rows.tenders.put({ ...prepaid, body: { ...prepaid.body, ...TERM } })
  const bought = plainOrders(deps, 'PAID').findLast(({ buyerId, sellerId }) => buyerId === buyer && sellerId !== seller)
  if (bought) deposit(deps, bought, now)
  const open = plainOrders(deps, 'TO_PAY').findLast((order) => order.sellerId === seller && order.buyerId !== buyer)
  if (open) deposit(deps, open, now)
  const sold = plainOrders(deps, 'EXECUTING')
    .filter((order) => order.sellerId === seller && order.buyerId !== buyer)
    .toSorted((a, b) => (b.milestones?.length ?? 0) - (a.milestones?.length ?? 0))[0]
  const loaded = sold && deposit(deps, sold, now)
  const bill = { label: 'CTHB2611002', bill: { surrendered: false, originals: 3 }, hold: 'UNPAID' } as const
  const facts = { kind: 'BL', by: 'SELLER', version: 1, hours: BILL_HOURS, title: 'Bill of lading', ...bill } as const
  if (loaded) await putPaper(deps, loaded, facts, now)
}

/** Orders of awards in a status that were paid whole, if at all, and on which nothing else happened; in their order. */
export const plainOrders = (deps: Deps, status: OrderStatus): OrderRow[] =>
  deps.rows.orders
    .all((order) => order.source === 'TENDER' && order.status === status && order.receipts !== undefined)
    .filter((order) => order.creditId === undefined && order.coupons === undefined && order.credits === undefined)
    .filter(({ adjustments = [] }) => adjustments.every(({ status: state }) => state === 'REPORTED'))
    // A bill of lading goes with a sea freight of containers.
    .filter(({ lanes }) => lanes.every(({ boxes, pod }) => boxes.length > 0 && pod !== undefined))
    .filter((order) => deps.rows.payments.of('orderId', order.id).every(({ status: state }) => state === 'CONFIRMED'))
    .filter((order) => !isInvoiced(deps, order) && deps.rows.refunds.of('orderId', order.id).length === 0)
    .toSorted((a, b) => a.no.localeCompare(b.no))

const isInvoiced = (deps: Deps, { id }: OrderRow): boolean =>
  deps.rows.invoices.all(({ keys }) => keys.some((key) => key.startsWith(id))).length > 0

/** The order as if it had been agreed with deposit and balance, its deposit paid once it is past that; so its tender. */
function deposit(deps: Deps, order: OrderRow, now: number): OrderRow {
  const tender = order.tenderId === undefined ? undefined : deps.rows.tenders.get(order.tenderId)
  if (tender?.body) deps.rows.tenders.put({ ...tender, body: { ...tender.body, ...TERM } })
  const { currency } = order.payable
  const unpaid: OrderRow = { ...order, ...TERM, receipts: [], paid: { amount: roundMoney('0', currency), currency } }
  if (order.status === 'TO_PAY') {
    deps.rows.orders.put(unpaid)
    return unpaid
  }
  // Before it was paid only its deposit could be.
  const before: OrderRow = { ...unpaid, status: 'TO_PAY' }
  const parts = receiptsFor(deps, before)
  const [way] = payableIn(deps, before)
  for (const payment of deps.rows.payments.of('orderId', order.id))
    if (way) {
      const amount = { amount: way.amount, currency: way.currency }
      deps.rows.payments.put({ ...payment, amount, paidAmount: way.amount, parts })
    }
  const loaded = loadedBy(deps, { ...unpaid, ...withReceipts(deps, unpaid, parts) }, now)
  deps.rows.orders.put(loaded)
  fixDueDay(deps, loaded)
  if (order.status === 'EXECUTING') planJob(deps, 'robotOrder', order.id, now + BILL_HOURS * HOUR_MS)
  return loaded
}
