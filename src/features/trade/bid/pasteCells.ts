import type { ChargeType } from '@/contract/reference/schemas.ts'
import { boxNamed } from '@/contract/reference/names.ts'
import { plain } from '@/ui/sheet/priceCell.ts'

interface Label {
  value: string
  label: string
}

/** Vocabulary for recognizing cells. */
export interface PasteWords {
  charges: readonly ChargeType[]
  boxes: readonly { isoCode: string; code: string }[]
  bases: readonly Label[]
  states: readonly Label[]
}

/** Rows and cells of a clipboard sheet; empty rows are dropped. */
export function readSheet(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
    .filter((cells) => cells.some((cell) => cell !== ''))
}

/** Placeholder for an unknown container type. */
export const NO_BOX = 'none'

/** Container type of a cell, also as 40'HC; `NO_BOX` for an unknown one; undefined if the cell names none. */
export function boxIn(cell: string, boxes: PasteWords['boxes']): string | undefined {
  const text = plain(cell).replace(/['\u2032\s]/g, '')
  return boxNamed(text, boxes)?.isoCode ?? (/^(20|40|45)[A-Z]{2,3}$/.test(text) ? NO_BOX : undefined)
}
