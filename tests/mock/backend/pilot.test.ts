import { checkOf } from '@mock/hosts/operatorKey.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { createBackend } from '@mock/backend.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { CONTRACT } from '@mock/contract.ts'
import { market as over, openMarket, START, type Market } from '../support/market.ts'
import { solveCaptcha } from '../support/person.ts'

const KEY = 'an-operator-key-of-tests'
const byPassword = (account: string, password: string) =>
  ({ grantType: 'password', userType: 'PC', account, password }) as const

describe('a pilot', () => {
  let told: string[]
  let market: Market
  let operator: Market
  let store: ReturnType<typeof memoryStore>
  const withKey = (key: string, of: Market) =>
    over(
      async (request) => {
        request.headers.set('x-operator-key', key)
        return of.backend.handle(request, '203.0.113.9')
      },
      of.backend,
      of.time,
    )
  const pilot = { isOperator: checkOf(KEY), tell: (line: string) => void told.push(line) }
  beforeEach(async () => {
    told = []
    store = memoryStore()
    market = await openMarket({ store, pilot })
    operator = withKey(KEY, market)
  })
  const controls = Object.values(CONTRACT)
    .flatMap(({ calls }) => Object.values<Endpoint<unknown, unknown>>(calls))
    .filter(({ path }) => path.startsWith('/trading/api/demo/'))
  const passwordOf = (account: string) =>
    told.map((line) => line.split('  ')).find(([name]) => name === account)?.[1] ?? ''

  it('opens no control to whoever has not its key, and no account of the demonstration to anybody', async () => {
    expect(controls.length).toBeGreaterThan(8)
    for (const endpoint of controls)
      expect([endpoint.path, (await market.call(endpoint, {})).code]).toEqual([endpoint.path, 4003])
    expect((await operator.call(demoEndpoints.clock, { advanceMs: 1000 })).code).toBe(200)
    expect((await operator.call(demoEndpoints.accounts, {})).code).toBe(4004)
    expect((await operator.call(demoEndpoints.wechat, {})).code).toBe(4004)
    const state = await market.call(memberEndpoints.wechatCallBack, { code: 'wechat-trader', state: 'x' })
    expect([state.code, state.message]).toEqual([4003, 'WeChat login is not available here'])
  })

  it('makes who guesses the key wait', async () => {
    const guess = async () => (await withKey('wrong', market).call(demoEndpoints.state, {})).code
    for (let tried = 0; tried < 10; tried++) expect(await guess()).toBe(4003)
    expect(await guess()).toBe(4012)
  })

  it('gives each invited company a password of its own, told once, and keeps what its people chose', async () => {
    expect(told).toHaveLength(12)
    expect(new Set(told.map((line) => line.split('  ')[1])).size).toBe(12)
    expect((await market.call(authEndpoints.token, byPassword('trader', 'Cangtong2026'))).code).toBe(4001)
    const signedIn = await market.call(authEndpoints.token, byPassword('trader', passwordOf('trader')))
    expect(signedIn.code).toBe(200)
    const change = { oldPassword: passwordOf('trader'), newPassword: 'OurOwn2026' }
    const token = signedIn.data.access_token
    expect((await market.call(memberEndpoints.changePassword, change, { token })).code).toBe(200)
    told.length = 0
    const clock = () => START
    const again = await createBackend({ store, pilot, clocks: { market: clock, wall: clock } })
    expect(told).toEqual([])
    const later = over(again.handle, again, { now: START })
    expect((await later.call(authEndpoints.token, byPassword('trader', 'OurOwn2026'))).code).toBe(200)
  })

  it('closes the accounts of a file that was a demonstration before, with whoever is signed in, and again after a new start', async () => {
    const shared = memoryStore()
    const demo = await openMarket({ store: shared })
    const token = await demo.signIn('trader')
    const now = await openMarket({ store: shared, pilot })
    expect((await now.call(memberEndpoints.currentUser, {}, { token })).code).toBe(4098)
    expect((await now.call(authEndpoints.token, byPassword('trader', 'Cangtong2026'))).code).toBe(4001)
    expect((await withKey(KEY, now).call(demoEndpoints.reset, {})).code).toBe(200)
    expect((await now.call(authEndpoints.token, byPassword('trader', 'Cangtong2026'))).code).toBe(4001)
  })

  it('lets only the operator read the SMS codes', async () => {
    const captchaTicket = await solveCaptcha(market)
    await market.call(memberEndpoints.getSmsCode, { mobile: '16400001234', scene: 'REGISTER', captchaTicket })
    expect((await market.call(demoEndpoints.outbox, {})).code).toBe(4003)
    expect((await operator.call(demoEndpoints.outbox, {})).data[0]?.to).toBe('16400001234')
  })

  it('limits the calls from one address', async () => {
    const from = (address: string) =>
      over(async (request) => market.backend.handle(request, address), market.backend, market.time)
    const one = from('203.0.113.1')
    for (let call = 0; call < 1200; call++) await one.call(referenceEndpoints.dictPage, { size: 1 })
    expect((await one.call(referenceEndpoints.dictPage, { size: 1 })).code).toBe(4012)
    expect((await from('203.0.113.2').call(referenceEndpoints.dictPage, { size: 1 })).code).toBe(200)
    market.time.now += 60_000
    expect((await one.call(referenceEndpoints.dictPage, { size: 1 })).code).toBe(200)
  })

  it('names itself, as a demonstration does', async () => {
    const said = async (of: Market) => (await of.call(referenceEndpoints.dictPage, { size: 1 })).headers.get('x-market')
    expect(await said(market)).toBe('pilot')
    expect(await said(await openMarket())).toBe('demo')
  })
})

describe('the key of the operator', () => {
  it('is that key alone, however long the guess', () => {
    const isKey = checkOf(KEY)
    expect(isKey(KEY)).toBe(true)
    expect([``, KEY.slice(0, -1), `${KEY}x`, KEY.toUpperCase(), 'x'.repeat(10_000)].filter(isKey)).toEqual([])
  })
})
