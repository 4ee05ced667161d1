import { beforeEach, describe, expect, it } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { getCode, lastCode, solveCaptcha } from '../../support/person.ts'

const MINE = '16400000001'
const FREE = '16499990001'

describe('an account that is signed in', () => {
  let market: Market
  let token: string
  beforeEach(async () => {
    market = await openMarket()
    token = await market.signIn('trader')
  })
  const code = async (one: string) => (await market.call(memberEndpoints.currentUser, {}, { token: one })).code
  const login = async (account: string, password: string) =>
    market.call(authEndpoints.token, { grantType: 'password', userType: 'PC', account, password })
  const changePassword = async (oldPassword: string, newPassword: string) =>
    market.call(memberEndpoints.changePassword, { oldPassword, newPassword }, { token })

  it('gets a new password for the old one; the other sessions end and this one stays', async () => {
    const other = await market.signIn('trader')
    const stranger = await market.signIn('forwarder')
    expect((await changePassword('Cangtong2026', 'Brandnew88')).code).toBe(200)
    expect([await code(token), await code(other), await code(stranger)]).toEqual([200, 4098, 200])
    expect((await login('trader', 'Brandnew88')).code).toBe(200)
    expect((await login('trader', 'Cangtong2026')).code).toBe(4001)
  })

  it('is refused a new password at its field: wrong old, same, weak, with the number; and a guest altogether', async () => {
    const field = async (oldPassword: string, newPassword: string) =>
      ((await changePassword(oldPassword, newPassword)).data as unknown as { fields: { field: string }[] }).fields[0]
        ?.field
    expect(await field('Wrong12345', 'Brandnew88')).toBe('oldPassword')
    expect(await field('Cangtong2026', 'Cangtong2026')).toBe('newPassword')
    expect(await field('Cangtong2026', 'short1')).toBe('newPassword')
    expect(await field('Cangtong2026', `a${MINE}`)).toBe('newPassword')
    const guest = await market.call(memberEndpoints.changePassword, { oldPassword: 'a', newPassword: 'b' })
    expect(guest.code).toBe(4098)
  })

  it('waits after five wrong old passwords', async () => {
    for (let i = 0; i < 5; i++) await changePassword('Wrong12345', 'Brandnew88')
    const locked = await changePassword('Cangtong2026', 'Brandnew88')
    expect([locked.code, locked.data]).toEqual([4012, { retryAfter: 900 }])
    market.time.now += 900_000
    expect((await changePassword('Cangtong2026', 'Brandnew88')).code).toBe(200)
  })

  describe('and wants another number', () => {
    /** Exchanges a code, sent to the account's own number without typing it, for a ticket. */
    const ticketOf = async (scene: 'CHANGE_MOBILE' | 'LOGIN' = 'CHANGE_MOBILE') => {
      const captchaTicket = await solveCaptcha(market)
      await market.call(memberEndpoints.getSmsCode, { scene, captchaTicket }, { token })
      const smsCode = await lastCode(market, MINE)
      return (await market.call(memberEndpoints.checkSmsCode, { scene, smsCode }, { token })).data.smsTicket
    }
    const change = async (oldTicket: string, newMobile: string, newCode: string) =>
      market.call(memberEndpoints.changeMobile, { oldTicket, newMobile, newCode }, { token })

    it('gets it by a code to each; then the new number signs in and the old one is free', async () => {
      const done = await change(await ticketOf(), FREE, await getCode(market, FREE, 'CHANGE_MOBILE'))
      expect([done.code, done.data]).toEqual([200, { mobileMasked: '164****0001' }])
      expect((await login(FREE, 'Cangtong2026')).code).toBe(200)
      expect((await login(MINE, 'Cangtong2026')).code).toBe(4001)
    })

    it('keeps signing in by number if the account is named by it', async () => {
      const mobile = '16499990007'
      const smsCode = await getCode(market, mobile, 'REGISTER')
      await market.call(memberEndpoints.register, {
        userType: 1,
        mobile,
        smsCode,
        password: 'Cangtong99',
        agreed: true,
      })
      token = (await login(mobile, 'Cangtong99')).data.access_token
      market.time.now += 60_000
      const oldCode = await getCode(market, mobile, 'CHANGE_MOBILE')
      const body = { scene: 'CHANGE_MOBILE', smsCode: oldCode } as const
      const { smsTicket } = (await market.call(memberEndpoints.checkSmsCode, body, { token })).data
      expect((await change(smsTicket, FREE, await getCode(market, FREE, 'CHANGE_MOBILE'))).code).toBe(200)
      const me = await market.call(memberEndpoints.currentUser, {}, { token })
      expect(me.data).toMatchObject({ account: FREE, companyNameZh: '' })
    })

    it('is refused a taken number after the right code, the same number, and a ticket that proves something else', async () => {
      const ticket = await ticketOf()
      const taken = await change(ticket, '16400000002', await getCode(market, '16400000002', 'CHANGE_MOBILE'))
      expect(taken.data).toMatchObject({ fields: [{ field: 'newMobile' }] })
      expect((await change(ticket, '16400000002', '000000')).code).toBe(4011)
      expect((await change(ticket, MINE, '000000')).data).toMatchObject({ fields: [{ field: 'newMobile' }] })
      market.time.now += 60_000
      const other = await change(await ticketOf('LOGIN'), FREE, await getCode(market, FREE, 'CHANGE_MOBILE'))
      expect(other.data).toMatchObject({ fields: [{ field: 'oldTicket' }] })
    })

    it('needs a login: a guest has no number of his own', async () => {
      const captchaTicket = await solveCaptcha(market)
      const guest = await market.call(memberEndpoints.getSmsCode, { scene: 'CHANGE_MOBILE', captchaTicket })
      expect(guest.data).toMatchObject({ fields: [{ field: 'mobile' }] })
    })
  })

  it('sees where it is signed in, with the device and this one marked, and signs the others out', async () => {
    market.time.now += 60_000
    const phone = await signInOn(market, 'Mozilla/5.0 (iPhone) Safari/604.1')
    const list = async () => (await market.call(memberEndpoints.sessions, {}, { token })).data
    expect(await list()).toMatchObject([
      { agent: 'Mozilla/5.0 (iPhone) Safari/604.1', isCurrent: false, startedAt: '2026-11-21T02:01:00.000Z' },
      { agent: '', isCurrent: true, startedAt: '2026-11-21T02:00:00.000Z' },
    ])
    const out = await market.call(memberEndpoints.signOutOthers, {}, { token })
    expect(out.data).toEqual({ ended: 1 })
    expect([await code(phone), await code(token)]).toEqual([4098, 200])
    expect(await list()).toHaveLength(1)
  })

  it('no longer lists a session whose tokens have all run out', async () => {
    market.time.now += 31 * 24 * 3600_000
    token = await market.signIn('trader')
    expect((await market.call(memberEndpoints.sessions, {}, { token })).data).toHaveLength(1)
  })
})

/** Logs the trader in from another device. */
async function signInOn(market: Market, agent: string): Promise<string> {
  const body = { grantType: 'password', userType: 'PC', account: 'trader', password: 'Cangtong2026' }
  const request = new Request(`http://mock.test/trading-api${authEndpoints.token.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify(body),
  })
  const answer = (await (await market.backend.handle(request)).json()) as { data: { access_token: string } }
  return answer.data.access_token
}
