// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { checkNumbers, MAX_NUMBERS, readSizeType } from '@/features/tools/tariff/sums/containers.ts'

describe('container numbers, computed by hand', () => {
  // C=13 S=30 Q=28 U=32 3 0 5 4 3 8 times 1 2 4 8 16 32 64 128 256 512:
  // 13 + 60 + 112 + 256 + 48 + 0 + 320 + 512 + 768 + 4096 = 6185; 6185 mod 11 = 3
  test('15: CSQU3054383 is right; the same with 4 should end with 3', () => {
    expect(checkNumbers('CSQU3054383\nCSQU3054384').map(({ digit, problem }) => [digit, problem?.code])).toEqual([
      ['3', undefined],
      ['3', 'containerCheck'],
    ])
  })
  // T=31 A=10 S=30 U=32 1 1 7 0 0 0: 31 + 20 + 120 + 256 + 16 + 32 + 448 = 923; 923 mod 11 = 10, which is written 0
  test('16: a remainder of ten is written as 0', () => {
    expect(checkNumbers('tasu 117000-0')[0]).toMatchObject({ no: 'TASU1170000', digit: '0', problem: undefined })
  })
  test('says what is wrong: form, category, one told twice; blank lines keep the count of lines', () => {
    const found = checkNumbers('CSQU305438\n\nCSQX3054383;CSQU3054383,ＣＳＱＵ３０５４３８３')
    expect(found.map(({ line, problem }) => [line, problem?.code])).toEqual([
      [1, 'containerNo'],
      [3, 'containerKind'],
      [4, undefined],
      [5, 'containerTwice'],
    ])
  })
  test('checks so many at once and no more; nothing for a blank', () => {
    expect(checkNumbers('CSQU3054383\n'.repeat(MAX_NUMBERS + 5))).toHaveLength(MAX_NUMBERS)
    expect(checkNumbers(' \n ')).toEqual([])
  })
})

describe('size-type codes', () => {
  test.each([
    ['22G1', '6058 mm (20′)', '2591 mm (8′6″)', '2438 mm (8′)', 'G'],
    [' 45r1 ', '12192 mm (40′)', '2896 mm (9′6″)', '2438 mm (8′)', 'R'],
    ['L5G1', '13716 mm (45′)', '2896 mm (9′6″)', '2438 mm (8′)', 'G'],
    ['LEGB', '13716 mm (45′)', '2896 mm (9′6″)', '2438–2500 mm', 'G'],
    ['22T1', '6058 mm (20′)', '2591 mm (8′6″)', '2438 mm (8′)', 'T'],
  ])('%s is read', (code, length, height, width, group) => {
    expect(readSizeType(code)).toEqual({ code: code.trim().toUpperCase(), length, height, width, group })
  })
  test.each(['2G1', '99ZZ', '23G1', '22X1', 'I2G1', ''])('%s is none', (code) =>
    expect(readSizeType(code)).toBeUndefined(),
  )
})
