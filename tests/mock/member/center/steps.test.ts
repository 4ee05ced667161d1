import { expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { nextBidStep } from '@/contract/trade/bid/nextStep.ts'
import { TODO_OF_BID, TODO_OF_ORDER, TODO_OF_TENDER } from '@/contract/member/center/stepTodo.ts'
import type { TodoKind } from '@/contract/member/center/values.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { nextOrderStep } from '@/contract/money/order/nextStep.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { nextTenderStep } from '@/contract/trade/tender/nextStep.ts'
import { award, evaluating, toPay } from '../../support/awarded.ts'
import { openMarket, type Market } from '../../support/market.ts'

/** All rows of one of the user's lists. */
async function all<Row>(
  page: (current: number) => Promise<{ data: { records: Row[]; total: number } }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let current = 1; ; current += 1) {
    const { data } = await page(current)
    rows.push(...data.records)
    if (rows.length >= data.total || data.records.length === 0) return rows
  }
}

const todosOf = async (market: Market, token: string): Promise<Map<TodoKind, number>> => {
  const { data } = await market.call(memberEndpoints.memCenter, {}, { token })
  return new Map(data.duties.map(({ kind, count }) => [kind, count]))
}

test.each(['trader', 'forwarder', 'consolidator'])(
  'the todos of %s are the next steps of its lists',
  async (account) => {
    const market = await openMarket()
    const token = await market.signIn(account)
    const size = 100
    const tenders = await all((current) => market.call(tenderEndpoints.minePage, { current, size }, { token }))
    const bids = await all((current) => market.call(bidEndpoints.minePage, { current, size }, { token }))
    const orders = await all((current) => market.call(orderEndpoints.page, { current, size }, { token }))
    expect(tenders.length + bids.length + orders.length).toBeGreaterThan(10)
    const kinds = [
      ...tenders.map((row) => TODO_OF_TENDER[nextTenderStep(row) ?? 'ORDER']),
      ...bids.map((row) => {
        const step = nextBidStep({ ...row, isCountered: row.counterUntil !== undefined }, 'BIDDER')
        return step && TODO_OF_BID[step]
      }),
      ...orders.map((row) => {
        const step = nextOrderStep(row, row.side)
        return step && TODO_OF_ORDER[step]
      }),
    ]
    const duties = await todosOf(market, token)
    // TO_REVIEW is left out, it also expires; a returned tender is listed as a draft, without the reason.
    const drafts = (from: (kind: TodoKind) => number) => from('TENDER_DRAFT') + from('RETURNED_TENDER')
    const listed = (kind: TodoKind) => kinds.filter((one) => one === kind).length
    const counted = (kind: TodoKind) => duties.get(kind) ?? 0
    expect(drafts(counted)).toBe(drafts(listed))
    for (const kind of [
      'TO_AWARD',
      'TO_CONFIRM',
      'COUNTER_TO_ANSWER',
      'BID_TO_RECONFIRM',
      'BID_DRAFT',
      'TO_PAY',
      'TO_START',
      'TO_ACCEPT',
      'DISPUTE_TO_RESOLVE',
    ] as const)
      expect([kind, counted(kind)]).toEqual([kind, listed(kind)])
  },
)

test('the winner is asked to confirm and later to start, on the tender and on the bid alike', async () => {
  const state = await evaluating()
  const { market, one: token, tender, cheap } = state
  const look = async () => {
    const { data: seen } = await market.call(tenderEndpoints.detail, { id: tender.id }, { token })
    const { data: bid } = await market.call(bidEndpoints.detail, { id: cheap.id }, { token })
    return [
      nextTenderStep({ ...seen, bidStatus: seen.myBid?.status }),
      nextBidStep({ ...bid, tenderStatus: seen.status }, 'BIDDER'),
      seen.orderStep,
      bid.orderStep,
    ]
  }
  await award(state)
  expect(await look()).toEqual(['CONFIRM_AWARD', 'CONFIRM_AWARD', 'CONFIRM', 'CONFIRM'])
  const other = await market.call(tenderEndpoints.detail, { id: tender.id }, { token: state.two })
  expect([other.data.orderStep, other.data.orderId]).toEqual([undefined, undefined])
})

test('the publisher is told to pay on the tender itself', async () => {
  const state = await evaluating()
  await toPay(state)
  const { data } = await state.market.call(tenderEndpoints.detail, { id: state.tender.id }, { token: state.trader })
  expect([data.status, nextTenderStep(data)]).toEqual(['CONTRACTED', 'PAY'])
})
