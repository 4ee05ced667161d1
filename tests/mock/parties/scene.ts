import type { Endpoint } from '@/contract/endpoint.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { createRandom } from '@mock/seed/random.ts'
import { keepTitle, TITLE } from '../support/invoiced.ts'
import { chargesOf, draftOf, send as list, seen } from '../support/listing.ts'
import { newRequestNo, openMarket, type Answer } from '../support/market.ts'

export const BUYERS = ['trader', 'trader2'] as const
export const SELLERS = ['forwarder', 'forwarder2', 'consolidator'] as const
/** Sellers that quote on tenders for full containers; the third lists its capacity. */
export const BIDDERS = ['forwarder', 'forwarder2'] as const
export type Buyer = (typeof BUYERS)[number]
export type Account = Buyer | (typeof SELLERS)[number]

export const HOUR_MS = 3600_000
export const DAY_MS = 24 * HOUR_MS
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Space that the consolidation enterprise has listed, in cubic metres. */
export const LISTED_CBM = 60

/** A tender of the walk. */
export interface Published {
  id: string
  buyer: Buyer
}

/**
 * Five parties on a marketplace without robots: two buyers with an invoice title, two forwarders, and a consolidation
 * enterprise that has listed space for loose cargo. All of its dollars are freight and all of its yuan other services, so that
 * tax groups can be told by currency. The same seed repeats it.
 */
export async function openScene(seed: string) {
  const random = createRandom(seed)
  const store = memoryStore()
  const market = await openMarket({ store })
  const rows = openRows(store)
  await market.call(demoEndpoints.robots, { robots: false })
  const seeded = new Set(rows.orders.all().map(({ id }) => id))
  const tokens = new Map<Account, string>()
  const tokenOf = async (account: Account): Promise<string> => {
    const token = tokens.get(account) ?? (await market.signIn(account))
    tokens.set(account, token)
    return token
  }
  const titles = new Map<Buyer, string>()
  for (const buyer of BUYERS) titles.set(buyer, await keepTitle(market, await tokenOf(buyer), TITLE))
  const lines = chargesOf('40').map(({ isoCode: _box, ...line }) =>
    line.code === 'OFR' ? { ...line, basis: 'PER_WM' as const } : line,
  )
  const space = draftOf({
    kind: 'SPACE',
    mode: 'LCL',
    title: '上海→洛杉矶 拼箱',
    stock: [{ qty: LISTED_CBM }],
    charges: lines,
    currency: 'CNY',
    validTo: dayOf(market.time.now + 40 * DAY_MS),
  })
  const listed = await list(market, await tokenOf('consolidator'), space)
  if (listed.code !== 200) throw new Error(JSON.stringify(listed))
  market.time.now += 5000

  const tenders: Published[] = []
  const codes = new Set<number>()
  const early: string[] = []
  let [sent, prices] = [0, 0]

  /** Prices that others may not know yet: of each tender that is open for quotes, with the enterprise that quoted. */
  const sealed = (): [price: string, companyId: string][] =>
    tenders
      .filter(({ id }) => rows.tenders.get(id)?.status === 'QUOTING')
      .flatMap(({ id }) => rows.bids.of('tenderId', id))
      .flatMap(({ body, companyId }) =>
        (body?.lanes ?? [])
          .flatMap(({ charges }) => charges)
          .filter(({ code }) => code === 'OFR')
          .map(({ unitPrice }): [string, string] => [unitPrice, companyId]),
      )
  const companies = new Map(rows.members.all().map(({ account, companyId }) => [account, companyId]))
  const companyOf = (account: Account): string => companies.get(account) ?? ''

  /** Calls as a party, logged in anew where its session has ended, and listens for prices that it may not know. */
  const ask = async <In, Out>(account: Account, endpoint: Endpoint<In, Out>, input: In): Promise<Answer<Out>> => {
    let answer = await market.call(endpoint, input, { token: await tokenOf(account) })
    if (answer.code === 4098) {
      tokens.delete(account)
      answer = await market.call(endpoint, input, { token: await tokenOf(account) })
    }
    const text = JSON.stringify(answer.data ?? null)
    for (const [price, owner] of sealed())
      if (owner !== companyOf(account) && text.includes(`"${price}"`)) early.push(`${account} read ${price}`)
    return answer
  }
  return {
    random,
    market,
    rows,
    tenders,
    codes,
    early,
    listingId: listed.data.id,
    titleOf: (buyer: Buyer) => titles.get(buyer) ?? '',
    tokenOf,
    companyOf,
    ask,
    /** Sends a command with a new request number. */
    send: async <In extends { requestNo: string }, Out>(
      account: Account,
      endpoint: Endpoint<In, Out>,
      input: In extends unknown ? Omit<In, 'requestNo'> : never,
    ): Promise<Answer<Out>> => {
      sent += 1
      const answer = await ask(account, endpoint, { ...input, requestNo: newRequestNo() } as unknown as In)
      codes.add(answer.code)
      return answer
    },
    sent: () => sent,
    /** A price that nothing else in the walk has. */
    price: (): string => `${1000 + (prices += 7)}.${random.int(11, 99)}`,
    listing: async (account: Account) => seen(market, listed.data.id, await tokenOf(account)),
    /** Whether an order came about in the walk. */
    isOwn: (orderId: string): boolean => !seeded.has(orderId),
    /** Orders that came about in the walk, as their buyers see them. */
    orders: async (): Promise<{ buyer: Buyer; order: OrderDetail }[]> => {
      const found: { buyer: Buyer; order: OrderDetail }[] = []
      for (const buyer of BUYERS)
        for (const { id } of rows.orders.of('buyerId', companyOf(buyer)).filter(({ id: one }) => !seeded.has(one)))
          found.push({ buyer, order: (await ask(buyer, orderEndpoints.detail, { id })).data })
      return found
    },
    /** The account of an order's seller. */
    sellerOf: ({ seller }: Pick<OrderDetail, 'seller'>): Account =>
      SELLERS.find((account) => companyOf(account) === seller.id) ?? 'forwarder',
    /** Bookings and call-offs that a seller has. */
    bookings: async (account: Account) =>
      (await ask(account, bookingEndpoints.page, { side: 'SELLER', size: 200 })).data,
  }
}
export type Scene = Awaited<ReturnType<typeof openScene>>
/** Sends one command if there is something to send it about; says whether it did. */
export type Act = (scene: Scene) => Promise<boolean>
