// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { passwordRules } from '@/contract/validation.ts'
import { passwordStrength } from '@/features/member/account/passwordStrength.ts'
import { deviceOf } from '@/shared/device.ts'
import { readCode } from '@/features/member/account/sms/readCode.ts'

describe('a User-Agent', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50',
      'WeChat',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
    ['curl/8.0', undefined, undefined],
    ['', undefined, undefined],
  ])('%s is %s on %s', (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system })
  })
})

describe('what is typed as a code', () => {
  test.each([
    ['482913', '482913'],
    ['48 29 13', '482913'],
    ['４８２９１３', '482913'],
    ['【仓通】验证码 482913，5 分钟内有效', '482913'],
    ['[Cangtong] Your code is 000042, good for 5 minutes.', '000042'],
    ['48291', '48291'],
    ['48291a', '48291'],
    ['4829137', '482913'],
    ['', ''],
  ])('%s gives %s', (typed, code) => {
    expect(readCode(typed)).toBe(code)
  })
})

describe('a new password', () => {
  test.each([
    ['', 0, undefined],
    ['12345678', 0, undefined],
    ['13800138000a', 0, undefined],
    ['abcdefg1', 1, 'length'],
    ['Cangtong2026', 4, undefined],
    ['Abcdefg1', 2, 'length'],
    ['abcdefghijk1', 3, 'classes'],
    ['Cangtong99-Ningbo', 4, undefined],
  ])('%s has strength %i and the advice %s', (password, level, advice) => {
    expect(passwordStrength(password, '138 0013 8000')).toEqual({ level, advice })
  })

  test('breaks each rule by itself', () => {
    const broken = (password: string) =>
      passwordRules(password, '+86 13800138000')
        .filter(({ isKept }) => !isKept)
        .map(({ code }) => code)
    expect(broken('a1')).toEqual(['passwordLength'])
    expect(broken('abc def 12')).toEqual(['passwordBlank'])
    expect(broken('abcdefgh')).toEqual(['passwordLetterDigit'])
    expect(broken('abc12345')).toEqual(['passwordCommon'])
    expect(broken('x13800138000')).toEqual(['passwordMobile'])
    expect(broken('aaaa1bcd')).toEqual(['passwordRun'])
    expect(broken('Cangtong2026')).toEqual([])
  })
})
