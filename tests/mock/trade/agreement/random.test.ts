import { expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { createRandom } from '@mock/seed/random.ts'
import { casesOf } from '@tests/setup/whole.ts'
import { FREE, SHORT, step, STEPS, suspended, walk } from './randomWalk.ts'
import { agreed, agreedOverdue, agreementNow, FLOATING } from './support.ts'

test.each(casesOf([1, 2, 3, 4], 2))(
  'sequence %i: never more than contracted, the rest is what a recount gives, no order is outside the period',
  async (seed) => {
    const { codes } = await walk(`call-offs ${seed}`, agreed([SHORT]), STEPS, 70)
    // The sequence has met both.
    expect([...codes]).toEqual(expect.arrayContaining([200, 4001]))
  },
)

test.each([
  [1, 15],
  [2, 33],
])('sequence %i with an allowance of %i percent: never more than it allows', async (seed, overPct) => {
  const term = { leadDays: 7, confirmHours: 24, overPct }
  const { codes } = await walk(`allowance ${seed}`, agreed([SHORT], { term }), STEPS, 70)
  expect([...codes]).toEqual(expect.arrayContaining([200, 4001]))
})

test.each(casesOf([1, 2, 3], 1))(
  'sequence %i with rolls: each container counts once, and no wish takes a sailing out of the period',
  async (seed) => {
    const steps = [...STEPS, 'roll', 'roll', 'roll'] as const
    const { codes, end } = await walk(`rolls ${seed}`, agreed([SHORT], FLOATING), steps, 70)
    const rolls = end.callOffs.flatMap(({ callOff }) => callOff?.rolled ?? [])
    expect(rolls.length).toBeGreaterThan(0)
    // By the seller it never costs more; by the buyer's wish it stays in the period.
    expect(rolls.filter(({ reason, change }) => reason === 'ROLLED' && Number(change.amount) > 0)).toEqual([])
    expect(rolls.filter(({ reason, etd }) => reason === 'CUSTOMER' && etd > SHORT.etdTo)).toEqual([])
    expect([...codes]).toEqual(expect.arrayContaining([200, 4001]))
  },
)

test.each(casesOf([1, 2, 3, 4], 1))(
  'sequence %i with suspensions and notices: nothing is called off while it is suspended or after its end',
  async (seed) => {
    const steps = [...FREE, 'suspend', 'resume', 'terminate', 'keep'] as const
    const { codes, states } = await walk(`endings ${seed}`, suspended(), steps, 90)
    expect([...states]).toEqual(expect.arrayContaining(['ACTIVE', 'SUSPENDED']))
    expect([...codes]).toEqual(expect.arrayContaining([200, 4003, 4009]))
  },
)

test.each(casesOf([1, 2], 1))(
  'sequence %i that both sides end at once: nothing is called off afterwards',
  async (seed) => {
    const steps = [...FREE, 'terminate', 'agree'] as const
    const { states } = await walk(`agreed ${seed}`, agreedOverdue([SHORT]), steps, 60)
    expect([...states]).toEqual(expect.arrayContaining(['ACTIVE', 'TERMINATED']))
  },
)

/** Dollars of a call-off by the notices that it came after, counted without the contract's own functions. */
function dollarsOf({ callOff, createdAt, items }: AgreementDetail['callOffs'][number], notices: readonly Sum[]) {
  const boxes = items.reduce((sum, { qty }) => sum + qty, 0)
  let unit = 2400
  for (const { kind, amount, from, at } of notices)
    if (at < createdAt && from <= (callOff?.etd ?? '')) unit += (kind === 'INCREASE' ? 1 : -1) * Number(amount)
  return unit * boxes
}
type Sum = NonNullable<AgreementDetail['notices']>[number]

test.each(casesOf([1, 3], 1))(
  'sequence %i with notices: each call-off has the prices of its departure, whatever comes after it',
  async (seed) => {
    const random = createRandom(`notices ${seed}`)
    const { market, id } = await agreed([SHORT], FLOATING)
    const steps = ['request', 'request', 'accept', 'cancel', 'notice', 'notice', 'answer', 'wait'] as const
    const codes = new Set<number>()
    for (let turn = 0; turn < 60; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await step(market, id, random, steps)
      if (answer) codes.add(answer.code)
    }
    const { callOffs, notices = [] } = await agreementNow(market, id)
    const token = await market.signIn('trader')
    const priced = await Promise.all(
      callOffs.map(async (row) => {
        const { lanes } = (await market.call(orderEndpoints.detail, { id: row.id }, { token })).data
        const lines = (lanes[0]?.charges ?? []).filter(({ currency }) => currency === 'USD')
        return lines.reduce((sum, { amount }) => sum + Number(amount), 0)
      }),
    )
    expect(priced).toEqual(callOffs.map((row) => dollarsOf(row, notices)))
    expect(new Set(callOffs.map((row) => dollarsOf(row, notices) / dollarsOf(row, []))).size).toBeGreaterThan(1)
    expect([...codes]).toEqual(expect.arrayContaining([200, 4001]))
  },
)
