import type { BatchSummary } from '@/contract/coupon/batch/schemas.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { sheetTime } from '@/lists/sheetColumns.ts'
import type { SheetColumn } from '@/lists/useSheet.ts'
import { writtenOf } from './written.ts'

type LabelOf = (code: string) => string

/** Columns of exported batches; codes are labelled in the current language. */
export function batchSheet(
  t: TextOf,
  labelOf: { status: LabelOf; kind: LabelOf; reason: LabelOf },
): SheetColumn<BatchSummary>[] {
  const amount = (text: string | undefined) => (text ? Number(text) : undefined)
  return [
    [t('batch.csv.no'), (row) => row.no],
    [t('batch.list.name'), (row) => writtenOf(row).name],
    [t('batch.list.kind'), (row) => labelOf.kind(writtenOf(row).kind ?? '')],
    [t('batch.csv.face'), (row) => amount(faceOf(row))],
    [t('batch.csv.pct'), (row) => pctOf(row)],
    [t('common.currency'), (row) => writtenOf(row).currency],
    [t('batch.csv.threshold'), (row) => amount(writtenOf(row).threshold)],
    [t('batch.list.state'), (row) => labelOf.status(row.status)],
    [t('batch.csv.reason'), (row) => row.stopReason && labelOf.reason(row.stopReason)],
    [t('batch.csv.total'), (row) => writtenOf(row).total],
    [t('batch.count.claimed'), (row) => row.counts.claimed],
    [t('batch.count.live'), (row) => row.counts.live],
    [t('batch.count.locked'), (row) => row.counts.locked],
    [t('batch.count.used'), (row) => row.counts.used],
    [t('batch.count.expired'), (row) => row.counts.expired],
    [t('batch.count.given'), (row) => row.counts.given],
    [t('batch.csv.claimFrom'), (row) => sheetTime(writtenOf(row).claimFrom)],
    [t('batch.csv.claimTo'), (row) => sheetTime(writtenOf(row).claimTo)],
  ]
}

function faceOf(row: BatchSummary): string | undefined {
  const { kind, value, capAmount } = writtenOf(row)
  return kind === 'CASH' ? value : capAmount
}

function pctOf(row: BatchSummary): number | undefined {
  const { kind, discountPct } = writtenOf(row)
  return kind === 'DISCOUNT' ? discountPct : undefined
}
