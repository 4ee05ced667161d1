import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { orderLink, ORDER_TABS } from '@/routes/orderTabs.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { WAYS } from '../../e2e/ownerPaths.ts'

/** A URL and the account that opens it. */
export interface Place {
  address: string
  as: string
}
interface Rows {
  records: readonly { id: string }[]
}

/** Returns the owner's 39 paths, with existing ids for pages of one item, and the parts of pages that open items. */
export async function placesOf(market: Market): Promise<Place[]> {
  const first = async <In>(endpoint: Endpoint<In, Rows>, filter: Partial<In>, account?: string): Promise<string> => {
    const token = account === undefined ? {} : { token: await market.signIn(account) }
    // The other filter fields are optional.
    const { data } = await market.call(endpoint, { current: 1, size: 1, ...filter } as In, token)
    const id = data.records[0]?.id
    if (id === undefined) throw new Error(`${endpoint.path} found nothing to open`)
    return id
  }
  const tender = await first(tenderEndpoints.page, { mode: 'FCL' })
  const listing = await first(listingEndpoints.page, {})
  const news = await first(newsEndpoints.page, {})
  const things: Record<string, string> = {
    '/business/foreignTradeDetial': `?id=${tender}`,
    '/business/quote': `?tenderId=${tender}`,
    '/business/newsDetial': `?id=${news}`,
    '/business/marketDetail': `?id=${listing}`,
  }
  const owners = WAYS.map(({ path, as }) => ({ address: path + (things[path] ?? ''), as }))
  const open = await first(tenderEndpoints.minePage, { status: 'EVALUATING' }, 'trader')
  const order = await first(orderEndpoints.page, {}, 'trader')
  const bid = await first(bidEndpoints.minePage, {}, 'forwarder')
  const coupon = await first(couponEndpoints.minePage, {}, 'trader')
  const invoice = await first(invoiceEndpoints.page, {}, 'trader')
  const own: Place[] = [
    '/user/personalCenter',
    '/user/personalCenter?tab=messages',
    `/business/myTenderBid?tenderId=${open}`,
    '/business/myTenderBid',
    `/business/payment?orderId=${order}`,
    ...ORDER_TABS.map((tab) => orderLink(order, tab)),
    '/business/payment',
    `/coupon/myCoupon?id=${coupon}`,
    `/user/invoice?tab=list&id=${invoice}`,
    '/user/invoice',
    `/business/foreignTradeDetial?id=${open}`,
  ].map((address) => ({ address, as: 'trader' }))
  const sellers: Place[] = [
    `/business/myBid?bidId=${bid}`,
    '/business/myMarket?new=RATE',
    '/coupon/couponManagement?edit=new',
    '/user/personalCenter?tab=messages',
  ].map((address) => ({ address, as: 'forwarder' }))
  return [...owners, ...own, ...sellers]
}
