import { beforeAll, describe, expect, it } from 'vitest'
import { milestonesToCome, reachedBy, stageOf } from '@/contract/money/order/milestones.ts'
import { PAY_HOURS } from '@/contract/trade/tender/lifecycle.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { shippedAs, usualMilestones } from '@mock/domain/money/order/mode.ts'
import { voyageOf } from '@mock/domain/robots/voyage.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { casesOf } from '@tests/setup/whole.ts'
import { openMarket } from '../support/market.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const time = (at: string | undefined): number => Date.parse(at ?? '')
const came = ({ events }: OrderRow, status: string) => events.find((event) => event.status === status)?.at

describe.each(casesOf(['2026-11-21', '2027-03-14', '2026-12-01'], 2))('orders of a market that begins on %s', (day) => {
  const now = Date.parse(`${day}T06:00:00Z`)
  let rows: Rows
  let deps: Deps
  let shipped: OrderRow[] = []
  beforeAll(async () => {
    const store = memoryStore()
    const clock = () => now
    await openMarket({ store, clocks: { market: clock, wall: clock } })
    rows = openRows(store)
    deps = { rows } as Deps
    // What is on credit may have been moved to the month of a statement.
    shipped = rows.orders.all(
      ({ events, creditId }) => creditId === undefined && events.some(({ status }) => status === 'EXECUTING'),
    )
  })
  const where = (order: OrderRow) => `${order.no} ${order.source} ${order.status}`

  it('have events and milestones one after another, none of them to come', () => {
    expect(shipped.length).toBeGreaterThan(80)
    for (const order of rows.orders.all()) {
      for (const list of [order.events, order.milestones ?? []]) {
        const times = list.map(({ at }) => at)
        expect([where(order), times]).toEqual([where(order), times.toSorted()])
        expect([where(order), time(times.at(-1)) > now]).toEqual([where(order), false])
      }
    }
  })

  it('were paid before their deadline', () => {
    const late = shipped.filter((order) => time(came(order, 'PAID')) - time(came(order, 'TO_PAY')) > PAY_HOURS * HOUR)
    expect(late.map(where)).toEqual([])
  })

  it('sail and arrive with their ships', () => {
    for (const order of shipped) {
      // What was told to be late has left before.
      if (order.schedules?.some(({ changes }) => changes.length > 0)) continue
      const { etd, eta } = voyageOf(order, now)
      const stages = usualMilestones(deps, order).flatMap((code) => stageOf(code) ?? [])
      for (const [stage, due] of [
        ['departed', etd],
        ['arrived', eta],
      ] as const) {
        // What is handed over at a place does not travel.
        if (!stages.includes(stage)) continue
        const at = reachedBy(order.milestones, stage)?.at
        const isOff = at === undefined ? due < now - DAY : Math.abs(time(at) - due) > DAY
        expect([where(order), stage, isOff]).toEqual([where(order), stage, false])
      }
    }
  })

  it('are delivered only after all milestones', () => {
    const open = new Set(['EXECUTING', 'DISPUTED'])
    for (const order of shipped) {
      const toCome = milestonesToCome(
        shippedAs({ rows } as Parameters<typeof shippedAs>[0], order),
        order.milestones ?? [],
      )
      expect([where(order), toCome.length > 0]).toEqual([where(order), open.has(order.status)])
    }
  })
})
