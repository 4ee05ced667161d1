import { Big } from 'big.js'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { Receipt } from '@/contract/money/order/dues.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { Currency, Money } from '@/contract/money.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { invoicesOf } from './moneyActs.ts'
import { BUYERS, LISTED_CBM, type Scene } from './scene.ts'

const CURRENCIES = ['USD', 'CNY'] as const satisfies readonly Currency[]
const GONE = new Set(['CANCELLED', 'TIMED_OUT'])
/** An invoice that is not issued yet, or that may be reversed. */
const MOVING = new Set(['SUBMITTED', 'REVIEWING', 'ISSUING', 'RED_APPLIED', 'RED_WAIT_BUYER'])
const ZERO = new Big(0)

const sumIn = (currency: string, amounts: readonly Money[]): Big =>
  amounts.filter((one) => one.currency === currency).reduce((sum, one) => sum.plus(one.amount), ZERO)
const boxesOf = (boxes: readonly { isoCode: string; qty: number }[]): number =>
  boxes.reduce((sum, { isoCode, qty }) => sum + (isoCode === '45G1' ? qty : 0), 0)

/** What an order costs before reductions: its quoted lines and the additions that the buyer agreed to. */
const costOf = (currency: string, { lanes, adjustments }: OrderDetail): Big =>
  sumIn(currency, [
    ...lanes.flatMap(({ charges }) => charges.filter(({ state }) => state === 'QUOTED')),
    ...adjustments.filter(({ status }) => status === 'APPROVED').map(({ amount }) => amount),
  ])

const paidOf = (currency: string, { dues = [] }: OrderDetail): Big => {
  const due = dues.find((one) => one.currency === currency)
  return new Big(due?.amount ?? 0).minus(due?.rest ?? 0)
}

const confirmed = ({ payments }: OrderDetail) => payments.filter(({ status }) => status === 'CONFIRMED')
const refundsOf = ({ refunds = [] }: OrderDetail, isCancelled: boolean): Money[] =>
  refunds
    .filter(({ status, reason }) => status !== 'REFUSED' && (reason === 'ORDER_CANCELLED') === isCancelled)
    .flatMap(({ amounts }) => amounts)

/** What arrived above what was asked for. */
const overOf = (order: OrderDetail): Money[] =>
  confirmed(order).map(({ over = '0', amount: { currency } }) => ({ amount: over, currency }))
/** What arrived for dues, by the currency of the due; of a cancelled order only what went back into the balance. */
const arrivedOf = (order: OrderDetail): Money[] =>
  GONE.has(order.status)
    ? []
    : confirmed(order)
        .filter(({ method }) => method !== 'BALANCE')
        .flatMap(({ parts = [] }) => parts)
/** What a cancelled order was paid, by the currency in which it was paid, without fees of banks. */
const paidBack = (order: OrderDetail): Money[] =>
  confirmed(order).map(({ amount, bankFee = '0', short = '0' }) => ({
    ...amount,
    amount: new Big(amount.amount).minus(bankFee).minus(short).toFixed(),
  }))
/** What a cancelled order was paid from the balance, which it gave back as money. */
const appliedTo = (order: OrderDetail): Money[] =>
  GONE.has(order.status) ? confirmed(order).flatMap(({ method, amount }) => (method === 'BALANCE' ? [amount] : [])) : []

/** Payable = paid + open + reduced, an order and currency; what arrived = paid + balance + refunds, a pair. */
export function wrongMoney(all: readonly { order: OrderDetail }[]): string[] {
  const wrong: string[] = []
  const hold = (what: string, left: Big, right: Big) => {
    if (!left.eq(right)) wrong.push(`${what}: ${left.toFixed(2)} is not ${right.toFixed(2)}`)
  }
  const pairs = new Map<string, OrderDetail[]>()
  for (const { order } of all) {
    const pair = `${order.buyer.id} ${order.seller.id}`
    pairs.set(pair, [...(pairs.get(pair) ?? []), order])
  }
  for (const currency of CURRENCIES) {
    for (const { order } of all) {
      if (GONE.has(order.status)) {
        hold(
          `${order.no} back ${currency}`,
          sumIn(currency, [...refundsOf(order, true), ...(order.cancelFee ?? [])]),
          sumIn(currency, paidBack(order)),
        )
        continue
      }
      const open = sumIn(
        currency,
        (order.dues ?? []).map((due) => ({ ...due, amount: due.rest })),
      )
      const reduced = sumIn(
        currency,
        (order.credits ?? []).map(({ amount }) => amount),
      )
      hold(`${order.no} ${currency}`, paidOf(currency, order).plus(open).plus(reduced), costOf(currency, order))
    }
    for (const [pair, orders] of pairs) {
      const total = (of: (order: OrderDetail) => Money[]) => sumIn(currency, orders.flatMap(of))
      const paid = orders.reduce(
        (sum, order) => (GONE.has(order.status) ? sum : sum.plus(paidOf(currency, order))),
        ZERO,
      )
      const kept = paid.plus(sumIn(currency, orders[0]?.balance ?? [])).plus(total(appliedTo))
      const back = total((order) => refundsOf(order, false))
      hold(`${pair} ${currency}`, kept.plus(back), total(arrivedOf).plus(total(overOf)))
    }
  }
  return wrong
}

/** What was paid of a due, in yuan: each receipt at its own rate, the last one in part. */
function worthOf(currency: string, receipts: readonly Receipt[], paid: Big): Big {
  let [left, worth] = [paid, ZERO]
  for (const { amount, cny } of receipts.filter((one) => one.currency === currency)) {
    const part = left.lt(amount) ? left : new Big(amount)
    left = left.minus(part)
    worth = worth.plus(part.times(cny).div(amount).round(2, Big.roundHalfUp))
  }
  return worth
}

/**
 * Invoices less their red parts, and what can be invoiced, make what was paid, an order and tax group; what is invoiced above
 * it has a red part that waits for the buyer.
 */
export async function wrongInvoices(scene: Scene, all: Awaited<ReturnType<Scene['orders']>>): Promise<string[]> {
  const invoices = await invoicesOf(scene)
  const wrong: string[] = []
  const open = new Map<string, string>()
  for (const buyer of BUYERS)
    for (const { orderId, taxGroup, cny } of (await scene.ask(buyer, invoiceEndpoints.billable, { size: 200 })).data
      .records)
      open.set(`${orderId} ${taxGroup}`, cny)
  for (const { order } of all)
    for (const [taxGroup, currency] of [
      ['EXEMPT', 'USD'],
      ['TAXED', 'CNY'],
    ] as const) {
      const standing = invoices
        .map(({ row }) => row)
        .filter((row) => row.taxGroup === taxGroup && row.orderIds.includes(order.id))
        .filter(({ status }) => !['REJECTED', 'CANCELLED', 'RED_ISSUED'].includes(status))
      const blue = standing
        .flatMap(({ items }) => items)
        .filter(({ orderNo }) => orderNo === order.no)
        .reduce((sum, { gross }) => sum.plus(gross), ZERO)
      const red = (isIssued: boolean): Big =>
        standing
          .flatMap(({ allowances = [] }) => allowances)
          .filter(({ orderNo, status }) => orderNo === order.no && (status === 'ISSUED') === isIssued)
          .reduce((sum, { gross }) => sum.minus(gross), ZERO)
      const receipts = scene.rows.orders.get(order.id)?.receipts ?? []
      const paid = GONE.has(order.status) ? ZERO : worthOf(currency, receipts, paidOf(currency, order))
      const left = paid.minus(blue).plus(red(true))
      const billable = new Big(open.get(`${order.id} ${taxGroup}`) ?? 0)
      if (!billable.eq(left.lt(0) ? ZERO : left))
        wrong.push(`${order.no} ${taxGroup}: ${billable.toFixed(2)} to invoice is not ${left.toFixed(2)}`)
      // What is reduced while a request or a reversal is on its way gets its red part once that has come to an end.
      if (red(false).lt(left.times(-1)) && !standing.some(({ status }) => MOVING.has(status)))
        wrong.push(`${order.no} ${taxGroup}: no red part for ${left.toFixed(2)}`)
    }
  return wrong
}

/** What was asked for or listed = what was given + what is left; nothing is given twice. */
export async function wrongQuantities(scene: Scene, all: Awaited<ReturnType<Scene['orders']>>): Promise<string[]> {
  const wrong: string[] = []
  const orders = all.map(({ order }) => order)
  for (const { id, buyer } of scene.tenders) {
    const { data: tender } = await scene.ask(buyer, tenderEndpoints.detail, { id })
    const given = (tender.award?.winners ?? []).filter(({ status }) => status === 'WAITING' || status === 'CONFIRMED')
    for (const lane of tender.lanes) {
      const taken = given
        .flatMap(({ lanes }) => lanes.filter(({ laneNo }) => laneNo === lane.laneNo))
        .reduce((sum, { boxes }) => sum + boxesOf(boxes), 0)
      const left = tender.remaining
        ?.filter(({ laneNo }) => laneNo === lane.laneNo)
        .map(({ boxes }) => boxesOf(boxes))[0]
      if (taken > boxesOf(lane.boxes)) wrong.push(`${tender.no} lane ${lane.laneNo}: ${taken} given`)
      if (tender.remaining && taken + (left ?? 0) !== boxesOf(lane.boxes))
        wrong.push(`${tender.no} lane ${lane.laneNo}: ${taken} given, ${left} left`)
    }
  }
  for (const buyer of BUYERS) {
    const { data: page } = await scene.ask(buyer, agreementEndpoints.page, { side: 'BUYER', size: 200 })
    for (const { id } of page.records.filter((one) => scene.tenders.some((tender) => tender.id === one.tenderId))) {
      const { data: agreement } = await scene.ask(buyer, agreementEndpoints.detail, { id })
      for (const lane of agreement.lanes) {
        const called = orders
          .filter(({ callOff, status }) => callOff?.agreementId === id && !GONE.has(status))
          .filter(({ callOff }) => callOff?.laneNo === lane.laneNo)
          .reduce((sum, order) => sum + boxesOf(order.lanes.flatMap(({ boxes }) => boxes)), 0)
        const left = lane.quantities.find(({ isoCode }) => isoCode === '45G1')?.remaining ?? 0
        if (called + left !== boxesOf(lane.boxes) || left < 0)
          wrong.push(`${agreement.no} lane ${lane.laneNo}: ${called} called off, ${left} left`)
      }
    }
  }
  const qtyOf = (items: readonly { qty: number }[]) => items.reduce((sum, { qty }) => sum + qty, 0)
  const booked = orders
    .filter(({ source, status }) => source === 'LISTING' && !GONE.has(status))
    .reduce((sum, { booking }) => sum + qtyOf(booking?.items ?? []), 0)
  const left = qtyOf((await scene.listing('consolidator')).available)
  if (booked + left !== LISTED_CBM || left < 0) wrong.push(`listing: ${booked} booked, ${left} left`)
  return wrong
}
