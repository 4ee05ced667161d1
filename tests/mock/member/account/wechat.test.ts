import { beforeEach, describe, expect, it } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { getCode } from '../../support/person.ts'

const NEW = 'wechat-passer-by'

describe('WeChat', () => {
  let market: Market
  let states = 0
  beforeEach(async () => {
    market = await openMarket()
  })
  const back = async (code: string | undefined, state = `state-${++states}`) =>
    market.call(memberEndpoints.wechatCallBack, { code, state })
  const bindTicket = async () => (await back(NEW)).data.bindTicket ?? ''
  const enter = async (ticket = '') => market.call(authEndpoints.token, { grantType: 'wechat', userType: 'PC', ticket })
  const unbind = async (token: string) => market.call(memberEndpoints.unbindWechat, {}, { token })

  it('that is bound gives a ticket that signs in once', async () => {
    const { data } = await back('wechat-trader')
    expect(data.bound).toBe(true)
    const pair = await enter(data.ticket)
    const me = await market.call(memberEndpoints.currentUser, {}, { token: pair.data.access_token })
    expect(me.data.account).toBe('trader')
    expect((await enter(data.ticket)).code).toBe(4003)
  })

  it('without a code was refused by the person; a state is good once', async () => {
    expect((await back(undefined)).message).toBe('You cancelled the WeChat authorization')
    expect((await back('wechat-trader', 'same')).code).toBe(200)
    expect((await back('wechat-trader', 'same')).message).toMatch(/no longer valid/)
  })

  it('that is new is bound by a guest who proves the number, and then signs in', async () => {
    await unbind(await market.signIn('trader2'))
    const ticket = await bindTicket()
    const mobile = '16400000005'
    const bind = async (smsCode: string) =>
      market.call(memberEndpoints.bindWechat, { bindTicket: ticket, mobile, smsCode })
    expect((await bind('000000')).code).toBe(4011)
    const bound = await bind(await getCode(market, mobile, 'BIND_WECHAT'))
    expect(bound.code).toBe(200)
    expect((await enter(bound.data.ticket)).code).toBe(200)
    const persons = await market.call(demoEndpoints.wechat, {})
    expect(persons.data.find(({ code }) => code === NEW)?.account).toBe('trader2')
    market.time.now += 60_000
    expect((await bind(await getCode(market, mobile, 'BIND_WECHAT'))).message).toMatch(/link has expired/)
  })

  it('is not bound to a number that nobody has, which is told after the right code', async () => {
    const mobile = '16499990001'
    const body = { bindTicket: await bindTicket(), mobile }
    expect((await market.call(memberEndpoints.bindWechat, { ...body, smsCode: '000000' })).code).toBe(4011)
    const smsCode = await getCode(market, mobile, 'BIND_WECHAT')
    const refused = await market.call(memberEndpoints.bindWechat, { ...body, smsCode })
    expect(refused.data).toMatchObject({ fields: [{ field: 'mobile', message: 'This number is not registered' }] })
  })

  it('is bound and unbound by somebody signed in, but one account has one WeChat and one WeChat one account', async () => {
    const token = await market.signIn('trader')
    const two = [await bindTicket(), await bindTicket()] as const
    const bind = async (ticket: string, who = token) =>
      market.call(memberEndpoints.bindWechat, { bindTicket: ticket }, { token: who })
    expect((await bind(two[0])).message).toMatch(/already linked to a WeChat/)
    expect((await unbind(token)).code).toBe(200)
    expect((await market.call(memberEndpoints.queryMemInfo, {}, { token })).data.wechatBound).toBe(false)
    const bound = await bind(two[0])
    expect(bound.data).toEqual({ done: true })
    const other = await market.signIn('forwarder')
    await unbind(other)
    expect((await bind(two[1], other)).message).toBe('This WeChat is linked to another account')
  })

  it('offers a binding for five minutes', async () => {
    const token = await market.signIn('trader')
    await unbind(token)
    const ticket = await bindTicket()
    market.time.now += 5 * 60_000
    const late = await market.call(memberEndpoints.bindWechat, { bindTicket: ticket }, { token })
    expect([late.code, late.message]).toEqual([4003, 'The link has expired. Scan again'])
  })

  it('pretends to be three persons with an account and one without', async () => {
    const { data } = await market.call(demoEndpoints.wechat, {})
    expect(data.map(({ account }) => account)).toEqual(['trader', 'forwarder', 'consolidator', undefined])
    expect((await back(data[0]?.code)).data.bound).toBe(true)
  })
})
