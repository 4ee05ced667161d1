import { beforeEach, describe, expect, it } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { getCode } from '../../support/person.ts'

const NEW = '+86 164 9999 0001'

describe('membership', () => {
  let market: Market
  beforeEach(async () => {
    market = await openMarket()
  })
  const register = async (mobile: string, smsCode: string, password = 'Cangtong99') =>
    market.call(memberEndpoints.register, {
      userType: 1,
      mobile,
      smsCode,
      password,
      companyName: '测试外贸',
      agreed: true,
    })
  const login = async (account: string, password: string) =>
    market.call(authEndpoints.token, { grantType: 'password', userType: 'PC', account, password })

  it('begins with a phone, a code and a password, and can sign in at once, without a certification', async () => {
    const done = await register(NEW, await getCode(market, NEW, 'REGISTER'))
    expect([done.code, done.data.account]).toEqual([200, '16499990001'])
    const pair = await login('16499990001', 'Cangtong99')
    const me = await market.call(memberEndpoints.currentUser, {}, { token: pair.data.access_token })
    expect(me.data).toMatchObject({ userType: 1, certification: 'NONE', companyNameZh: '测试外贸' })
  })

  it.each([1, 2, 3] as const)('of type %i needs no name yet', async (userType) => {
    const mobile = `1649999001${userType}`
    const smsCode = await getCode(market, mobile, 'REGISTER')
    const body = { userType, mobile, smsCode, password: 'Cangtong99', agreed: true } as const
    expect((await market.call(memberEndpoints.register, body)).code).toBe(200)
    const token = (await login(mobile, 'Cangtong99')).data.access_token
    const me = await market.call(memberEndpoints.currentUser, {}, { token })
    expect(me.data).toMatchObject({ userType, companyNameZh: '', certification: 'NONE', account: mobile })
  })

  it('tells only who has the right code that a number is taken, or unknown when a password is forgotten', async () => {
    const taken = await register('16400000001', '000000')
    expect([taken.code, taken.message]).toEqual([4011, 'The SMS code is wrong or has expired'])
    const check = async (mobile: string, smsCode: string) =>
      market.call(memberEndpoints.checkSmsCode, { mobile, scene: 'RESET_PASSWORD', smsCode })
    const [known, unknown] = [await check('16400000001', '000000'), await check(NEW, '000000')]
    expect([known.code, known.message]).toEqual([unknown.code, unknown.message])
    const right = await check(NEW, await getCode(market, NEW, 'RESET_PASSWORD'))
    expect(right.data).toMatchObject({ fields: [{ field: 'mobile' }] })
  })

  it('refuses a number twice, a wrong code and a weak password', async () => {
    expect((await register('16400000001', await getCode(market, '16400000001', 'REGISTER'))).data).toMatchObject({
      fields: [{ field: 'mobile' }],
    })
    expect((await register(NEW, '000000')).code).toBe(4011)
    expect((await register(NEW, '000000', '12345678')).data).toMatchObject({ fields: [{ field: 'password' }] })
    expect((await register(NEW, '000000', 'a16499990001')).data).toMatchObject({ fields: [{ field: 'password' }] })
  })

  it('gets a new password for a proven number, and then every session ends', async () => {
    const token = await market.signIn('trader')
    const mobile = '16400000001'
    const smsCode = await getCode(market, mobile, 'RESET_PASSWORD')
    const { smsTicket } = (
      await market.call(memberEndpoints.checkSmsCode, { mobile, scene: 'RESET_PASSWORD', smsCode })
    ).data
    const reset = async () => market.call(memberEndpoints.resetPassword, { mobile, smsTicket, password: 'Brandnew88' })
    expect((await reset()).code).toBe(200)
    expect((await market.call(memberEndpoints.currentUser, {}, { token })).code).toBe(4098)
    expect((await login('trader', 'Brandnew88')).code).toBe(200)
    expect((await reset()).data).toMatchObject({ fields: [{ field: 'smsTicket' }] })
  })

  it('shows and changes its own data only', async () => {
    const token = await market.signIn('forwarder')
    const changed = await market.call(
      memberEndpoints.updateMemberInfo,
      { contactName: '新人', email: 'a@b.example' },
      { token },
    )
    expect(changed.data).toMatchObject({ contactName: '新人', email: 'a@b.example', account: 'forwarder' })
    expect((await market.call(memberEndpoints.queryMemInfo, {}, { token })).data.contactName).toBe('新人')
    expect((await market.call(memberEndpoints.queryMemInfo, {})).code).toBe(4098)
    const center = await market.call(memberEndpoints.memCenter, {}, { token })
    expect(center.data.member.uscc).toMatch(/^91\d{6}MA\d{7}[0-9A-Y]$/)
  })
})
