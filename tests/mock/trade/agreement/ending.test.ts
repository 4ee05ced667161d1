import { expect, test } from 'vitest'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { agreementEndpoints as calls } from '@/contract/trade/agreement/endpoints.ts'
import type { Market } from '../../support/market.ts'
import { agreed, command } from './support.ts'

// LANE ends on 7 June 2027: its reminders are due as 8 April, 8 May and 31 May end.
const at = (time: string): number => Date.parse(`${time}+08:00`)
const SIDES = ['trader', 'forwarder'] as const

/** Days at which one side was told of the end, oldest first. */
async function toldOn(market: Market, account: string, id: string): Promise<string[]> {
  const token = await market.signIn(account)
  const { records } = (await market.call(messageEndpoints.page, { group: 'AGREEMENT', size: 50 }, { token })).data
  const own = records.filter(({ type, target }) => type === 'AGREEMENT_ENDING' && target?.id === id)
  return own.map(({ at: on }) => on.slice(0, 10)).toSorted()
}

/** The task of an agreement that ends, as one side has it. */
async function taskOf(market: Market, account: string, id: string) {
  const { data } = await market.call(memberEndpoints.memCenter, {}, { token: await market.signIn(account) })
  const own = data.duties.filter(({ kind }) => kind.startsWith('ENDING'))
  return own.flatMap(({ kind, items }) => items.flatMap((item) => (item.id === id ? [`${kind} ${item.dueAt}`] : [])))
}

test('of reminders that a late clock passes only the nearest is sent, once, to both', async () => {
  const { market, id } = await agreed()
  market.time.now = at('2027-04-08T23:59:59')
  for (const side of SIDES) expect(await toldOn(market, side, id)).toEqual([])
  // Past sixty and thirty days at once: thirty is told.
  market.time.now = at('2027-05-20T09:00:00')
  for (const side of SIDES) expect(await toldOn(market, side, id)).toEqual(['2027-05-08'])
  market.time.now = at('2027-05-21T09:00:00')
  for (const side of SIDES) expect(await toldOn(market, side, id)).toEqual(['2027-05-08'])
  market.time.now = at('2027-06-01T09:00:00')
  for (const side of SIDES) expect(await toldOn(market, side, id)).toEqual(['2027-05-08', '2027-05-31'])
  market.time.now = at('2027-06-20T09:00:00')
  for (const side of SIDES) expect(await toldOn(market, side, id)).toEqual(['2027-05-08', '2027-05-31'])
})

test('nothing is said of an end that a late clock has passed too', async () => {
  const { market, id } = await agreed()
  market.time.now = at('2027-06-08T09:00:00')
  for (const side of SIDES) expect(await toldOn(market, side, id)).toEqual([])
})

test('from the first reminder on it is a task of both, until one proposes what follows', async () => {
  const { market, id } = await agreed()
  market.time.now = at('2027-04-08T23:59:00')
  for (const side of SIDES) expect(await taskOf(market, side, id)).toEqual([])
  market.time.now = at('2027-04-09T00:01:00')
  expect(await taskOf(market, 'trader', id)).toEqual(['ENDING_BOUGHT 2027-06-07T16:00:00.000Z'])
  expect(await taskOf(market, 'forwarder', id)).toEqual(['ENDING_SOLD 2027-06-07T16:00:00.000Z'])
  expect(await taskOf(market, 'forwarder2', id)).toEqual([])
  const lanes = [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 26 }] }]
  const proposal = { validTo: '2027-09-05', lanes, prices: [], note: '' }
  expect((await command(market, calls.renew, 'trader', id, proposal)).code).toBe(200)
  for (const side of SIDES) expect(await taskOf(market, side, id)).toEqual([])
  // Refused: both have decided.
  await command(market, calls.answerRenew, 'forwarder', id, { agree: false, note: '' })
  for (const side of SIDES) expect(await taskOf(market, side, id)).toEqual([])
})

test('a notice of the end, and the end, leave no task', async () => {
  const { market, id } = await agreed()
  market.time.now = at('2027-05-20T09:00:00')
  expect(await taskOf(market, 'trader', id)).toHaveLength(1)
  await command(market, calls.terminate, 'trader', id, { reason: 'We move our production' })
  for (const side of SIDES) expect(await taskOf(market, side, id)).toEqual([])
  const other = await agreed()
  other.market.time.now = at('2027-06-08T09:00:00')
  for (const side of SIDES) expect(await taskOf(other.market, side, other.id)).toEqual([])
})
