import { describe, expect, it } from 'vitest'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { inbox, told } from '../../support/inbox.ts'
import { openMarket, START } from '../../support/market.ts'
import { bidOn, publish } from '../../support/trade.ts'

const DAY = 24 * 3600_000

describe('an inbox', () => {
  it('counts what is unread, marks one or all as read and filters', async () => {
    const market = await openMarket()
    const token = await market.signIn('trader')
    const { count, latest } = (await market.call(messageEndpoints.unread, {}, { token })).data
    expect(count).toBeGreaterThan(1)
    expect(await inbox(market, 'trader', { unread: true })).toHaveLength(count)
    expect(latest).toHaveLength(6)
    const [first] = latest
    const one = await market.call(messageEndpoints.read, { ids: [first?.id ?? ''] }, { token })
    expect(one.data.count).toBe(count - 1)
    expect((await inbox(market, 'trader', { unread: true })).map(({ id }) => id)).not.toContain(first?.id)
    expect(await inbox(market, 'trader', { unread: true })).toHaveLength(count - 1)
    expect((await market.call(messageEndpoints.readAll, {}, { token })).data.count).toBe(0)
    for (const { group } of await inbox(market, 'trader', { group: 'ORDER' })) expect(group).toBe('ORDER')
  })

  it('is read by its own enterprise only', async () => {
    const market = await openMarket()
    const [theirs] = await inbox(market, 'forwarder')
    const token = await market.signIn('trader')
    const answer = await market.call(messageEndpoints.read, { ids: [theirs?.id ?? ''] }, { token })
    expect(answer.code).toBe(4004)
    expect((await inbox(market, 'forwarder'))[0]?.readAt).toBeUndefined()
    expect((await market.call(messageEndpoints.unread, {})).code).toBe(4098)
  })

  it('speaks the language of the reader', async () => {
    const market = await openMarket()
    const token = await market.signIn('trader')
    const [zh, en] = await Promise.all(
      ['zh-CN', 'en-US'].map(async (language) => market.call(messageEndpoints.unread, {}, { token, language })),
    )
    expect(zh?.data.latest[0]?.title).toMatch(/\p{Script=Han}/u)
    expect(en?.data.latest[0]?.title).toMatch(/^[\w ,]+$/)
  })

  it('keeps a message for 90 days of the market', async () => {
    const market = await openMarket()
    await market.call(demoEndpoints.robots, { robots: false })
    const before = await inbox(market, 'trader')
    const newest = Date.parse(before[0]?.at ?? '')
    market.time.now = newest + 90 * DAY - 1000
    expect((await inbox(market, 'trader')).map(({ id }) => id)).toContain(before[0]?.id)
    market.time.now += 2000
    expect((await inbox(market, 'trader')).map(({ id }) => id)).not.toContain(before[0]?.id)
  })

  it('gets nothing of a kind that is switched off, until it is switched on again', async () => {
    const market = await openMarket()
    await market.call(demoEndpoints.robots, { robots: false })
    const token = await market.signIn('trader')
    const saved = await market.call(messageEndpoints.saveSettings, { off: ['BID'] }, { token })
    expect(saved.data.off).toEqual(['BID'])
    const tender = await publish(market, token)
    await bidOn(market, await market.signIn('forwarder'), tender, '1800')
    const types = async () => (await told(market, 'trader', START + 1)).map((text) => text.split(':')[0])
    expect(await types()).toEqual(['TENDER_PUBLISHED'])
    expect((await market.call(messageEndpoints.settings, {}, { token })).data.off).toEqual(['BID'])
    await market.call(messageEndpoints.saveSettings, { off: [] }, { token })
    await bidOn(market, await market.signIn('forwarder2'), tender, '1900')
    expect((await types())[0]).toBe('BID_RECEIVED')
  })

  it('does not let payments, awards, orders and certification be switched off', async () => {
    const market = await openMarket()
    const token = await market.signIn('trader')
    for (const group of ['PAYMENT', 'AWARD', 'ORDER', 'CERTIFICATION'] as const) {
      const answer = await market.call(messageEndpoints.saveSettings, { off: [group] }, { token })
      expect(answer.code).toBe(4001)
    }
    expect((await market.call(messageEndpoints.settings, {}, { token })).data.off).toEqual([])
  })
})

describe('the messages of the seed', () => {
  it('lead the demo accounts to things that they may open', async () => {
    const market = await openMarket()
    for (const account of ['trader', 'forwarder', 'consolidator', 'trader2']) {
      const token = await market.signIn(account)
      const all = (await inbox(market, account)).filter(({ id }) => /^nc\d\d-/.test(id))
      expect(all.length).toBeGreaterThan(2)
      expect(all.length).toBeLessThanOrEqual(12)
      for (const { target, body } of all) {
        expect(body).not.toMatch(/[{}]|: \.|\(\)/)
        const id = target?.id ?? ''
        const opened = {
          OWN_TENDER: async () => market.call(tenderEndpoints.detail, { id }, { token }),
          BID: async () => market.call(bidEndpoints.detail, { id }, { token }),
          ORDER: async () => market.call(orderEndpoints.detail, { id }, { token }),
        }[target?.kind as 'OWN_TENDER' | 'BID' | 'ORDER']
        expect((await opened()).code).toBe(200)
      }
    }
  })
})
