import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { FreeTime } from '@/contract/trade/bid/carriage/schemas.ts'
import type { BidDetail, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { newRequestNo, openMarket, type Market } from './market.ts'
import { bidOn, publish, quote, wholeOf } from './trade.ts'

/** A tender of `trader` with two bids, after its deadline; robots are off and all tokens are fresh. */
export interface Evaluating {
  market: Market
  trader: string
  one: string
  two: string
  tender: TenderDetail
  cheap: BidDetail
  dear: BidDetail
}

const DAY_MS = 24 * 3600_000

/**
 * Publishes a tender, quotes 1,800 and 1,900 dollars a container for two forwarders, and waits for the deadline. `part`
 * changes the tender, `more` are further lines of the cheaper quote, `dearMore` of the other, the same if absent;
 * `freeTime` is that of both quotes; `store` is that of the market.
 */
export async function evaluating(
  part: Partial<TenderDraft> = {},
  more: readonly ChargeInput[] = [],
  dearMore = more,
  freeTime?: FreeTime,
  store: Store = memoryStore(),
): Promise<Evaluating> {
  const market = await openMarket({ store })
  await market.call(demoEndpoints.robots, { robots: false })
  const published = await publish(market, await market.signIn('trader'), part)
  const bid = async (account: string, freight: string, further: readonly ChargeInput[]) => {
    const lanes = quote(published, freight).lanes.map((lane) => ({
      ...lane,
      ...(freeTime && { freeTime }),
      charges: [...lane.charges, ...further],
    }))
    const sent = await bidOn(market, await market.signIn(account), published, freight, { lanes })
    if (sent.code !== 200) throw new Error(JSON.stringify(sent))
    return sent.data
  }
  const cheap = await bid('forwarder', '1800', more)
  const dear = await bid('forwarder2', '1900', dearMore)
  market.time.now += DAY_MS
  const [trader, one, two] = [
    await market.signIn('trader'),
    await market.signIn('forwarder'),
    await market.signIn('forwarder2'),
  ]
  const tender = (await market.call(tenderEndpoints.detail, { id: published.id }, { token: trader })).data
  return { market, trader, one, two, tender, cheap, dear }
}

/** Awards a bid and returns the response. */
export async function award(state: Evaluating, bidId = state.cheap.id, note = 'thanks') {
  const weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }
  const { market, tender, trader } = state
  return market.call(
    tenderEndpoints.award,
    {
      tenderId: tender.id,
      version: tender.version,
      shares: wholeOf(bidId),
      ...(bidId === state.cheap.id
        ? { reason: 'PRICE' as const, note }
        : { reason: 'SERVICE' as const, note: 'Answers within the hour' }),
      weights,
      requestNo: newRequestNo(),
    },
    { token: trader },
  )
}

/** Another tender between the same two, with the cheaper bid only. */
export async function evaluatingAgain(state: Evaluating): Promise<Evaluating> {
  const { market } = state
  const published = await publish(market, await market.signIn('trader'))
  const cheap = (await bidOn(market, await market.signIn('forwarder'), published, '1800')).data
  market.time.now += DAY_MS
  const [trader, one] = [await market.signIn('trader'), await market.signIn('forwarder')]
  const tender = (await market.call(tenderEndpoints.detail, { id: published.id }, { token: trader })).data
  return { ...state, trader, one, tender, cheap }
}

/** Awards, confirms as the winner, and returns the order that waits for payment. */
export async function toPay(state: Evaluating): Promise<OrderDetail> {
  const { market, one, cheap, trader, tender } = state
  await award(state)
  await market.call(
    bidEndpoints.confirm,
    { id: cheap.id, version: cheap.version, requestNo: newRequestNo() },
    { token: one },
  )
  const page = await market.call(orderEndpoints.page, { tenderId: tender.id }, { token: trader })
  return (await market.call(orderEndpoints.detail, { id: page.data.records[0]?.id ?? '' }, { token: trader })).data
}
