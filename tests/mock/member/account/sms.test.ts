import { beforeEach, describe, expect, it } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { getCode, solveCaptcha } from '../../support/person.ts'

const MOBILE = '16400000001'

describe('the slider puzzle', () => {
  let market: Market
  beforeEach(async () => {
    market = await openMarket()
  })
  const puzzle = async () => {
    const { data } = await market.call(authEndpoints.captcha, {})
    const gap = /translate\((\d+) \d+\)" fill="#0009"/.exec(decodeURIComponent(data.background))
    return { captchaId: data.captchaId, x: Number(gap?.[1]) }
  }
  const drop = async (captchaId: string, x: number, elapsedMs = 900) =>
    market.call(authEndpoints.captchaCheck, { captchaId, x, elapsedMs })

  it('accepts four pixels off and refuses five', async () => {
    const near = await puzzle()
    expect((await drop(near.captchaId, near.x + 4)).code).toBe(200)
    const far = await puzzle()
    expect((await drop(far.captchaId, far.x + 5)).code).toBe(4010)
  })

  it('can be tried once, and not after three minutes, and not at the speed of a script', async () => {
    const once = await puzzle()
    await drop(once.captchaId, 0)
    expect((await drop(once.captchaId, once.x)).code).toBe(4010)
    const late = await puzzle()
    market.time.now += 180_000
    expect((await drop(late.captchaId, late.x)).code).toBe(4010)
    const fast = await puzzle()
    expect((await drop(fast.captchaId, fast.x, 10)).code).toBe(4010)
  })
})

describe('an SMS code', () => {
  let market: Market
  beforeEach(async () => {
    market = await openMarket()
  })
  const ask = async () =>
    market.call(memberEndpoints.getSmsCode, {
      mobile: MOBILE,
      scene: 'LOGIN',
      captchaTicket: await solveCaptcha(market),
    })
  const check = async (smsCode: string) =>
    market.call(memberEndpoints.checkSmsCode, { mobile: MOBILE, scene: 'LOGIN', smsCode })

  it('needs a solved puzzle', async () => {
    const body = { mobile: MOBILE, scene: 'LOGIN', captchaTicket: 'none' } as const
    expect((await market.call(memberEndpoints.getSmsCode, body)).code).toBe(4010)
  })

  it('is sent again after 60 seconds at the earliest', async () => {
    await ask()
    market.time.now += 20_000
    const again = await ask()
    expect([again.code, again.data]).toEqual([4012, { retryAfter: 40 }])
    market.time.now += 40_000
    expect((await ask()).code).toBe(200)
  })

  it('comes at most five times a day for one number', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await ask()).code).toBe(200)
      market.time.now += 60_000
    }
    expect((await ask()).code).toBe(4012)
  })

  it('dies after five minutes, and after five wrong guesses', async () => {
    const old = await getCode(market, MOBILE, 'LOGIN')
    market.time.now += 5 * 60_000
    expect((await check(old)).code).toBe(4011)
    const code = await getCode(market, MOBILE, 'LOGIN')
    for (let i = 0; i < 5; i++) await check('999999')
    expect((await check(code)).code).toBe(4011)
  })

  it('is refused for a number that is none, with the field and in the language asked for', async () => {
    const body = { mobile: '12345678901', scene: 'LOGIN', captchaTicket: 'x' } as const
    const zh = await market.call(memberEndpoints.getSmsCode, body, { language: 'zh-CN,zh;q=0.9' })
    expect([zh.code, zh.data]).toEqual([4001, { fields: [{ field: 'mobile', message: '手机号应以 13–19 开头' }] }])
    expect((await market.call(memberEndpoints.getSmsCode, body)).data).toEqual({
      fields: [{ field: 'mobile', message: 'A mobile number starts with 13 to 19' }],
    })
  })
})
