import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { canonicalJson, confirmedAt, receiptOf, sha256Of, wellFormed } from '@/contract/money/order/contract/text.ts'

describe('canonical JSON', () => {
  it('sorts keys by UTF-16 code units, as in the example of RFC 8785, 3.2.3', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    }
    const names = [...canonicalJson(value).matchAll(/:"([^"]+)"/g)].map(([, name]) => name)
    expect(names).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ])
  })

  it('escapes as in the example of RFC 8785, 3.2.2, and nothing else', () => {
    const value = { string: '\u20ac$\u000f\nA\'B"\\\\"/', literals: [null, true, false] }
    expect(canonicalJson(value)).toBe(String.raw`{"literals":[null,true,false],"string":"€$\u000f\nA'B\"\\\\\"/"}`)
    expect(canonicalJson('\b\t\n\f\r\u0000\u001f\u007f上海')).toBe(String.raw`"\b\t\n\f\r\u0000\u001f` + '\u007f上海"')
  })

  it('does not depend on the order of keys at any depth, and keeps the order of lists', () => {
    const one = { b: [{ y: '2', x: '1' }, []], a: { d: {}, c: null } }
    const other = { a: { c: null, d: {} }, b: [{ x: '1', y: '2' }, []] }
    expect(canonicalJson(one)).toBe('{"a":{"c":null,"d":{}},"b":[{"x":"1","y":"2"},[]]}')
    expect(canonicalJson(other)).toBe(canonicalJson(one))
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]))
  })

  it('leaves out what is undefined, and is read as the same value', () => {
    const value = { b: undefined, a: -0, n: 9_007_199_254_740_991 }
    expect(canonicalJson(value)).toBe('{"a":0,"n":9007199254740991}')
  })

  it.each([
    0.1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    undefined,
    '\ud800',
    ['\udc00'],
    { '\ud800': 1 },
    [undefined],
  ])('refuses %j, which it cannot say exactly', (value) => {
    expect(() => canonicalJson(value)).toThrow('canonical JSON')
  })

  it('can say any text once half pairs are gone', () => {
    expect(canonicalJson(wellFormed('a\ud800b😀'))).toBe('"a\ufffdb😀"')
  })
})

test('a text is hashed in UTF-8, and its receipt is the first 16 digits in groups of four', async () => {
  const text = '{"name":"上海😀"}'
  const hash = createHash('sha256').update(text, 'utf8').digest('hex')
  expect(await sha256Of(text)).toBe(hash)
  expect(receiptOf('0123456789abcdef0123')).toBe('0123-4567-89AB-CDEF')
})

test('a contract stands from the first confirmation on', () => {
  const at = (n: number) => `2026-11-2${n}T00:00:00.000Z`
  expect(confirmedAt([{ status: 'TO_CONFIRM', at: at(1) }])).toBeUndefined()
  expect(
    confirmedAt([
      { status: 'TO_CONFIRM', at: at(1) },
      { status: 'TIMED_OUT', at: at(2) },
    ]),
  ).toBeUndefined()
  const paidTwice = (['TO_CONFIRM', 'TO_PAY', 'PAY_CHECKING', 'TO_PAY'] as const).map((status, index) => ({
    status,
    at: at(index),
  }))
  expect(confirmedAt(paidTwice)).toBe(at(1))
})
