import { describe, expect, test } from 'vitest'
import { openEnvelope } from '@/api/envelope.ts'
import { parseJson } from '@/api/json.ts'

const outcome = (body: unknown, status = 200): unknown => {
  try {
    return { value: openEnvelope(body, status) }
  } catch (error) {
    const { name, kind, code } = error as { name: string; kind?: string; code?: number }
    return name === 'BusinessError' ? code : kind
  }
}

/** RELIABILITY A14 and appendix C. */
const table: [string, unknown, number, unknown][] = [
  ['data', { code: 200, message: '', data: 1 }, 200, { value: 1 }],
  ['result', { code: 200, message: '', result: 2 }, 200, { value: 2 }],
  ['data before result', { code: 200, message: '', data: 1, result: 2 }, 200, { value: 1 }],
  ['data null', { code: 200, message: '', data: null, result: 2 }, 200, { value: null }],
  ['neither', { code: 200, message: '' }, 200, { value: undefined }],
  ['code as text', { code: '200', data: 1 }, 200, { value: 1 }],
  ['extra keys', { code: 200, data: 1, traceId: 'x' }, 200, { value: 1 }],
  ['other code', { code: 4003, message: 'x' }, 200, 4003],
  ['other code as text', { code: '4098', message: 'x' }, 200, 4098],
  ['other code with 401', { code: 4098, message: 'x' }, 401, 4098],
  ['other code with 500', { code: 5000, message: 'x' }, 500, 5000],
  ['success code with 500', { code: 200, data: 1 }, 500, 'http'],
  ['html', '<!doctype html>', 200, 'badEnvelope'],
  ['empty text', '', 200, 'badEnvelope'],
  ['204', undefined, 204, 'badEnvelope'],
  ['null', null, 200, 'badEnvelope'],
  ['array', [], 200, 'badEnvelope'],
  ['array with code', Object.assign([], { code: 200 }), 200, 'badEnvelope'],
  ['number', 200, 200, 'badEnvelope'],
  ['true', true, 200, 'badEnvelope'],
  ['no code', { message: 'x', data: 1 }, 200, 'badEnvelope'],
  ['code null', { code: null }, 200, 'badEnvelope'],
  ['code NaN', { code: Number.NaN }, 200, 'badEnvelope'],
  ['code object', { code: {} }, 200, 'badEnvelope'],
  ['html with 500', '<html>', 500, 'http'],
  ['inherited code', Object.create({ code: 200 }), 200, 'badEnvelope'],
]

describe('the envelope', () => {
  test.each(table)('%s', (_, body, status, expected) => {
    expect(outcome(body, status)).toEqual(expected)
  })

  test('cuts a message at 200 characters', () => {
    expect(() => openEnvelope({ code: 1, message: 'x'.repeat(300) }, 200)).toThrow(/^x{200}$/)
  })

  test('does not pollute prototypes', () => {
    const body = parseJson('{"code":200,"data":{"__proto__":{"polluted":1}}}')
    openEnvelope(body, 200)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

describe('JSON', () => {
  test.each([
    ['{"id":9007199254740993123}', { id: '9007199254740993123' }],
    ['{"id":-9007199254740993123}', { id: '-9007199254740993123' }],
    ['[9007199254740993,1]', ['9007199254740993', 1]],
    ['{"n":9007199254740991}', { n: 9_007_199_254_740_991 }],
    ['{"n":0.12345678901234567890}', { n: Number('0.12345678901234567890') }],
    ['{"n":1234567890123456789e2}', { n: Number('1234567890123456789e2') }],
    ['{"s":"no 9007199254740993123 \\" 9007199254740993123"}', { s: 'no 9007199254740993123 " 9007199254740993123' }],
    ['\uFEFF{"a":1}', { a: 1 }],
  ])('%s', (text, expected) => {
    expect(parseJson(text)).toEqual(expected)
  })

  test('refuses what is not JSON', () => {
    expect(() => parseJson('<html>9007199254740993123')).toThrow(SyntaxError)
  })
})
