import type { BatchSummary } from '@/contract/coupon/batch/schemas.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { toCsv } from '@/shared/csv.ts'
import { writtenOf } from './written.ts'

/** Returns the name of a dictionary item in the current language. */
export type LabelOf = (dict: 'batch_status' | 'stop_reason' | 'coupon_kind', code: string) => string

/** Batches as CSV, safe against formula injection; headings in the current language, raw amounts and times. */
export function batchesCsv(rows: readonly BatchSummary[], t: TextOf, labelOf: LabelOf): string {
  const head = [
    t('batch.csv.no'),
    t('batch.list.name'),
    t('batch.list.kind'),
    t('batch.csv.face'),
    t('batch.csv.pct'),
    t('common.currency'),
    t('batch.csv.threshold'),
    t('batch.list.state'),
    t('batch.csv.reason'),
    t('batch.csv.total'),
    t('batch.count.claimed'),
    t('batch.count.live'),
    t('batch.count.locked'),
    t('batch.count.used'),
    t('batch.count.expired'),
    t('batch.count.given'),
    t('batch.csv.claimFrom'),
    t('batch.csv.claimTo'),
  ]
  const lines = rows.map((row) => {
    const { name, kind, value, capAmount, discountPct, currency, threshold, total, claimFrom, claimTo } = writtenOf(row)
    const { claimed, live, locked, used, expired, given } = row.counts
    return [
      row.no,
      name ?? '',
      kind ? labelOf('coupon_kind', kind) : '',
      (kind === 'CASH' ? value : capAmount) ?? '',
      kind === 'DISCOUNT' && discountPct !== undefined ? discountPct : '',
      currency ?? '',
      threshold ?? '',
      labelOf('batch_status', row.status),
      row.stopReason ? labelOf('stop_reason', row.stopReason) : '',
      total ?? '',
      claimed,
      live,
      locked,
      used,
      expired,
      given,
      claimFrom ?? '',
      claimTo ?? '',
    ]
  })
  return toCsv([head, ...lines])
}
