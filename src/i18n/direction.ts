/** Reading direction of a page. */
export type Direction = 'ltr' | 'rtl'

const RIGHT_TO_LEFT = ['he', 'ar', 'fa', 'ku']

/** Right-to-left for raw locales that start with he, ar, fa or ku, literally. Spec §4; RELIABILITY L3. */
export function directionOf(rawLocale: string): Direction {
  return RIGHT_TO_LEFT.some((start) => rawLocale.startsWith(start)) ? 'rtl' : 'ltr'
}
