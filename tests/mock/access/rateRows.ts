import type { Rows } from '@mock/domain/rows.ts'
import { START } from '../support/market.ts'
import { rateOf } from '../market/rateSheet/support.ts'
import { MARKUP_ID } from './things.ts'

/** Puts an active sheet, a draft and a mark-up of the seller. */
export function putRates(rows: Rows): void {
  const at = new Date(START).toISOString()
  const owner = { companyId: 'c02', memberId: rows.members.of('companyId', 'c02')[0]?.id ?? '' }
  for (const status of ['ACTIVE', 'DRAFT'] as const) {
    const id = `rates-${status}`
    const dates = { createdAt: at, updatedAt: at, ...(status === 'ACTIVE' && { publishedAt: at }) }
    rows.rateSheets.put({ id, ...owner, name: status, mode: 'FCL', status, version: 1, ...dates })
    rows.sheetRates.put({ ...rateOf(), id: `rate-${status}`, sheetId: id, row: 2, place: 0 })
  }
  rows.markups.put({ id: MARKUP_ID, companyId: 'c02', kind: 'PCT', value: '6', step: '5', updatedAt: at })
}

/** Rows of `MATRIX` for rate sheets. */
export const RATE_ROWS = `rateSheet.page          forwarder           4098  200  200  200 4003  200
rateSheet.detail        rateSheet           4098  200  200  200 4003 4004
rateSheet.rows          rateSheet           4098  200  200  200 4003 4004
rateSheet.export        rateSheet           4098  200  200  200 4003 4004
rateSheet.match         forwarder           4098  200  200  200 4003  200
rateSheet.markups       forwarder           4098  200  200  200 4003  200
rateSheet.mappings      forwarder           4098  200  200  200 4003  200
rateSheet.importRows    rateDraft           4098  200  200  200 4003 4004
rateSheet.publish       rateDraft           4098  200  200  200 4003 4004
rateSheet.archive       rateSheet           4098  200  200  200 4003 4004
rateSheet.remove        rateDraft           4098  200  200  200 4003 4004
rateSheet.makeListings  rateSheet           4098  200  200  200 4003 4004
rateSheet.saveMapping   forwarder           4098  200  200  200 4003  200
rateSheet.saveMarkup    markup              4098  200  200  200 4003 4004
rateSheet.removeMarkup  markup              4098  200  200  200 4003 4004`
