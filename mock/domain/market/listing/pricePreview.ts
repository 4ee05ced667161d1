import { changedPrices, exactPrice, unitPrices } from '@/contract/market/listing/price.ts'
import type { PricePreview, PricePreviewQuery } from '@/contract/market/listing/schemas.ts'
import { RENEW_PCT } from '@/contract/market/listing/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { ratesAt } from '../../rates.ts'
import { mayReprice } from './renew.ts'

const NOTHING = { before: [], after: [], lines: [], isReviewed: false }

/** Effect of a price change on own listings: all-in and lines, before and after. Changes nothing. */
export function previewPrices(deps: Deps, { ids, pricePct }: PricePreviewQuery, caller: Caller): PricePreview {
  const rates = ratesAt(deps.now())
  const rows = ids.map((id): PricePreview['rows'][number] => {
    const row = deps.rows.listings.get(id)
    if (row?.companyId !== caller.companyId) return { id, ...NOTHING, refusal: 'MISSING' }
    const { body } = row
    if (!body || !mayReprice(row)) return { id, ...NOTHING, refusal: 'STATE' }
    const charges = changedPrices(body.charges, pricePct)
    const lines = body.charges.flatMap((line, index) => {
      const { code, isoCode, currency, unitPrice: before } = line
      const after = charges[index]?.unitPrice ?? before
      const exact = exactPrice(line, pricePct)
      return exact === undefined ? [] : [{ code, ...(isoCode && { isoCode }), currency, before, after, exact }]
    })
    return {
      id,
      before: unitPrices(body, rates),
      after: unitPrices({ ...body, charges }, rates),
      lines,
      isReviewed: Math.abs(pricePct) > RENEW_PCT,
    }
  })
  return { rows }
}
