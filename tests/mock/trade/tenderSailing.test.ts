import { describe, expect, it } from 'vitest'
import { marketDay } from '@/contract/marketDay.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { pickOf } from '@mock/domain/tools/schedule/sailings.ts'
import { told } from '../support/inbox.ts'
import { newRequestNo, openMarket } from '../support/market.ts'
import { hits, type Hit } from '../support/sailing.ts'
import { publish } from '../support/trade.ts'

const DAY = 24 * 3600_000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** A sailing of which something is announced while a tender for it may still be open. */
function early(type: 'DELAY' | 'OMISSION'): Hit {
  const hit = hits(type).find(({ planned: { etd }, announcedAt }) => etd - announcedAt > 5 * DAY)
  if (!hit) throw new Error(`No early ${type} in the weeks of the tests`)
  return hit
}

/** A lane that was begun from a sailing. */
const laneOf = ({ planned: { pol, pod, etd }, id }: Hit, part: Partial<TenderDraft['lanes'][number]> = {}) => ({
  laneNo: 1,
  pol,
  pod,
  receiptType: 'CY' as const,
  deliveryType: 'CY' as const,
  boxes: [{ isoCode: '45G1', qty: 2 }],
  cargoReadyDate: '2026-11-24',
  etdFrom: dayOf(etd - DAY),
  etdTo: dayOf(etd + 5 * DAY),
  directOnly: false,
  sailingId: id,
  ...part,
})

async function quiet() {
  const market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  return { market, token: await market.signIn('trader') }
}
const published = async (hit: Hit, part: Partial<TenderDraft['lanes'][number]> = {}) => {
  const { market, token } = await quiet()
  const tender = await publish(market, token, {
    lanes: [laneOf(hit, part)],
    // Quoting is open when the market's day tells it.
    deadline: new Date(hit.announcedAt + 1.2 * DAY).toISOString(),
    validityWantedTo: '2027-02-28',
  })
  return { market, tender }
}
type State = Pick<Awaited<ReturnType<typeof published>>, 'market'>

/** What the publisher was told of the ship of the tender, from before an announcement until three days after it. */
async function news({ market }: State, { announcedAt }: Hit): Promise<string[]> {
  market.time.now = announcedAt - 60_000
  await market.signIn('trader')
  const since = market.time.now
  for (const days of [1, 2, 3]) {
    market.time.now = announcedAt + days * DAY + 10 * 60_000
    await market.signIn('trader')
  }
  const all = await told(market, 'trader', since)
  return all.filter((one) => one.startsWith('SCHEDULE_CHANGED') && one.includes('with which you began it'))
}

describe('a tender begun from a sailing', () => {
  it.each(['DELAY', 'OMISSION'] as const)('has its publisher told of a %s once', async (type) => {
    const hit = early(type)
    const state = await published(hit)
    expect(state.tender.lanes[0]?.sailingId).toBe(hit.id)
    const [message, ...more] = await news(state, hit)
    expect(more).toEqual([])
    expect(message).toContain(type === 'DELAY' ? 'now departs on' : 'was cancelled')
  })

  it('says that a delay leaves its dates, which are days of the port', async () => {
    const portDay = ({ planned }: Hit) => pickOf(planned, 0).etd.slice(0, 10)
    const hit = hits('DELAY').find((one) => portDay(one) !== marketDay(one.planned.etd))
    if (!hit) throw new Error('No delay at a port whose day is not that of China')
    const day = portDay(hit)
    const state = await published(hit, { etdFrom: day, etdTo: day })
    const [message] = await news(state, hit)
    expect(message).toContain(`of ${day}`)
    expect(message).toContain('outside the dates')
  })

  it('is told once though two lanes name the sailing', async () => {
    const hit = early('DELAY')
    const { market, token } = await quiet()
    const lanes = [laneOf(hit), laneOf(hit, { laneNo: 2 })]
    await market.call(
      tenderEndpoints.saveDraft,
      { draft: { title: '', mode: 'FCL', lanes }, requestNo: newRequestNo() },
      { token },
    )
    expect(await news({ market }, hit)).toHaveLength(1)
  })

  it('says that a draft loses its ship, too', async () => {
    const hit = early('DELAY')
    const { market, token } = await quiet()
    const draft = { title: '', mode: 'FCL' as const, lanes: [laneOf(hit)] }
    await market.call(tenderEndpoints.saveDraft, { draft, requestNo: newRequestNo() }, { token })
    expect(await news({ market }, hit)).toHaveLength(1)
  })

  it.each([
    ['another port', { pod: 'DEHAM', pol: 'CNTAO' }],
    ['dates after it', { etdFrom: dayOf(early('DELAY').planned.etd + 3 * DAY) }],
    ['an id of no sailing', { sailingId: 's-NONE.1.0.1.0' }],
  ])('forgets it with %s', async (_what, part) => {
    const hit = early('DELAY')
    const state = await published(hit, part)
    expect(state.tender.lanes[0]?.sailingId).toBeUndefined()
    expect(await news(state, hit)).toEqual([])
  })
})
