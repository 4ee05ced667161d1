import { iso, type Deps } from '../deps.ts'

/** Bids whose prices ended while the decision was open: SUBMITTED | SHORTLISTED -> EXPIRED. */
export function expireBids(deps: Deps, tenderId: string): void {
  const today = iso(deps.now()).slice(0, 10)
  for (const bid of deps.rows.bids.all(
    (entry) => entry.tenderId === tenderId && (entry.status === 'SUBMITTED' || entry.status === 'SHORTLISTED'),
  ))
    if (bid.body && bid.body.validTo < today)
      deps.rows.bids.put({ ...bid, status: 'EXPIRED', updatedAt: iso(deps.now()) })
}
