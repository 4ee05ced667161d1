import { checkGoods } from '@/contract/tools/customs/rules.ts'
import type { Goods, GoodsInput, GoodsQuery, SaveGoods } from '@/contract/tools/customs/schemas.ts'
import { MAX_GOODS } from '@/contract/tools/customs/values.ts'
import type { Page } from '@/contract/page.ts'
import { normalizeHsCode } from '@/contract/validation.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField } from '../../errors.ts'
import { inDays, newestChange, pageRows } from '../../list.ts'
import { keysOf, namedBy } from '../../front/search/keys.ts'
import { refuseProblems } from '../../guards.ts'
import { withdrawnProblems } from './status.ts'
import type { GoodsRow } from './row.ts'

/** The caller's saved goods, last changed first. */
export function pageGoods(deps: Deps, query: GoodsQuery, caller: Caller): Page<Goods> {
  const isNamed = namedBy(query.keyword)
  const isInDays = inDays(query)
  const fits = ({ companyId, nameZh, nameEn = '', hsCode, updatedAt }: Readonly<GoodsRow>) =>
    companyId === caller.companyId &&
    isInDays(updatedAt) &&
    isNamed(() => [keysOf({ codes: [hsCode], zh: nameZh, en: nameEn })])
  return pageRows(deps.rows.goods, fits, newestChange, query)
}

function own(deps: Deps, caller: Caller, id: string): GoodsRow {
  const row = deps.rows.goods.get(id)
  if (row?.companyId !== caller.companyId) throw notFound()
  return row
}

/** Creates or changes saved goods. Name and code together are unique in an enterprise. */
export function saveGoods(deps: Deps, { id, goods }: SaveGoods, caller: Caller): Goods {
  refuseProblems(
    [...checkGoods(goods), ...withdrawnProblems('hsCode', goods.hsCode)].map((problem) => ({
      ...problem,
      field: `goods.${problem.field}`,
    })),
  )
  const before = id === undefined ? undefined : own(deps, caller, id)
  const input = cleaned(goods)
  const others = deps.rows.goods.of('companyId', caller.companyId).filter((row) => row.id !== before?.id)
  const isTwin = others.some(
    (row) => row.hsCode === input.hsCode && row.nameZh.toLowerCase() === input.nameZh.toLowerCase(),
  )
  if (isTwin) throw refuseField('goods.nameZh', 'field.goodsTaken')
  if (!before && others.length >= MAX_GOODS) throw refuseField('goods.nameZh', 'field.tooMany', { max: MAX_GOODS })
  const row = { ...input, id: before?.id ?? newId(deps), companyId: caller.companyId, updatedAt: iso(deps.now()) }
  deps.rows.goods.put(row)
  return row
}

/** Deletes saved goods; tenders created from them are not affected. */
export function removeGoods(deps: Deps, { id }: { id: string }, caller: Caller): { done: true } {
  deps.rows.goods.remove(own(deps, caller, id).id)
  return { done: true }
}

/** The goods to store: trimmed, the code as digits, empty parts left out. */
function cleaned({ elements, ...goods }: GoodsInput): GoodsInput {
  const parts = Object.entries({ ...goods, hsCode: normalizeHsCode(goods.hsCode) }).map(([name, value]) => [
    name,
    value?.trim(),
  ])
  // Every part but the elements is a text; the two required ones were checked.
  const kept = Object.fromEntries(parts.filter(([, value]) => value !== undefined && value !== '')) as Omit<
    GoodsInput,
    'elements'
  >
  return { ...kept, elements: elements.map(({ name, value }) => ({ name, value: value.trim() })) }
}
