import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { allInOf, lineAmount } from '@/contract/trade/bid/calc.ts'
import { isActive } from '@/contract/trade/tender/sharing.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import { MAY, openWalk } from './walk.ts'

const SEEDS = Array.from({ length: 16 }, (_, index) => `walk ${index + 1}`)
const STEPS = 60
const EXPECTED = [200, 4001, 4003, 4004, 4009, 4030]
type Walk = Awaited<ReturnType<typeof openWalk>>
type States = Record<'tender' | 'bid' | 'order', Map<string, string>>

function statesOf({ rows, tenderId }: Walk): States {
  const states = (all: readonly { id: string; status: string }[]) => new Map(all.map(({ id, status }) => [id, status]))
  return {
    tender: states(rows.tenders.all((row) => row.id === tenderId)),
    bid: states(rows.bids.all((row) => row.tenderId === tenderId)),
    order: states(rows.orders.all((row) => row.tenderId === tenderId)),
  }
}

/** Status changes that no life cycle allows. */
function illegal(before: States, after: States): string[] {
  return (['tender', 'bid', 'order'] as const).flatMap((kind) =>
    [...after[kind]].flatMap(([id, to]) => {
      const from = before[kind].get(id)
      return from === undefined || from === to || MAY[kind](from, to) ? [] : [`${kind} ${from} -> ${to}`]
    }),
  )
}

const qtyOf = (boxes: readonly Boxes[], isoCode: string) =>
  boxes.reduce((sum, box) => sum + (box.isoCode === isoCode ? box.qty : 0), 0)

/** Returns inconsistencies: quantities over the request, totals unlike their lines, statuses that do not match. */
function wrongSums({ rows, tenderId }: Walk): string[] {
  const tender = rows.tenders.get(tenderId)
  const winners = (tender?.award?.winners ?? []).filter(isActive)
  const wrong: string[] = []
  for (const lane of tender?.body?.lanes ?? [])
    for (const { isoCode, qty } of lane.boxes) {
      const given = winners.flatMap((one) => one.lanes.filter((part) => part.laneNo === lane.laneNo))
      const sum = qtyOf(
        given.flatMap((part) => part.boxes),
        isoCode,
      )
      if (sum > qtyOf(lane.boxes, isoCode) || (sum > 0 && qty === 0))
        wrong.push(`lane ${lane.laneNo} ${isoCode}: ${sum}`)
    }
  for (const order of rows.orders.all((row) => row.tenderId === tenderId)) {
    const { currency, amount } = order.payable
    const rates = tender?.rates ?? order.rateLock.rates
    const sum = order.lanes.reduce(
      (total, lane) => total.plus(allInOf(lane.charges, currency, rates).amount),
      new Big(0),
    )
    if (!sum.eq(amount)) wrong.push(`order ${order.no}: ${amount} is not ${sum.toFixed(2)}`)
    for (const line of order.lanes.flatMap((lane) => lane.charges))
      if (line.amount !== lineAmount(line, [line], rates)) wrong.push(`line ${line.code}: ${line.amount}`)
    const winner = tender?.award?.winners.find((one) => one.orderId === order.id)
    if (winner && winner.allIn.amount !== amount) wrong.push(`winner of ${order.no}`)
    if (
      winner &&
      isActive(winner) &&
      (order.status === 'CANCELLED' || order.status === 'TIMED_OUT') &&
      order.payBy === undefined
    )
      wrong.push(`order ${order.no} is closed but its part is held`)
  }
  for (const bid of rows.bids.all((row) => row.tenderId === tenderId)) {
    const waits = winners.some((one) => one.bidId === bid.id && one.status === 'WAITING')
    if (waits !== (bid.status === 'AWARDED')) wrong.push(`bid ${bid.no} ${bid.status}, waiting ${waits}`)
  }
  return wrong
}

/** All unit prices that a bidder ever quoted; each is used once per walk. */
function pricesOf({ rows, tenderId }: Walk): Map<string, string> {
  const prices = new Map<string, string>()
  for (const bid of rows.bids.all((row) => row.tenderId === tenderId))
    for (const lanes of [bid.body?.lanes ?? [], ...bid.history.map((past) => past.lanes ?? [])])
      for (const line of lanes.flatMap((lane) => lane.charges))
        if (line.code === 'OFR') prices.set(line.unitPrice, bid.companyId)
  return prices
}

describe('random commands of three parties over a tender', () => {
  it.each(SEEDS)('%s: never reach an illegal state, show a price early or change money by rounding', async (seed) => {
    const walk = await openWalk(seed)
    const companyOf = new Map(['trader', 'forwarder', 'forwarder2'].map((name) => [name, companyId(walk, name)]))
    for (let step = 0; step < STEPS; step++) {
      const before = statesOf(walk)
      const name = await walk.step()
      expect({ name, illegal: illegal(before, statesOf(walk)), wrong: wrongSums(walk) }).toEqual({
        name,
        illegal: [],
        wrong: [],
      })
    }
    expect([...new Set(walk.seen.codes)].filter((code) => !EXPECTED.includes(code))).toEqual([])
    const early = [...pricesOf(walk)].flatMap(([price, owner]) =>
      walk.seen.whileQuoting.flatMap(({ account, text }) =>
        companyOf.get(account) !== owner && text.includes(`"${price}"`) ? [`${account} saw ${price}`] : [],
      ),
    )
    expect(early).toEqual([])
  })

  it('get far: awards are made, confirmed, declined and taken back in these walks', async () => {
    const reached = new Set<string>()
    for (const seed of SEEDS.slice(0, 8)) {
      const walk = await openWalk(seed)
      for (let step = 0; step < STEPS; step++) {
        await walk.step()
        const states = statesOf(walk)
        for (const kind of ['tender', 'bid', 'order'] as const)
          for (const state of states[kind].values()) reached.add(`${kind} ${state}`)
      }
    }
    for (const state of [
      'tender EVALUATING',
      'tender AWARDED',
      'tender CONTRACTED',
      'bid NEED_RECONFIRM',
      'bid CONFIRMED',
      'bid LOST',
      'order TO_PAY',
    ])
      expect([...reached]).toContain(state)
  })
})

function companyId({ rows }: Walk, account: string): string {
  return rows.members.all((member) => member.account === account)[0]?.companyId ?? ''
}
