import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { toCsv } from '@/contract/csv.ts'

/** Search results as CSV, safe against formula injection; headings in the current language. */
export function tendersCsv(rows: readonly TenderSummary[], t: TextOf): string {
  const head = [
    t('tender.detail.no'),
    t('tender.col.tender'),
    t('tender.search.pol'),
    t('tender.search.pod'),
    t('tender.col.cargo'),
    t('tender.col.teu'),
    t('tender.col.etd'),
    t('tender.col.deadline'),
    t('tender.col.bids'),
    t('tender.col.buyer'),
  ]
  const lines = rows.map((row) => {
    const [lane] = row.lanes
    return [
      row.no,
      row.title,
      lane?.pol ?? '',
      lane?.pod ?? '',
      row.cargoNameZh,
      row.teu,
      lane ? `${lane.etdFrom}/${lane.etdTo}` : '',
      row.deadline,
      row.bidCount,
      row.buyer.nameZh,
    ]
  })
  return toCsv([head, ...lines])
}
