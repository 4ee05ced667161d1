import { useState } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { errorText } from '@/api/errorText.ts'
import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { groupedCode } from '@/contract/coupon/code.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { Verification, VerificationQuery } from '@/contract/coupon/verification/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { toCsv } from '@/shared/csv.ts'
import { saveText } from '@/shared/save.ts'
import { toast } from '@/ui/toast.ts'
import type { QueryNames } from '@/routes/params.ts'

const HISTORY_FILTERS = [
  'from',
  'to',
  'status',
  'keyword',
] as const satisfies readonly QueryNames<'couponVerification'>[]
type HistoryFilter = (typeof HISTORY_FILTERS)[number]
/** Page size of the export. */
const EXPORT_SIZE = 500

/** Verifications, filtered by the URL. */
export type History = List<Verification, HistoryFilter>

/** Verifications of the enterprise, newest first. */
export function useHistory(): History {
  return useList(couponEndpoints.verifications, { filters: HISTORY_FILTERS, refreshOnFocus: true })
}

/** Exports all filtered verifications, page by page, as CSV. */
export function useHistoryExport(filters: History['filters']): { isSaving: boolean; save: () => Promise<void> } {
  const t = useText()
  const call = useCall()
  const { labelOf } = useDict('verification_status')
  const reasons = useDict('undo_reason')
  const [isSaving, setSaving] = useState(false)
  const line = (row: Verification): string[] => [
    row.no,
    row.at,
    row.name,
    groupedCode(row.code),
    row.holderMasked,
    row.orderNo ?? '',
    row.amount?.currency ?? '',
    row.amount?.amount ?? '',
    row.gives.currency,
    row.gives.amount,
    row.staff,
    labelOf(row.status),
    row.undoneAt ?? '',
    row.undoReason ? reasons.labelOf(row.undoReason) : '',
    row.undoNote ?? '',
  ]
  const save = async () => {
    setSaving(true)
    try {
      const rows: Verification[] = []
      for (let current = 1, pages = 1; current <= pages; current++) {
        // Filters have the names and types of the request parameters.
        const query = { ...filters, current, size: EXPORT_SIZE } as VerificationQuery
        const page = await call(couponEndpoints.verifications, query)
        rows.push(...page.records)
        pages = page.pages
      }
      const { from = '', to = '' } = filters
      const name = ['verifications', from, to].filter((part) => part !== '').join('-')
      saveText(`${name}.csv`, toCsv([t('counter.csv.head').split('|'), ...rows.map(line)]))
    } catch (error) {
      toast.error(errorText(t, error))
    }
    setSaving(false)
  }
  return { isSaving, save }
}
