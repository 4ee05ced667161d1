import type { Todo } from '@/contract/member/center/schemas.ts'
import type { Deps } from '../../deps.ts'
import { companyOf } from '../../member/view.ts'

/** Requests for credit that a seller has to answer. */
export function creditTodos(deps: Deps, companyId: string): Todo['items'] {
  return deps.rows.credits
    .all((row) => row.sellerId === companyId && row.asked !== undefined)
    .filter(({ status }) => status === 'REQUESTED' || status === 'GRANTED')
    .map(({ id, no, buyerId, asked, currency }) => ({
      id,
      no,
      title: nameIn(deps, buyerId),
      ...(asked && { amount: { amount: asked.limit, currency } }),
    }))
}

/** Name of an enterprise in the reader's language. */
export function nameIn(deps: Deps, companyId: string): string {
  const { nameZh, nameEn } = companyOf(deps, companyId)
  return deps.language === 'en-US' ? (nameEn ?? nameZh) : nameZh
}
