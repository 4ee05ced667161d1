import { expect, test } from 'vitest'
import { hasReached, milestonesOf } from '@/contract/money/order/milestones.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { HOUR, paidOrder } from '../../support/fulfilled.ts'
import { openMarket } from '../../support/market.ts'

test('an order tells its mode, and takes no milestone of another one', async () => {
  const paid = await paidOrder()
  await paid.seller(orderEndpoints.start)
  paid.state.market.time.now += HOUR
  expect((await paid.now()).mode).toBe('FCL')
  const at = new Date(paid.state.market.time.now - 1).toISOString()
  const report = async (code: 'DEP' | 'VLOD' | 'LOBD') =>
    paid.seller(orderEndpoints.milestone, { code, at, place: '', containers: [] })
  for (const code of ['DEP', 'VLOD'] as const)
    expect((await report(code)).data).toMatchObject({
      fields: [{ field: 'code', message: 'Not a milestone of this transport mode' }],
    })
  expect((await paid.now()).milestones).toEqual([])
  expect((await report('LOBD')).data.milestones.map(({ code }) => code)).toEqual(['LOBD'])
})

test('orders of the demo have passed milestones of their mode, in its order', async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const modes = new Set<string>()
  for (const account of ['trader', 'forwarder', 'consolidator', 'forwarder2', 'trader2']) {
    const token = await market.signIn(account)
    const page = await market.call(orderEndpoints.page, { tab: 'all', size: 100 }, { token })
    for (const { id } of page.data.records) {
      const { data } = await market.call(orderEndpoints.detail, { id }, { token })
      const codes = data.milestones.map(({ code }) => code)
      expect([data.no, data.mode, codes.filter((code) => !milestonesOf(data).includes(code))]).toEqual([
        data.no,
        data.mode,
        [],
      ])
      if (codes.length > 0) modes.add(String(data.mode))
    }
  }
  expect(modes.has('FCL')).toBe(true)
  expect(modes.has('AIR')).toBe(true)
  const loaded = openRows(store).orders.all(({ milestones }) => hasReached(milestones, 'loaded'))
  expect(loaded.length).toBeGreaterThan(0)
})
