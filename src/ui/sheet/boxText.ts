import { boxNamed } from '@/contract/reference/names.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import { cellText } from '@/shared/sheet/values.ts'
import type { Cell } from '@/shared/sheet/cells.ts'
import type { Reading } from '@/shared/sheet/values.ts'

/** A container type with the names used in sheets. */
export interface BoxType {
  isoCode: string
  code: string
}

const COUNT_FIRST = /^(\d{1,5})\s*[x×*]\s*(.+)$/i
const TYPE_FIRST = /^(.+?)\s*[x×*:]\s*(\d{1,5})$/i

/** Reads containers written into one cell: `2×40HQ + 1×20GP`, either side first. */
export function readBoxText(cell: Cell | undefined, boxTypes: readonly BoxType[]): Reading<Boxes[]> {
  const parts = cellText(cell)
    .normalize('NFKC')
    .split(/[+&,;/、\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const sums = new Map<string, number>()
  for (const part of parts) {
    const [, count, type] = COUNT_FIRST.exec(part) ?? []
    const [, otherType = '', otherCount = ''] = TYPE_FIRST.exec(part) ?? []
    const box = boxNamed(type ?? otherType, boxTypes)
    if (!box) return { problem: { code: 'boxText' } }
    sums.set(box.isoCode, (sums.get(box.isoCode) ?? 0) + Number(count ?? otherCount))
  }
  return { value: [...sums].flatMap(([isoCode, qty]) => (qty > 0 ? [{ isoCode, qty }] : [])) }
}
