import type { Statement } from '@/contract/money/statement/schemas.ts'
import { hrefTo } from '@/routes/href.ts'

/** All statements of this enterprise. */
export const statementsLink = (): string => hrefTo('payment', { tab: 'statements' })
/** One statement. */
export const statementLink = (id: string): string => hrefTo('payment', { tab: 'statements', statement: id })

/** The other party of a statement. */
export function partyOf({ side, buyer, seller }: Statement) {
  const { nameZh, nameEn = nameZh } = side === 'BUYER' ? seller : buyer
  return { nameZh, nameEn }
}
