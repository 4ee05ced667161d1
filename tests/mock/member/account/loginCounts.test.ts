import { beforeEach, describe, expect, it } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { market as over, openMarket, type Market } from '../../support/market.ts'
import { solveCaptcha } from '../../support/person.ts'

const DAY = 24 * 3600_000
const body = (account: string, captchaTicket?: string) =>
  ({
    grantType: 'password',
    userType: 'PC',
    account,
    password: 'Wrong12345',
    ...(captchaTicket && { captchaTicket }),
  }) as const

describe('failed sign-ins', () => {
  let market: Market
  beforeEach(async () => {
    market = await openMarket()
  })
  const fail = async (account: string, ticket?: string) => market.call(authEndpoints.token, body(account, ticket))

  /** Spellings of the same account, or of the same unknown name, that users and scripts may try. */
  const spellings = (mobile: string) => [
    mobile,
    `+86${mobile}`,
    `0086 ${mobile}`,
    `${mobile.slice(0, 3)}-${mobile.slice(3, 7)}-${mobile.slice(7)}`,
    `${mobile.slice(0, 3)} ${mobile.slice(3)}`,
    `  ${mobile}`,
  ]

  it.each([
    ['an account', '16400000001'],
    ['a number that nobody has', '16499999999'],
  ])('count for %s however it is spelt, with the same answers', async (_who, mobile) => {
    const answers = []
    for (const spelling of spellings(mobile)) {
      const { code, data } = await fail(spelling)
      answers.push([code, (data as { captchaRequired?: boolean } | undefined)?.captchaRequired])
    }
    expect(answers).toEqual([[4001, false], [4001, true], ...Array.from({ length: 4 }, () => [4010, true])])
    for (let tried = 2; tried < 10; tried++) {
      const spelling = spellings(mobile)[tried % 6] ?? mobile
      expect((await fail(spelling, await solveCaptcha(market))).code).toBe(4001)
    }
    expect((await fail(mobile, await solveCaptcha(market))).code).toBe(4012)
  })

  it('count for an account by its name in any case and by its number together', async () => {
    await fail('Trader')
    await fail('16400000001')
    expect((await fail('TRADER')).code).toBe(4010)
    expect((await fail('trader2')).code).toBe(4001)
  })

  it('count for the address they come from, and one right password does not wipe that out', async () => {
    const from = (address: string) =>
      over(async (request) => market.backend.handle(request, address), market.backend, market.time)
    const one = from('203.0.113.7')
    for (let tried = 0; tried < 19; tried++) await one.call(authEndpoints.token, body(`guess-${tried}`))
    await one.signIn('trader')
    expect((await one.call(authEndpoints.token, body('guess-a'))).code).toBe(4001)
    expect((await one.call(authEndpoints.token, body('guess-b'))).code).toBe(4010)
    expect((await from('203.0.113.8').call(authEndpoints.token, body('guess-c'))).code).toBe(4001)
  })
})

it('what guests made is forgotten once nobody needs it', async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const rows = openRows(store)
  for (let tried = 0; tried < 5; tried++) {
    await market.call(authEndpoints.token, body(`nobody-${tried}`))
    await market.call(memberEndpoints.wechatCallBack, { code: `c${tried}`, state: `s${tried}` })
    const captchaTicket = await solveCaptcha(market)
    await market.call(memberEndpoints.getSmsCode, { mobile: `1640000100${tried}`, scene: 'LOGIN', captchaTicket })
  }
  const counts = () => [rows.counters, rows.tickets, rows.smsCodes, rows.outbox].map((table) => table.count())
  expect(counts()).toEqual([15, 5, 5, 5])
  market.time.now += DAY + 1
  const captchaTicket = await solveCaptcha(market)
  await market.call(memberEndpoints.getSmsCode, { mobile: '16400002000', scene: 'LOGIN', captchaTicket })
  expect(counts()).toEqual([1, 0, 1, 1])
})
