import type { APIRequestContext } from '@playwright/test'

/** A path of the owner (Spec §2): who opens it, and a page with a link to it or `menu`, the account menu. */
export interface Way {
  path: string
  as: 'guest' | 'forwarder'
  from: string
  /** The page is of one item: only the path is compared, the query comes from the link. */
  hasThing?: true
}

const guest = (path: string, from: string): Way => ({ path, as: 'guest', from })
const member = (path: string, from = 'menu'): Way => ({ path, as: 'forwarder', from })

/** All 39 in the owner's order; `/home` is an alias of `/`. */
export const WAYS: readonly Way[] = [
  guest('/', '/other'),
  guest('/home', '/'),
  guest('/login', '/'),
  guest('/retrievePassword', '/login'),
  guest('/register', '/'),
  member('/subBaseInfo'),
  guest('/test', '/'),
  guest('/business', '/business/market'),
  guest('/business/foreignTrade/1', '/'),
  { ...guest('/business/foreignTradeDetial', '/business/searchTender'), hasThing: true },
  guest('/business/tendering', '/'),
  member('/business/myBid'),
  member('/business/payment'),
  member('/business/tenderIssue'),
  { ...member('/business/quote', '/business/searchTender?quotable=true&mode=FCL'), hasThing: true },
  guest('/business/searchTender', '/'),
  member('/business/myTenderBid'),
  { ...guest('/business/newsDetial', '/business/newsList'), hasThing: true },
  guest('/business/newsList', '/'),
  guest('/business/market', '/'),
  { ...guest('/business/marketDetail', '/business/market'), hasThing: true },
  member('/business/myMarket'),
  member('/coupon/couponManagement'),
  guest('/coupon/couponCollectionCenter', '/'),
  member('/coupon/myCoupon'),
  guest('/coupon/couponMarket', '/coupon/couponCollectionCenter'),
  member('/coupon/couponVerification'),
  member('/user', '/user/personalCenter'),
  member('/user/personalCenter'),
  member('/user/changeBaseInfo'),
  member('/user/invoice'),
  member('/user/myCollect'),
  guest('/other', '/'),
  guest('/other/about', '/'),
  guest('/other/contact', '/'),
  guest('/other/clause', '/'),
  guest('/tool', '/tool/shipDate'),
  guest('/tool/shipDate', '/'),
  guest('/tool/customs', '/'),
]

interface Answer<Data> {
  data: Data
}

/** Every path of the owner as a URL with content: pages of one item get the id of an existing one. */
export async function ownerAddresses(
  request: APIRequestContext,
): Promise<{ path: string; address: string; as: Way['as'] }[]> {
  const firstOf = async (call: string): Promise<string> => {
    const answer = await request.get(`/trading-api/trading/api/${call}`)
    const { data } = (await answer.json()) as Answer<{ records: { id: string }[] }>
    const id = data.records[0]?.id
    if (!id) throw new Error(`${call} found nothing to open`)
    return id
  }
  const [tender, listing, news] = await Promise.all(
    ['tender/page?current=1&size=1&mode=FCL', 'listing/page?current=1&size=1', 'news/page?current=1&size=1'].map(
      firstOf,
    ),
  )
  const things: Record<string, string> = {
    '/business/foreignTradeDetial': `?id=${tender}`,
    '/business/quote': `?tenderId=${tender}`,
    '/business/newsDetial': `?id=${news}`,
    '/business/marketDetail': `?id=${listing}`,
  }
  return WAYS.map(({ path, as }) => ({ path, address: path + (things[path] ?? ''), as }))
}
