import { describe, expect, it } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { laneUsd } from '@mock/domain/reference/laneIndex.ts'
import { levelAt, pairFactor } from '@mock/domain/reference/level.ts'
import { median } from '@mock/domain/median.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { casesOf } from '@tests/setup/whole.ts'
import { openMarket, START } from '../support/market.ts'

const DAY = 86_400_000
/** A lane is judged by this many listings at least. */
const ENOUGH = 10
/** Price of a container in those of a 20-foot one. */
const SIZES: Record<string, number> = { '22G1': 1, '42G1': 1.78, '45G1': 1.78 }

describe('the level of a pair of ports', () => {
  it('is the level of its lane by how far the pair is', () => {
    const lane = laneUsd('SE_ASIA', 20, START) ?? 0
    const [near, far] = ['CNYTN', 'CNTXG'].map((pol) => levelAt(REFERENCE, { pol, pod: 'SGSIN' }, START) / lane)
    expect(near).toBeCloseTo(pairFactor(REFERENCE, 'CNYTN', 'SGSIN'), 9)
    expect(near).toBeLessThan(far ?? 0)
  })

  it('is within a fifth below and a quarter above the lane, and 4 % of its own', () => {
    const ports = [...REFERENCE.portByCode.values()]
    const [here, there] = [ports.filter(({ lane }) => lane === 'CHINA'), ports.filter(({ lane }) => lane !== 'CHINA')]
    const factors = there.flatMap((pod) => here.map((pol) => pairFactor(REFERENCE, pol.unlocode, pod.unlocode)))
    expect(Math.min(...factors)).toBeGreaterThanOrEqual(0.8 * 0.96 - 1e-9)
    expect(Math.max(...factors)).toBeLessThanOrEqual(1.25 * 1.04 + 1e-9)
    expect(Math.min(...factors)).toBeLessThan(0.85)
    expect(Math.max(...factors)).toBeGreaterThan(1.2)
  })

  it('is that of the dearer end where the trade starts abroad, by the same distance', () => {
    const back = levelAt(REFERENCE, { pol: 'USLAX', pod: 'CNSHA' }, START)
    expect(back).toBeCloseTo(levelAt(REFERENCE, { pol: 'CNSHA', pod: 'USLAX' }, START), 9)
  })
})

it.each(casesOf([0, 35, 180], 2))('%i days on, robots ask the level of their lanes', async (days) => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const rows = openRows(store)
  market.time.now = START + days * DAY
  await market.call(couponEndpoints.center, {})
  const robots = rows.companies.all(({ id }) =>
    rows.members.of('companyId', id).every(({ passwordHash }) => passwordHash === ''),
  )
  const ids = new Set(robots.map(({ id }) => id))
  const asked = rows.listings.all(({ status, companyId }) => status === 'ONLINE' && ids.has(companyId))
  const byLane = new Map<string, number[]>()
  for (const { body } of asked) {
    if (body?.mode !== 'FCL' || !body.pol || !body.pod) continue
    const level = levelAt(REFERENCE, { pol: body.pol, pod: body.pod }, market.time.now)
    const main = body.charges.find(({ code, isoCode }) => code === 'OFR' && isoCode && SIZES[isoCode])
    const lane = REFERENCE.portByCode.get(body.pod)?.lane ?? ''
    if (main)
      byLane.set(lane, [...(byLane.get(lane) ?? []), Number(main.unitPrice) / level / (SIZES[main.isoCode ?? ''] ?? 1)])
  }
  const judged = [...byLane].filter(([, parts]) => parts.length >= ENOUGH)
  expect(judged.length).toBeGreaterThan(2)
  for (const [lane, parts] of judged) {
    expect(`${lane} ${String(median(parts) > 0.95 && median(parts) < 1.05)} ${String(median(parts))}`).toContain(
      ' true ',
    )
  }
})
