import type { Billable, InvoiceRequest } from '@/contract/money/invoice/schemas.ts'
import { rateText } from '@/contract/money/order/settlement.ts'
import type { Money } from '@/contract/money.ts'
import type { Deps } from '../../deps.ts'
import type { TitleRow } from '../../invoiceRows.ts'
import { settledDues } from '../order/settle.ts'
import { couponName } from '../../title/couponName.ts'

const isForeign = ({ currency }: Money): boolean => currency !== 'CNY'

/** Printed remarks: orders, the rate of foreign currency, bank and address if requested, the buyer's own remark. */
export function remarksOf(deps: Deps, input: InvoiceRequest, title: TitleRow, shares: readonly Billable[]): string[] {
  const [first] = shares
  const order = first && deps.rows.orders.get(first.orderId)
  const rates = order?.rateLock.rates
  const foreign = shares.flatMap((share) => (share.originals ?? [share.amount]).filter(isForeign))
  const currencies = [...new Set(foreign.map(({ currency }) => currency))]
  const supplements = [...new Set(shares.flatMap((share) => share.supplements ?? []))]
  return [
    `订单号 ${shares.map((share) => share.orderNo).join('、')}`,
    ...(supplements.length > 0 ? [`补开，原发票 ${supplements.join('、')}`] : []),
    ...(rates && foreign.length > 0
      ? [
          `原币 ${foreign.map(({ currency, amount }) => `${currency} ${amount}`).join('、')}，汇率 ${currencies.map((one) => (currencies.length > 1 ? `${one} ${rates.cnyPer[one]}` : rates.cnyPer[one])).join('、')}（${rates.date}，${rates.source}）`,
        ]
      : []),
    ...settledRemarks(deps, shares),
    ...couponRemarks(deps, shares),
    ...(input.showAddress && title.address ? [`购方地址电话 ${title.address} ${title.phone ?? ''}`.trim()] : []),
    ...(input.showBank && title.bankName ? [`购方开户行账号 ${title.bankName} ${title.bankAccount ?? ''}`.trim()] : []),
    ...(input.remark ? [input.remark] : []),
  ]
}

/** Of orders settled in one currency: what each other currency of their quotes was converted into, once, and at what rate. */
function settledRemarks(deps: Deps, shares: readonly Billable[]): string[] {
  const orders = [...new Set(shares.map((share) => share.orderId))].flatMap((id) => deps.rows.orders.get(id) ?? [])
  return orders.flatMap((order) => {
    const { currency: own } = order.payable
    const { cnyPer, date, source } = order.rateLock.rates
    const converted = settledDues(order)?.filter(({ currency }) => currency !== own) ?? []
    return converted.map(
      ({ amount, currency, value }) =>
        `${order.no} 以 ${own} 结算：报价 ${currency} ${amount} 折 ${own} ${value}，汇率 ${rateText(currency, own, cnyPer)}（${date}，${source}）`,
    )
  })
}

/** Coupon discounts on the orders of an invoice, in the orders' currencies. */
function couponRemarks(deps: Deps, shares: readonly Billable[]): string[] {
  // Invoices are in Chinese.
  const inChinese: Deps = { ...deps, language: 'zh-CN' }
  const ids = [...new Set(shares.map((share) => share.orderId))]
  const uses = ids.flatMap((id) => {
    const order = deps.rows.orders.get(id)
    return (order?.coupons ?? []).map((use) => `${couponName(inChinese, use)} ${order?.payable.currency} ${use.amount}`)
  })
  return uses.length === 0 ? [] : [`优惠券抵扣 ${uses.join('、')}`]
}
