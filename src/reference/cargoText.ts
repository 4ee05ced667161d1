import type { TextOf } from '@/i18n/useText.ts'

/** What is to be moved: boxes by type, or loose cargo. */
export interface CargoCount {
  boxes: readonly { isoCode: string; qty: number }[]
  loose?: { pieces: number; grossKg: string; cbm: string } | undefined
}

/** What is to be moved in words: `2×40HQ`, or pieces, kilograms and cubic metres; empty where nothing is said. */
export function cargoText(t: TextOf, boxCode: (isoCode: string) => string, { boxes, loose }: CargoCount): string {
  if (boxes.length > 0) return boxes.map((box) => `${box.qty}×${boxCode(box.isoCode)}`).join(' + ')
  return loose ? t('common.cargo.loose', { pieces: loose.pieces, kg: loose.grossKg, cbm: loose.cbm }) : ''
}
