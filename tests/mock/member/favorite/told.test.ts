import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { award, evaluating, type Evaluating } from '../../support/awarded.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, openMarket, START } from '../../support/market.ts'
import { bidOn, publish } from '../../support/trade.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'

const DAY = 24 * 3600_000

describe('who has a tender among its favourites', () => {
  let state: Evaluating
  beforeEach(async () => {
    state = await evaluating()
    for (const account of ['consolidator', 'forwarder2', 'trader']) {
      const token = await state.market.signIn(account)
      const target = { targetType: 'TENDER', targetId: state.tender.id } as const
      await state.market.call(favoriteEndpoints.save, target, { token })
    }
  })
  const of = async (account: string) =>
    (await told(state.market, account, START + 1)).filter((text) => text.startsWith('FAVORITE_CHANGED'))

  it('is told of the award unless it quoted or published, and of no price', async () => {
    await award(state)
    expect(await of('consolidator')).toEqual([expect.stringMatching(/was awarded/)])
    expect((await of('consolidator')).join('')).not.toMatch(/1[89]00|3[68]00|USD|CNY/)
    for (const other of ['forwarder', 'forwarder2', 'trader', 'trader2']) expect(await of(other)).toEqual([])
  })

  it('is told that it was cancelled', async () => {
    const { market, tender, trader } = state
    const body = {
      id: tender.id,
      version: tender.version,
      reason: 'BUDGET' as const,
      note: '',
      requestNo: newRequestNo(),
    }
    await market.call(tenderEndpoints.cancel, body, { token: trader })
    expect(await of('consolidator')).toEqual([expect.stringMatching(/cancelled/)])
    expect(await of('forwarder2')).toEqual([])
  })

  it('is told nothing once it is no favourite, or when such messages are switched off', async () => {
    const token = await state.market.signIn('consolidator')
    await state.market.call(messageEndpoints.saveSettings, { off: ['FAVORITE'] }, { token })
    const two = await state.market.signIn('trader2')
    const target = { targetType: 'TENDER', targetId: state.tender.id } as const
    const { id } = (await state.market.call(favoriteEndpoints.save, target, { token: two })).data
    await state.market.call(favoriteEndpoints.remove, { ids: [id] }, { token: two })
    await award(state)
    expect(await of('consolidator')).toEqual([])
    expect(await of('trader2')).toEqual([])
  })
})

describe('a day before the deadline', () => {
  it('who follows a tender and who has a draft quote are reminded, who has quoted is not', async () => {
    const market = await openMarket()
    await market.call(demoEndpoints.robots, { robots: false })
    const deadline = new Date(START + 3 * DAY).toISOString()
    const tender = await publish(market, await market.signIn('trader'), { deadline })
    const target = { targetType: 'TENDER', targetId: tender.id } as const
    for (const account of ['consolidator', 'forwarder', 'trader'])
      await market.call(favoriteEndpoints.save, target, { token: await market.signIn(account) })
    await bidOn(market, await market.signIn('forwarder'), tender, '1800')
    const draft = { draft: { tenderId: tender.id, tenderVersion: tender.version }, requestNo: newRequestNo() }
    const writing = await market.call(bidEndpoints.saveDraft, draft, { token: await market.signIn('forwarder2') })
    expect(writing.code).toBe(200)
    const of = async (account: string) =>
      (await told(market, account, START + 1)).filter(
        (text) => text.startsWith('DEADLINE_24H') && text.includes(tender.no),
      )
    market.time.now = START + 2 * DAY - 1000
    expect(await of('consolidator')).toEqual([])
    market.time.now += 2000
    expect(await of('consolidator')).toEqual([expect.stringContaining('Your favourite')])
    expect(await of('forwarder2')).toEqual([expect.stringContaining('not submitted')])
    for (const other of ['forwarder', 'trader', 'trader2']) expect(await of(other)).toEqual([])
    const token = await market.signIn('consolidator')
    expect((await market.call(messageEndpoints.unread, {}, { token })).data.deadlines).toBeGreaterThan(0)
    market.time.now += DAY
    expect(
      (await market.call(messageEndpoints.unread, {}, { token: await market.signIn('consolidator') })).data.deadlines,
    ).toBe(0)
  })
})
