import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { screens } from '@/app/screens.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { routeAt } from '@/routes/match.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from './trade/bidding.ts'

let market: Market
let app: OpenApp | undefined
let ids: Record<'tender' | 'listing' | 'order' | 'own' | 'none', string>
beforeAll(async () => {
  market = await quietMarket()
  const token = await market.signIn('trader')
  const firstOf = (page: { data: { records: readonly { id: string }[] } }) => page.data.records[0]?.id ?? ''
  ids = {
    none: '',
    tender: firstOf(await market.call(tenderEndpoints.page, { size: 1 })),
    listing: firstOf(await market.call(listingEndpoints.page, { size: 1 })),
    order: firstOf(await market.call(orderEndpoints.page, { size: 1 }, { token })),
    own: firstOf(await market.call(tenderEndpoints.minePage, { size: 1, status: 'EVALUATING' }, { token })),
  }
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const PAGES = [
  ['/business/foreignTradeDetial?id=', 'tender', ['/tender/detail']],
  ['/business/quote?tenderId=', 'tender', ['/tender/detail']],
  ['/business/marketDetail?id=', 'listing', ['/listing/detail']],
  ['/business/myTenderBid?tenderId=', 'own', ['/tender/detail', '/bid/received']],
  ['/business/payment?orderId=', 'order', ['/order/detail']],
  ['/business/searchTender', 'none', ['/tender/page']],
  ['/business/market', 'none', ['/listing/page']],
  ['/business/payment', 'none', ['/order/page']],
  ['/business/myTenderBid', 'none', ['/tender/minePage']],
  ['/business/myBid', 'none', ['/bid/minePage']],
] as const

describe('what a page asks first', () => {
  test.each(PAGES)('%s is exactly what the page itself asks, so that it leaves once', async (address, of, paths) => {
    const id = routeAt(address.split('?')[0] ?? '')
    expect(id && screens[id].prefetch?.(new URLSearchParams((address.split('?')[1] ?? '') + ids[of]))).toHaveLength(
      paths.length,
    )
    // Prefetched responses expire after five seconds; loading the page's files may take longer on a busy machine.
    await (id && screens[id].load())
    app = await openAs('trader', address + ids[of], market)
    const asked = (path: string) => app?.paths().filter((one) => one.endsWith(path)).length
    await waitFor(() => expect(paths.map(asked)).toEqual(paths.map(() => 1)))
    await screen.findAllByRole('heading', { level: 1 })
    // All further requests of the page have been sent by then.
    await act(async () => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(paths.map(asked)).toEqual(paths.map(() => 1))
  })

  test('is nothing where the address names no thing', () => {
    for (const { prefetch } of Object.values(screens))
      expect(prefetch?.(new URLSearchParams('?id=%3Cb%3E')) ?? []).toEqual([])
  })
})
