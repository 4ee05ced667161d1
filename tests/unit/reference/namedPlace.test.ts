// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { namedPlace } from '@/reference/namedPlace.ts'
import { REFERENCE } from '@mock/seed/reference.ts'

const { ports } = REFERENCE.freight
const inChinese = { places: ports, portName: (code: string) => REFERENCE.portByCode.get(code)?.nameZh ?? code }
const inEnglish = { places: ports, portName: (code: string) => REFERENCE.portByCode.get(code)?.nameEn ?? code }

describe('the named place of a term', () => {
  test.each(['Nhava Sheva', 'Nhava Sheva (Jawaharlal Nehru)', 'INNSA', '那瓦舍瓦'])(
    '%s is a port and told in the reader’s language',
    (typed) => {
      expect(namedPlace(typed, inChinese)).toBe('那瓦舍瓦')
      expect(namedPlace(typed, inEnglish)).toContain('Nhava Sheva')
    },
  )

  test('a name in the reader’s language stays as typed', () =>
    expect(namedPlace('Nhava Sheva', inEnglish)).toBe('Nhava Sheva'))

  test.each(['12 Dock Road, Felixstowe', 'Atlantis', ''])('%s is no port and stays as typed', (typed) =>
    expect(namedPlace(typed, inChinese)).toBe(typed),
  )

  test('a name of several ports stays as typed', () => {
    const [one, other] = ports
    if (!one || !other) throw new Error('no ports')
    const twins = [one, { ...other, nameEn: one.nameEn }]
    expect(namedPlace(one.nameEn, { ...inChinese, places: twins })).toBe(one.nameEn)
  })
})
