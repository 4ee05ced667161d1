import { describe, expect, test } from 'vitest'
import { loginAddress, returnPath } from '@/session/returnUrl.ts'
import { GOOD as good, HOSTILE_ADDRESSES as hostile, ORIGIN, OWN_HOSTILE } from './returnUrls.ts'

describe('the address to return to', () => {
  test('has forty hostile and eight good inputs', () => {
    expect(hostile.length + good.length).toBe(48)
  })

  test.each(hostile)('refuses %j', (input) => {
    expect(returnPath(input, ORIGIN)).toBe('/')
  })

  test.each(OWN_HOSTILE)('refuses %j too', (input) => {
    expect(returnPath(input, ORIGIN)).toBe('/')
  })

  test.each(good)('accepts %j', (input, expected) => {
    expect(returnPath(input, ORIGIN)).toBe(expected)
  })

  test('accepts 2,048 characters and no more', () => {
    const longest = `/home?a=${'x'.repeat(2040)}`
    expect([returnPath(longest, ORIGIN), returnPath(`${longest}x`, ORIGIN)]).toEqual([longest, '/'])
  })

  test.each([null, undefined])('takes %s as no address', (input) => {
    expect(returnPath(input, ORIGIN)).toBe('/')
  })
})

describe('the login address', () => {
  test('carries the full current address', () => {
    const here = `${ORIGIN}/business/payment?orderId=9#pay`
    expect(loginAddress(here)).toBe(`/login?reject=${encodeURIComponent(here)}`)
  })

  test('leaves secrets behind', () => {
    expect(decodeURIComponent(loginAddress(`${ORIGIN}/home?code=c&state=s&token=t&a=1`))).toBe(
      `/login?reject=${ORIGIN}/home?a=1`,
    )
  })

  test('falls back to the path when the address is over 2,048 characters', () => {
    expect(decodeURIComponent(loginAddress(`${ORIGIN}/home?a=${'x'.repeat(2100)}`))).toBe(
      `/login?reject=${ORIGIN}/home`,
    )
  })

  test('carries up to 2,048 characters: of more only the path, and nothing where that is more too', () => {
    const long = (start: string, length: number) => start.padEnd(length, 'x')
    const carried = (here: string) => decodeURIComponent(loginAddress(here)).replace('/login?reject=', '')
    const [whole, path] = [long(`${ORIGIN}/home?a=`, 2048), long(`${ORIGIN}/`, 2048)]
    expect([carried(whole), carried(`${whole}x`)]).toEqual([whole, `${ORIGIN}/home`])
    expect([carried(`${path}?a=1`), carried(`${path}x?a=1`)]).toEqual([path, '/login'])
  })

  test.each(['/login', '/register', '/retrievePassword', '/LOGIN/'])('keeps the existing reject on %s', (path) => {
    const kept = `${ORIGIN}/business/quote?tenderId=1`
    const here = `${ORIGIN}${path}?reject=${encodeURIComponent(kept)}`
    expect(loginAddress(here)).toBe(`/login?reject=${encodeURIComponent(kept)}`)
    expect(loginAddress(ORIGIN + path)).toBe('/login')
  })
})
