import { describe, expect, test } from 'vitest'
import { loginAddress, returnPath } from '@/session/returnUrl.ts'

const ORIGIN = 'https://trade.example.com'

/** The forty hostile inputs of RELIABILITY 4.6, in its order. */
const hostile = [
  'https://evil.com/',
  '//evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  'https:evil.com',
  'https:/evil.com',
  '///evil.com',
  '/%2f%2fevil.com/',
  '/\t/evil.com',
  'https://trade.example.com@evil.com/',
  'https://trade.example.com.evil.com/',
  'http://trade.example.com/',
  'https://trade.example.com:8443/',
  'javascript:alert(document.cookie)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://trade.example.com/uuid',
  ' https://evil.com',
  'https://trade.example.com//evil.com',
  'https://user:pw@trade.example.com/home',
  '/login?reject=%2Flogin',
  'https://trade.example.com/login?reject=https://evil.com',
  '/home\u0000',
  `/${'a'.repeat(3000)}`,
  'filesystem:https://trade.example.com/x',
  'view-source:https://trade.example.com/',
  'https://trade.example.com\uFF0Eevil.com/',
  'https://evil\u3002com/',
  '/.//evil.com',
  '/a/..//evil.com',
  'evil.com',
  '?x=1',
  '',
  'undefined',
  'null',
  'https://[::1]/',
  '/%5cevil.com',
  '/%00',
  '/%E0%A4%A',
] as const

/** The eight good ones: the same place comes back. */
const good = [
  [`${ORIGIN}/business/foreignTradeDetial?id=42#bids`, '/business/foreignTradeDetial?id=42#bids'],
  ['/business/quote?tenderId=7', '/business/quote?tenderId=7'],
  [`${ORIGIN}/business/searchTender?q=%E4%B8%8A%E6%B5%B7`, '/business/searchTender?q=%E4%B8%8A%E6%B5%B7'],
  [`${ORIGIN}:443/home`, '/home'],
  ['https://TRADE.example.com/home', '/home'],
  [`${ORIGIN}/home?code=secret&state=s&a=1`, '/home?a=1'],
  [`${ORIGIN}/home?u=https://evil.com`, '/home?u=https://evil.com'],
  ['/%E4%B8%8A%E6%B5%B7', '/%E4%B8%8A%E6%B5%B7'],
] as const

describe('the address to return to', () => {
  test('has forty hostile and eight good inputs', () => {
    expect(hostile.length + good.length).toBe(48)
  })

  test.each(hostile)('refuses %j', (input) => {
    expect(returnPath(input, ORIGIN)).toBe('/')
  })

  test.each(good)('accepts %j', (input, expected) => {
    expect(returnPath(input, ORIGIN)).toBe(expected)
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

  test.each(['/login', '/register', '/retrievePassword', '/LOGIN/'])('keeps the existing reject on %s', (path) => {
    const kept = `${ORIGIN}/business/quote?tenderId=1`
    const here = `${ORIGIN}${path}?reject=${encodeURIComponent(kept)}`
    expect(loginAddress(here)).toBe(`/login?reject=${encodeURIComponent(kept)}`)
    expect(loginAddress(ORIGIN + path)).toBe('/login')
  })
})
