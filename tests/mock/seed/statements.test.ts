import { expect, test } from 'vitest'
import { createBackend } from '@mock/backend.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { casesOf } from '@tests/setup/whole.ts'
import { countingChance } from '../support/market.ts'

test.each(casesOf(['2026-12-01', '2027-01-31', '2026-11-26', '2027-03-01'], 2))(
  'on %s both first demo accounts have a statement of the month before, in the order of things',
  async (day) => {
    const now = Date.parse(`${day}T06:00:00Z`)
    const clock = () => now
    const store = memoryStore()
    const clocks = { market: clock, wall: clock }
    await createBackend({ store, clocks, chance: countingChance(), sleep: async () => undefined })
    const { statements, orders, payments } = openRows(store)
    const before = new Date(Date.parse(`${day.slice(0, 7)}-01T00:00:00Z`) - 1).toISOString().slice(0, 7)
    const rows = statements.all()
    expect(rows.map(({ month, status }) => [month, status])).toEqual([
      [before, 'SENT'],
      [before, 'SENT'],
    ])
    expect(rows.map(({ buyerId }) => buyerId)).toContain('c01')
    expect(rows.map(({ sellerId }) => sellerId)).toContain('c02')
    const fees = rows.flatMap(({ lines = [] }) => lines).filter(({ kind }) => kind === 'LATE_FEE')
    expect(fees.length).toBeGreaterThan(0)
    expect(fees.flatMap(({ fee }) => fee?.parts.map(({ days }) => days))).toEqual(fees.map(() => 9))
    // What was paid late was settled after that.
    const late = orders.get(fees[0]?.orderId ?? '')
    const paidAt = payments.of('orderId', late?.id ?? '').map(({ updatedAt }) => updatedAt)
    const settled = late?.events.filter(({ status }) => status === 'SETTLED' || status === 'REVIEWED') ?? []
    expect(settled.map(({ at }) => paidAt.every((paid) => paid <= at))).toEqual(settled.map(() => true))
    expect(late?.events.map(({ at }) => at)).toEqual(late?.events.map(({ at }) => at).toSorted())
    for (const line of rows.flatMap(({ lines = [] }) => lines)) {
      const order = orders.get(line.orderId ?? '')
      const times = [order?.createdAt ?? '', ...(order?.milestones ?? []).map(({ at }) => at)]
      expect(times).toEqual(times.toSorted())
      expect(times.at(-1)?.localeCompare(new Date(now).toISOString())).toBeLessThan(1)
    }
  },
)
