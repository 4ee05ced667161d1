import { beforeEach, expect, describe, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { SHIP_KINDS, SUBSCRIPTIONS_MAX, type ShipKind } from '@/contract/member/favorite/values.ts'
import { SERVICES, SHIPS } from '@mock/domain/tools/schedule/timetable.ts'
import { told } from '../../support/inbox.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { firstHit } from '../../support/sailing.ts'

const DAY = 24 * 3600_000
const hit = firstHit('OMISSION')
const { pol, pod, legs } = hit.planned
const [leg] = legs
const TARGETS: Record<ShipKind, string> = {
  SAILING: hit.id,
  PAIR: `${pol}-${pod}`,
  SERVICE: leg.service.code,
  VESSEL: leg.ship.imo,
  PORT: pol,
}
let market: Market
let token: string
beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  token = await market.signIn('consolidator')
})

const save = async (targetType: ShipKind, targetId: string) =>
  market.call(favoriteEndpoints.save, { targetType, targetId }, { token })

/** What was told of the ship of the event, from just before it is announced until some days after. */
async function toldOfShip(): Promise<string[]> {
  const since = hit.announcedAt - 60_000
  market.time.now = since
  await market.signIn('consolidator')
  market.time.now = hit.announcedAt + DAY + 10 * 60_000
  const messages = await told(market, 'consolidator', since)
  market.time.now += DAY
  expect(await told(market, 'consolidator', since)).toEqual(expect.arrayContaining(messages))
  return (await told(market, 'consolidator', since)).filter(
    (one) => one.startsWith('FAVORITE_CHANGED') && one.includes(`${leg.ship.name} ${leg.voyage} does not call at`),
  )
}

describe('a subscription of the schedules', () => {
  it.each(SHIP_KINDS)('to a %s tells once what is announced of it', async (kind) => {
    expect((await save(kind, TARGETS[kind])).code).toBe(200)
    expect(await toldOfShip()).toEqual([expect.stringContaining(pol)])
  })

  it('to several things of one ship tells it once, and one that ended tells nothing', async () => {
    for (const kind of SHIP_KINDS) await save(kind, TARGETS[kind])
    expect(await toldOfShip()).toHaveLength(1)
  })

  it('that ended tells nothing', async () => {
    const { id } = (await save('VESSEL', TARGETS.VESSEL)).data
    await market.call(favoriteEndpoints.remove, { ids: [id] }, { token })
    expect(await toldOfShip()).toEqual([])
  })

  it('is to something that the schedules know', async () => {
    for (const [kind, id] of [
      ['PAIR', 'CNSHA-CNSHA'],
      ['PAIR', 'CNSHA'],
      ['SERVICE', 'XX9'],
      ['VESSEL', '9999999'],
      ['PORT', 'USCHI'],
    ] as const)
      expect([id, (await save(kind, id)).code]).toEqual([id, 4004])
  })

  it('is one of fifty at most; favourites of other kinds do not count', async () => {
    const services = [...SERVICES.keys()].slice(0, SUBSCRIPTIONS_MAX - 2)
    const held = (await market.call(favoriteEndpoints.page, { size: 200 }, { token })).data.records
    const mine = held.filter(({ targetType }) => SHIP_KINDS.some((kind) => kind === targetType))
    await market.call(favoriteEndpoints.remove, { ids: held.map(({ id }) => id) }, { token })
    expect(mine.length).toBeLessThan(SUBSCRIPTIONS_MAX)
    for (const code of services) expect((await save('SERVICE', code)).code).toBe(200)
    const [one, two, three] = SHIPS
    for (const ship of [one, two]) expect((await save('VESSEL', ship?.imo ?? '')).code).toBe(200)
    const { code, data } = await save('VESSEL', three?.imo ?? '')
    expect([code, data]).toMatchObject([4001, { fields: [{ field: 'targetId' }] }])
    expect((await save('VESSEL', one?.imo ?? '')).code).toBe(200)
    const hs = await market.call(favoriteEndpoints.save, { targetType: 'HS', targetId: '8712002000' }, { token })
    expect(hs.code).toBe(200)
  })
})
