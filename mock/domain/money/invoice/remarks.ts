import type { Billable, InvoiceRequest } from '@/contract/money/invoice/schemas.ts'
import { rateText } from '@/contract/money/order/settlement.ts'
import type { Money } from '@/contract/money.ts'
import type { Deps } from '../../deps.ts'
import type { TitleRow } from '../../invoiceRows.ts'
import { grouped } from '../../grouped.ts'
import { settledDues } from '../order/settle.ts'
import { couponName } from '../../title/couponName.ts'

const isForeign = ({ currency }: Money): boolean => currency !== 'CNY'

/** What an invoice is requested with. */
interface Requested {
  input: InvoiceRequest
  title: TitleRow
  statement: Billable['statement']
  shares: readonly Billable[]
}

/** Printed remarks: the statement, its orders, the rates of foreign currency, bank and address if requested, the buyer's own. */
export function remarksOf(deps: Deps, { input, title, statement, shares }: Requested): string[] {
  const supplements = [...new Set(shares.flatMap((share) => share.supplements ?? []))]
  return [
    ...(statement ? [`对账单 ${statement.no}（${statement.month}）`] : []),
    `订单号 ${shares.map((share) => share.orderNo).join('、')}`,
    ...(supplements.length > 0 ? [`补开，原发票 ${supplements.join('、')}`] : []),
    ...rateRemarks(deps, shares),
    ...settledRemarks(deps, shares),
    ...couponRemarks(deps, shares),
    ...(input.showAddress && title.address ? [`购方地址电话 ${title.address} ${title.phone ?? ''}`.trim()] : []),
    ...(input.showBank && title.bankName ? [`购方开户行账号 ${title.bankName} ${title.bankAccount ?? ''}`.trim()] : []),
    ...(input.remark ? [input.remark] : []),
  ]
}

/** Foreign amounts with the rates that their orders were paid at; one text for orders of the same rates. */
function rateRemarks(deps: Deps, shares: readonly Billable[]): string[] {
  const foreign = shares.flatMap(({ orderId, originals, amount }) => {
    const rates = deps.rows.orders.get(orderId)?.rateLock.rates
    return rates ? (originals ?? [amount]).filter(isForeign).map((one) => ({ ...one, rates })) : []
  })
  return [...grouped(foreign, ({ rates }) => JSON.stringify(rates)).values()].flatMap((parts) => {
    const [first] = parts
    if (!first) return []
    const { cnyPer, date, source } = first.rates
    const currencies = [...new Set(parts.map(({ currency }) => currency))]
    const amounts = parts.map(({ currency, amount }) => `${currency} ${amount}`).join('、')
    const rates = currencies.map((one) => (currencies.length > 1 ? `${one} ${cnyPer[one]}` : cnyPer[one])).join('、')
    return [`原币 ${amounts}，汇率 ${rates}（${date}，${source}）`]
  })
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
