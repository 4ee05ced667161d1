import type { TextOf } from '@/i18n/useText.ts'

/** Cargo: containers by type, or loose cargo. */
export interface CargoCount {
  boxes: readonly { isoCode: string; qty: number }[]
  loose?: { pieces: number; grossKg: string; cbm: string } | undefined
}

/** Cargo as text: `2×40HQ`, or pieces, kilograms and cubic metres; '' if there is none. */
export function cargoText(t: TextOf, boxCode: (isoCode: string) => string, { boxes, loose }: CargoCount): string {
  if (boxes.length > 0) return boxes.map((box) => `${box.qty}×${boxCode(box.isoCode)}`).join(' + ')
  return loose
    ? t('common.cargo.loose', { pieces: loose.pieces, kg: Number(loose.grossKg), cbm: Number(loose.cbm) })
    : ''
}
