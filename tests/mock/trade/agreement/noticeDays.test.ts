import { expect, test } from 'vitest'
import { agreementEndpoints as calls } from '@/contract/trade/agreement/endpoints.ts'
import { addDays } from '@/contract/money/credit/terms.ts'
import { openTerm } from '../../support/contract.ts'
import { agreed, agreementNow, command, LANE } from './support.ts'

const TERM = { leadDays: 7, confirmHours: 24, floating: ['PSS'], noticeDays: 45, terminationDays: 14 }
const TODAY = '2026-12-10'

async function begun(term: typeof TERM | Omit<typeof TERM, 'noticeDays' | 'terminationDays'> = TERM) {
  const open = await agreed([LANE], { term })
  open.market.time.now = Date.parse(`${TODAY}T01:00:00Z`)
  return open
}
const raise = (from: string) => ({ code: 'PSS', lanes: [1], kind: 'INCREASE' as const, amount: '50', from })

test('an increase needs the days of notice of the tender', async () => {
  const { market, id } = await begun()
  expect((await agreementNow(market, id)).term).toMatchObject({ noticeDays: 45, terminationDays: 14 })
  const soon = await command(market, calls.notice, 'forwarder', id, raise(addDays(TODAY, 44)))
  expect(JSON.stringify(soon)).toContain(
    `An increase needs 45 days\u2019 notice (${addDays(TODAY, 45)} at the earliest)`,
  )
  expect((await command(market, calls.notice, 'forwarder', id, raise(addDays(TODAY, 45)))).code).toBe(200)
})

test('a termination runs for the days of notice of the tender', async () => {
  const { market, id } = await begun()
  const { data } = await command(market, calls.terminate, 'trader', id, { reason: 'No more cargo' })
  expect(data.termination?.endsOn).toBe(addDays(TODAY, 14))
})

test('a tender that says nothing of it means thirty days', async () => {
  const { noticeDays: _notice, terminationDays: _end, ...term } = TERM
  const { market, id } = await begun(term)
  expect((await command(market, calls.notice, 'forwarder', id, raise(addDays(TODAY, 29)))).code).toBe(4001)
  expect((await command(market, calls.notice, 'forwarder', id, raise(addDays(TODAY, 30)))).code).toBe(200)
  const { data } = await command(market, calls.terminate, 'trader', id, { reason: 'No more cargo' })
  expect(data.termination?.endsOn).toBe(addDays(TODAY, 30))
})

test.each([
  [{ noticeDays: 29 }, /term\.noticeDays/],
  [{ noticeDays: 91 }, /term\.noticeDays/],
  [{ terminationDays: 6 }, /term\.terminationDays/],
  [{ terminationDays: 181 }, /term\.terminationDays/],
])('a tender with %o is refused', async (part, field) => {
  await expect(openTerm([LANE], { term: { leadDays: 7, confirmHours: 24, ...part } })).rejects.toThrow(field)
})
