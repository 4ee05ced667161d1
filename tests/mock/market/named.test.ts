import { beforeAll, describe, expect, it } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { initialsOf } from '@mock/seed/pinyin.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { listed, type Listed } from '../support/listing.ts'
import { openMarket, type Market } from '../support/market.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})

/** One port as users type it: Chinese, English, pinyin, initials, code, the end of the code, another code in use. */
const NINGBO = ['宁波', 'Ningbo', 'ningbo', 'nb', 'NB', 'CNNGB', 'NGB', 'CNNBO', 'ｃｎｎｇｂ']
const LOS_ANGELES = ['洛杉矶', 'los angeles', 'Los Ángeles', 'luoshanji', 'lsj', 'USLAX', 'lax']

describe('every search knows every name of a port', () => {
  const tenders = async (keyword: string) =>
    (await market.call(tenderEndpoints.page, { keyword, size: 500 })).data.records
  const listings = async (keyword: string) =>
    (await market.call(listingEndpoints.page, { keyword, size: 500 })).data.records

  it.each([...NINGBO, ...LOS_ANGELES])('finds tenders and listings by %s', async (keyword) => {
    const port = NINGBO.includes(keyword) ? 'CNNGB' : 'USLAX'
    const [asked, offered] = [await tenders(keyword), await listings(keyword)]
    expect(asked.some(({ lanes }) => lanes.some(({ pol, pod }) => pol === port || pod === port))).toBe(true)
    expect(offered.some(({ pol, pod }) => pol === port || pod === port)).toBe(true)
    // Every name of the port finds the same results.
    const lane = (await market.call(listingEndpoints.page, { pol: port, size: 500 })).data.records
    const found = new Set(offered.map(({ id }) => id))
    expect(lane.filter(({ id }) => !found.has(id))).toEqual([])
  })

  it('finds news by the initials and the other codes of a port', async () => {
    const total = async (keyword: string) => (await market.call(newsEndpoints.page, { keyword })).data.total
    const [whole, initials, code] = [await total('ningbo'), await total('nb'), await total('CNNBO')]
    expect(whole).toBeGreaterThan(0)
    expect([initials >= whole, code]).toEqual([true, whole])
  })

  it('finds coupons by the initials of their issuer, and nothing by signs', async () => {
    const find = async (keyword: string) => (await market.call(couponEndpoints.center, { keyword, size: 100 })).data
    const [first] = (await find('')).records
    if (!first) throw new Error('no batch in the seed')
    const found = await find(initialsOf(first.issuer.nameZh))
    expect(found.records.map(({ id }) => id)).toContain(first.id)
    expect((await find('###')).total).toBe(0)
  })
})

describe("a seller's own list", () => {
  let mine: Listed
  beforeAll(async () => {
    mine = await listed({ carrierScac: 'COSU', title: '一条' })
  })

  it.each(['shanghai', 'sh', '上海', 'CNSGH', 'lax 上海', 'COSCO', '中远海运', '40HQ', '40hc', '一条'])(
    'is searched by %s',
    async (keyword) => {
      const { data } = await mine.market.call(listingEndpoints.minePage, { keyword }, { token: mine.seller })
      expect(data.records.map(({ id }) => id)).toContain(mine.listing.id)
    },
  )

  it.each(['rotterdam', '20gp', 'maersk', 'lax 宁波', '--'])('does not give it for %s', async (keyword) => {
    const { data } = await mine.market.call(listingEndpoints.minePage, { keyword }, { token: mine.seller })
    expect(data.records.map(({ id }) => id)).not.toContain(mine.listing.id)
  })
})
