import { beforeAll, describe, expect, it } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { openMarket } from '../support/market.ts'
import type { Market } from '../support/market.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})

interface Ranked {
  until: string | undefined
  updatedAt: string
}

/** Rows with a running deadline lead, the earliest first; the others follow by their last change. */
function soonest(rows: readonly Ranked[]): Ranked[] {
  const running = rows.filter(({ until }) => until !== undefined)
  const others = rows.filter(({ until }) => until === undefined)
  return [
    ...running.toSorted((a, b) => String(a.until).localeCompare(String(b.until))),
    ...others.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
  ]
}

describe('what runs out first is on top of', () => {
  it('own tenders that are open for bids', async () => {
    const token = await market.signIn('trader')
    const { data } = await market.call(tenderEndpoints.minePage, { size: 200 }, { token })
    const until = (row: (typeof data.records)[0]) => (row.status === 'QUOTING' ? row.deadline : undefined)
    const rows = data.records.map((row) => ({ until: until(row), updatedAt: row.updatedAt }))
    expect(rows[0]?.until).toBeTruthy()
    expect(rows).toEqual(soonest(rows))
  })

  it.each(['trader', 'forwarder'])('orders of %s to confirm and to pay', async (account) => {
    const token = await market.signIn(account)
    const { data } = await market.call(orderEndpoints.page, { size: 200 }, { token })
    // On credit the end of the due day in China.
    const dueEnd = ({ dueOn, payState }: (typeof data.records)[0]) =>
      dueOn === undefined || payState === 'PAID' ? undefined : new Date(`${dueOn}T23:59:59+08:00`).toISOString()
    const until = (row: (typeof data.records)[0]) =>
      ({ TO_CONFIRM: row.confirmBy, TO_PAY: row.payBy })[row.status as string] ?? dueEnd(row)
    const rows = data.records.map((row) => ({ until: until(row), updatedAt: row.updatedAt }))
    expect(rows[0]?.until).toBeTruthy()
    expect(rows).toEqual(soonest(rows))
  })

  it('own bids with an award or a counter-offer to answer, and drafts for open tenders', async () => {
    const token = await market.signIn('forwarder')
    const { data } = await market.call(bidEndpoints.minePage, { size: 200 }, { token })
    const until = (row: (typeof data.records)[0]) =>
      row.counterUntil ??
      (row.status === 'AWARDED' ? row.confirmBy : undefined) ??
      (row.status === 'DRAFT' && row.tenderStatus === 'QUOTING' ? row.deadline : undefined)
    const rows = data.records.map((row) => ({ until: until(row), updatedAt: row.updatedAt }))
    expect(rows[0]?.until).toBeTruthy()
    expect(rows).toEqual(soonest(rows))
  })
})
