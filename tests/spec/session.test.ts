import { describe, expect, test } from 'vitest'
import { REFRESH_TOKEN_KEY, STORAGE_EXPIRY_SECONDS, TOKEN_KEY } from '@/config/constants.ts'
import { createTokenStore } from '@/session/tokens.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { memoryBacking } from '@/storage/backing.ts'
import { createExpiringStorage } from '@/storage/expiringStorage.ts'
import { storagePrefix } from '@/storage/keys.ts'

function open() {
  const backing = memoryBacking()
  const time = { now: 0 }
  const storage = createExpiringStorage({
    backing,
    prefix: storagePrefix('production'),
    lifetimeSeconds: STORAGE_EXPIRY_SECONDS,
    now: () => time.now,
  })
  return { backing, time, tokens: createTokenStore(storage, backing) }
}

describe('Spec §4, §9 session', () => {
  test('both tokens lie under the owner’s names behind a versioned upper-case prefix', () => {
    const { backing, tokens } = open()
    tokens.writePair({ access: 'a', refresh: 'r' })
    expect(backing.keys().toSorted()).toEqual(
      [TOKEN_KEY, REFRESH_TOKEN_KEY].map((name) => `CANGTONG__PRODUCTION__1__${name}`).toSorted(),
    )
  })

  test.each([
    [STORAGE_EXPIRY_SECONDS, 'a'],
    [STORAGE_EXPIRY_SECONDS + 1, undefined],
  ])('after %i seconds the token is %s', (seconds, expected) => {
    const { time, tokens } = open()
    tokens.writePair({ access: 'a', refresh: 'r' })
    time.now = seconds * 1000
    expect(tokens.read().access).toBe(expected)
  })

  test('logging out clears both and leaves the language alone', () => {
    const { backing, tokens } = open()
    backing.set('umi_locale', 'en-US')
    tokens.writePair({ access: 'a', refresh: 'r' })
    tokens.clear()
    expect(tokens.read()).toMatchObject({ access: undefined, refresh: undefined })
    expect(backing.get('umi_locale')).toBe('en-US')
  })

  test('login is told the full current address', () => {
    const here = 'https://x.example/business/payment?orderId=1'
    expect(loginAddress(here)).toBe(`/login?reject=${encodeURIComponent(here)}`)
  })
})
