import type { Statement } from '@/contract/money/statement/schemas.ts'
import type { Locale } from '@/i18n/locale.ts'
import { hrefTo } from '@/routes/href.ts'

/** All statements of this enterprise. */
export const statementsLink = (): string => hrefTo('payment', { tab: 'statements' })
/** One statement. */
export const statementLink = (id: string): string => hrefTo('payment', { tab: 'statements', statement: id })

/** A month in the reader's words: October 2026. `month` is `YYYY-MM`. */
export function monthText(locale: Locale, month: string): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** The other party of a statement. */
export function partyOf({ side, buyer, seller }: Statement) {
  const { nameZh, nameEn = nameZh } = side === 'BUYER' ? seller : buyer
  return { nameZh, nameEn }
}
