import { describe, expect, it } from 'vitest'
import { declarationLine } from '@/contract/tools/customs/declaration.ts'
import { checkGoods } from '@/contract/tools/customs/rules.ts'

describe('the declaration line', () => {
  it('numbers every element from 0, empty ones too', () => {
    expect(declarationLine(['1', '0', '', 'LED'], '|')).toBe('0:1|1:0|2:|3:LED')
    expect(declarationLine(['1', '0'], ';')).toBe('0:1;1:0')
    expect(declarationLine([], '|')).toBe('')
  })

  it('never lets a separator or a line break inside an element cut it in two', () => {
    expect(declarationLine(['a|b;c', ' x\ny '], '|')).toBe('0:a b c|1:x y')
  })
})

describe('goods that are kept', () => {
  const GOODS = { nameZh: '台灯', hsCode: '9405210010', elements: [] }
  it.each([
    [{}, []],
    [{ nameZh: '' }, ['nameZh']],
    [{ nameEn: 'x'.repeat(201) }, ['nameEn']],
    [{ hsCode: '94052' }, ['hsCode']],
    [{ netKg: 'heavy' }, ['netKg']],
    [{ netKg: '2', grossKg: '1.9' }, ['grossKg']],
    [{ netKg: '2', grossKg: '2' }, []],
    [{ grossKg: '100000' }, ['grossKg']],
  ])('%o is wrong at %o', (patch, fields) => {
    expect(checkGoods({ ...GOODS, ...patch }).map(({ field }) => field)).toEqual(fields)
  })
})
