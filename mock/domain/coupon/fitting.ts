import { reasonsOfTerms } from '@/contract/coupon/usability.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../member/notification/notify.ts'
import { openOrders } from './facts.ts'
import type { BatchRow } from './row.ts'
import { toldBatch } from './told.ts'

const DAY_MS = 24 * 3600_000

/**
 * Tells each member with an unpaid order how many batches opened within the last day fit one. Asked once a day: at most
 * one message. MARKET 9.7.
 */
export function tellFitting(deps: Deps): void {
  const opened = openedToday(deps)
  if (opened.length === 0) return
  const unpaid = deps.rows.orders.within({ status: ['TO_PAY', 'CONFIRMED'] }).all()
  for (const companyId of new Set(unpaid.map(({ buyerId }) => buyerId))) {
    const orders = openOrders(deps, companyId)
    const fitting = opened.filter(({ body, companyId: issuerId }) =>
      orders.some(({ facts }) => body !== undefined && reasonsOfTerms(body, issuerId, facts).length === 0),
    )
    const [first] = fitting
    if (!first) continue
    const target = { kind: 'COUPON_CENTER', id: first.id } as const
    notify(deps, { companyId, type: 'COUPON_FITS', params: { count: String(fitting.length) }, target })
  }
}

function openedToday(deps: Deps): BatchRow[] {
  const now = deps.now()
  return deps.rows.batches.all((batch) => {
    const from = Date.parse(batch.body?.claimFrom ?? '')
    return from <= now && from > now - DAY_MS && toldBatch(deps, batch).status === 'SENDING'
  })
}
