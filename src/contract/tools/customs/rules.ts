import type { Problem, ProblemCode } from '../../problem.ts'
import { checkDecimal, checkHsCode, checkText } from '../../validation.ts'
import type { GoodsInput } from './schemas.ts'
import { GOODS_NAME_EN_MAX, GOODS_NAME_MAX } from './values.ts'

const MAX_KG = 99_999

const weight = (value: string | undefined): ProblemCode | undefined =>
  (value ?? '') === '' ? undefined : checkDecimal(value, MAX_KG)

/** Problems of saved goods in form order. Gross weight must not be below net weight. */
export function checkGoods(goods: GoodsInput): Problem[] {
  const { nameZh, nameEn, hsCode, netKg = '', grossKg = '' } = goods
  const isUnder = netKg !== '' && grossKg !== '' && Number(grossKg) < Number(netKg)
  const found: [keyof GoodsInput, ProblemCode | undefined, Problem['params']][] = [
    ['nameZh', checkText(nameZh, GOODS_NAME_MAX, 1), { max: GOODS_NAME_MAX, min: 1 }],
    ['nameEn', checkText(nameEn, GOODS_NAME_EN_MAX), { max: GOODS_NAME_EN_MAX }],
    ['hsCode', checkHsCode(hsCode), undefined],
    ['netKg', weight(netKg), { max: MAX_KG }],
    ['grossKg', weight(grossKg) ?? (isUnder ? 'range' : undefined), { min: isUnder ? netKg : 0, max: MAX_KG }],
  ]
  return found.flatMap(([field, code, params]) => (code ? [{ field, code, ...(params && { params }) }] : []))
}
