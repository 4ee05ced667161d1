import { expect, test } from 'vitest'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket } from '../support/market.ts'
import { publish } from '../support/trade.ts'

async function bidsAfterAMinute(hasEverySignUp: boolean): Promise<number> {
  const store = memoryStore()
  const market = await openMarket({ store })
  const { bids, members } = openRows(store)
  if (hasEverySignUp)
    await store.atomically(() => {
      for (const member of members.all(({ passwordHash }) => passwordHash === ''))
        members.put({ ...member, passwordHash: 'of a person' })
    })
  const { id } = await publish(market, await market.signIn('trader'))
  market.time.now += 60_000
  await market.backend.tick()
  return bids.count(({ tenderId }) => tenderId === id)
}

test('robots quote for enterprises of which nobody has signed up, and never in the name of a person', async () => {
  expect(await bidsAfterAMinute(false)).toBeGreaterThanOrEqual(2)
  expect(await bidsAfterAMinute(true)).toBe(0)
})
