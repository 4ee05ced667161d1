import type { Deps } from '../../deps.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { tellAgreement } from './news.ts'
import { awaitedOf } from './overdue.ts'

/** Something was paid: tells both sides of the agreements that are in force again by it. */
export function resumeIfPaid(deps: Deps, { buyerId, sellerId }: Pick<AgreementRow, 'buyerId' | 'sellerId'>): void {
  const suspended = deps.rows.agreements.all(
    (one) => one.buyerId === buyerId && one.sellerId === sellerId && one.suspension !== undefined,
  )
  for (const { suspension, ...agreement } of suspended) {
    if (awaitedOf(deps, { ...agreement, ...(suspension && { suspension }) }).length > 0) continue
    deps.rows.agreements.put({ ...agreement, version: (agreement.version ?? 1) + 1 })
    for (const companyId of [buyerId, sellerId])
      tellAgreement(deps, agreement, companyId, 'AGREEMENT_SUSPENDED', { variant: 'paid' })
  }
}
