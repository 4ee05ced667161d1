import { beforeEach, describe, expect, it } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { getCode, solveCaptcha } from '../../support/person.ts'

const HOUR = 3600_000
const byPassword = (account: string, password: string, captchaTicket?: string) =>
  ({ grantType: 'password', userType: 'PC', account, password, ...(captchaTicket && { captchaTicket }) }) as const
const byRefresh = (refreshToken: string) => ({ grantType: 'refresh', userType: 'PC', refreshToken }) as const

describe('signing in', () => {
  let market: Market
  beforeEach(async () => {
    market = await openMarket()
  })
  const fail = async (name = 'trader') => market.call(authEndpoints.token, byPassword(name, 'Wrong12345'))

  it('by the right password gives a pair of tokens that answers who it is', async () => {
    const token = await market.signIn('trader')
    const me = await market.call(memberEndpoints.currentUser, {}, { token })
    expect(me.data).toMatchObject({ account: 'trader', userType: 1, certification: 'APPROVED' })
    expect(me.data.mobileMasked).toMatch(/^\d{3}\*{4}\d{4}$/)
    expect(JSON.stringify(me.data)).not.toContain('Hash')
  })

  it('never says whether the name or the password was wrong', async () => {
    const wrong = await fail('trader')
    const nobody = await fail('nobody')
    expect(wrong.code).toBe(4001)
    expect([wrong.message, wrong.data]).toEqual([nobody.message, nobody.data])
  })

  it('needs a solved puzzle after two failures of a name, and takes each solution once', async () => {
    await fail()
    expect((await fail()).data).toMatchObject({ captchaRequired: true })
    const refused = await market.call(authEndpoints.token, byPassword('trader', 'Cangtong2026'))
    expect([refused.code, refused.data]).toEqual([4010, { captchaRequired: true }])
    const ticket = await solveCaptcha(market)
    expect((await market.call(authEndpoints.token, byPassword('trader', 'Wrong12345', ticket))).code).toBe(4001)
    expect((await market.call(authEndpoints.token, byPassword('trader', 'Cangtong2026', ticket))).code).toBe(4010)
    const fresh = await solveCaptcha(market)
    expect((await market.call(authEndpoints.token, byPassword('trader', 'Cangtong2026', fresh))).code).toBe(200)
  })

  it('waits after ten failures of a name', async () => {
    await fail()
    await fail()
    for (let i = 0; i < 8; i++) {
      const captchaTicket = await solveCaptcha(market)
      await market.call(authEndpoints.token, byPassword('trader', 'Wrong12345', captchaTicket))
    }
    const locked = await market.call(authEndpoints.token, byPassword('trader', 'Cangtong2026'))
    expect(locked.code).toBe(4012)
    expect(locked.data).toEqual({ retryAfter: 900 })
  })

  it('ends after two hours without a refresh', async () => {
    const token = await market.signIn('trader')
    market.time.now += 2 * HOUR + 1
    expect((await market.call(memberEndpoints.currentUser, {}, { token })).code).toBe(4098)
  })

  it('renews with a refresh token once; a replayed one ends the whole session', async () => {
    const first = (await market.call(authEndpoints.token, byPassword('trader', 'Cangtong2026'))).data
    const second = (await market.call(authEndpoints.token, byRefresh(first.refresh_token))).data
    expect((await market.call(memberEndpoints.currentUser, {}, { token: second.access_token })).code).toBe(200)
    expect((await market.call(authEndpoints.token, byRefresh(first.refresh_token))).code).toBe(4098)
    expect((await market.call(memberEndpoints.currentUser, {}, { token: second.access_token })).code).toBe(4098)
    expect((await market.call(authEndpoints.token, byRefresh(second.refresh_token))).code).toBe(4098)
  })

  it('gives two refreshes that arrive at once only one new pair', async () => {
    const { refresh_token } = (await market.call(authEndpoints.token, byPassword('trader', 'Cangtong2026'))).data
    const both = await Promise.all([1, 2].map(async () => market.call(authEndpoints.token, byRefresh(refresh_token))))
    expect(both.map((answer) => answer.code)).toEqual([200, 4098])
  })

  it('out ends the session on this device only', async () => {
    const here = await market.signIn('trader')
    const there = await market.signIn('trader')
    expect((await market.call(authEndpoints.logout, {}, { token: here })).code).toBe(200)
    expect((await market.call(memberEndpoints.currentUser, {}, { token: here })).code).toBe(4098)
    expect((await market.call(memberEndpoints.currentUser, {}, { token: there })).code).toBe(200)
  })

  it('works by SMS code, once', async () => {
    const mobile = '16400000001'
    const smsCode = await getCode(market, mobile, 'LOGIN')
    const body = { grantType: 'sms', userType: 'PC', mobile, smsCode } as const
    expect((await market.call(authEndpoints.token, body)).code).toBe(200)
    expect((await market.call(authEndpoints.token, body)).code).toBe(4011)
  })

  it('works by WeChat for a bound account, and a state is good once', async () => {
    const back = await market.call(memberEndpoints.wechatCallBack, { code: 'wechat-trader', state: 's1' })
    expect(back.data.bound).toBe(true)
    const body = { grantType: 'wechat', userType: 'PC', ticket: back.data.ticket ?? '' } as const
    expect((await market.call(authEndpoints.token, body)).code).toBe(200)
    expect((await market.call(authEndpoints.token, body)).code).toBe(4003)
    expect((await market.call(memberEndpoints.wechatCallBack, { code: 'wechat-trader', state: 's1' })).code).toBe(4003)
    expect((await market.call(memberEndpoints.wechatCallBack, { state: 's2' })).code).toBe(4003)
    expect((await market.call(memberEndpoints.wechatCallBack, { code: 'someone', state: 's3' })).data.bound).toBe(false)
  })

  it('answers every demo account on the list, one approved for each user type and every certification state', async () => {
    const accounts = (await market.call(demoEndpoints.accounts, {})).data
    for (const { account } of accounts) await market.signIn(account)
    const approved = accounts.filter((one) => one.certification === 'APPROVED').map((one) => one.userType)
    expect(new Set(approved)).toEqual(new Set([1, 2, 3]))
    expect(new Set(accounts.map((one) => one.certification)).size).toBe(8)
  })
})
