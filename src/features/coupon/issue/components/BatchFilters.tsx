import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchQuery, BatchSummary } from '@/contract/coupon/batch/schemas.ts'
import { COUPON_KINDS } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { saveText } from '@/shared/save.ts'
import { Button } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { Failure } from '@/ui/Failure.tsx'
import { keywordOf } from '@/ui/keyword.ts'
import { KeywordInput } from '@/ui/KeywordInput.tsx'
import { Select } from '@/ui/SelectField.tsx'
import { batchesCsv } from '../batchCsv.ts'

const MOST_ROWS = 500

interface FiltersProps {
  kind: string | undefined
  keyword: string | undefined
  onFilters: (patch: { kind?: string | undefined; keyword?: string | undefined }) => void
  /** Parameters of the list, for the export. */
  query: BatchQuery
  isEmpty: boolean
}

/** Filters by kind and keyword, and the export of the full result. */
export function BatchFilters({ kind, keyword, onFilters, query, isEmpty }: FiltersProps) {
  const t = useText()
  const { labelOf } = useDict('coupon_kind')
  const file = useFile()
  return (
    <>
      <form
        role="search"
        className="ct-filter-bar"
        onSubmit={(event) => {
          event.preventDefault()
          onFilters({ keyword: keywordOf(event.currentTarget) })
        }}
      >
        <Select
          look="mini"
          control={{ 'aria-label': t('batch.list.kind') }}
          value={kind ?? ''}
          onChange={(next) => onFilters({ kind: next })}
          none={t('batch.list.anyKind')}
          options={choicesOf(COUPON_KINDS, labelOf)}
        />
        <KeywordInput label={t('batch.list.keyword')} className="ct-mini ct-batch-search" value={keyword ?? ''} />
        <Button type="submit" size="small">
          {t('common.action.search')}
        </Button>
        <span className="ct-push">
          <Button size="small" disabled={isEmpty} isBusy={file.isBusy} onClick={() => void file.save(query)}>
            {t('batch.list.export')}
          </Button>
        </span>
      </form>
      <Failure text={file.failure} />
    </>
  )
}

/** Loads all pages of a search and downloads them as a file. */
function useFile() {
  const t = useText()
  const status = useDict('batch_status').labelOf
  const reason = useDict('stop_reason').labelOf
  const kind = useDict('coupon_kind').labelOf
  const labels = { batch_status: status, stop_reason: reason, coupon_kind: kind }
  const page = useAction(couponBatchEndpoints.page, { silent: true })
  const save = async (query: BatchQuery) => {
    const rows: BatchSummary[] = []
    for (let current = 1; ; current++) {
      // Sequential, because the first page tells the total.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await page.run({ ...query, current, size: MOST_ROWS })
      if (!answer) return
      rows.push(...answer.records)
      if (current >= answer.pages) break
    }
    saveText(
      'coupon-batches.csv',
      batchesCsv(rows, t, (dict, code) => labels[dict](code)),
    )
  }
  return { save, isBusy: page.loading, failure: failureText(t, page.error) }
}
