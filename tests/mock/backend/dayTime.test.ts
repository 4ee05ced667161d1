// @vitest-environment node
import { expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { openMarket, START } from '../support/market.ts'

const DAY = 24 * 3600_000

it('the controls say how long the last market day took, once one has passed', async () => {
  let reads = 0
  // Every look at the wall clock takes a millisecond.
  const market = await openMarket({ clocks: { market: () => START, wall: () => START + ++reads } })
  const state = async () => (await market.call(demoEndpoints.state, {})).data
  expect((await state()).dayMs).toBeUndefined()
  await market.call(demoEndpoints.clock, { advanceMs: DAY })
  expect((await state()).dayMs).toBeGreaterThan(0)
})
