import { useList } from '@/api/useList.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchQuery, BatchSummary } from '@/contract/coupon/batch/schemas.ts'
import { BATCH_STATUSES, COUPON_KINDS } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { batchSheet } from '../batchSheet.ts'
import { BatchState } from './BatchState.tsx'
import { ClaimTime, Counts, Gives, RowLinks, Stock, Title } from './batchCells.tsx'
import './coupon-issue.css'

const POLL_MS = 15_000

type Filter = 'status' | 'kind' | OwnFilter

/** The issuer's batches by status, each with stock and usage counts. */
export function MyBatches() {
  const t = useText()
  const { labelOf } = useDict('batch_status')
  const kinds = useDict('coupon_kind')
  const reasons = useDict('stop_reason')
  const list = useList<BatchQuery, BatchSummary, Filter>(couponBatchEndpoints.page, {
    filters: ['status', 'kind', ...OWN_FILTERS],
    rules: { status: BATCH_STATUSES, kind: COUPON_KINDS },
    refreshOnFocus: true,
    pollMs: POLL_MS,
  })
  const empty = list.isFiltered
    ? {
        title: t('batch.list.filteredEmpty'),
        action: <LinkButton to={hrefTo('couponManagement')}>{t('common.action.viewAll')}</LinkButton>,
      }
    : {
        title: t('batch.list.empty'),
        text: t('batch.list.empty.text'),
        action: (
          <LinkButton variant="primary" to={hrefTo('couponManagement', { edit: 'new' })}>
            {t('batch.new')}
          </LinkButton>
        ),
      }
  return (
    <OwnList
      name="batches"
      title={t('batch.list.title')}
      list={list}
      tabs={{ label: t('batch.list.states'), name: 'status', values: choicesOf(BATCH_STATUSES, labelOf) }}
      keyword={t('batch.list.keyword')}
      days={t('list.created')}
      filters={[
        {
          kind: 'choice',
          name: 'kind',
          label: t('batch.list.kind'),
          any: t('batch.list.anyKind'),
          options: choicesOf(COUPON_KINDS, kinds.labelOf),
        },
      ]}
      rowKey={(row) => row.id}
      empty={empty}
      columns={[
        { key: 'name', title: t('batch.list.name'), isLead: true, cell: (row) => <Title row={row} /> },
        { key: 'gives', title: t('batch.list.gives'), cell: (row) => <Gives row={row} /> },
        { key: 'state', title: t('batch.list.state'), cell: (row) => <BatchState row={row} /> },
        { key: 'stock', title: t('batch.list.stock'), cell: (row) => <Stock row={row} /> },
        { key: 'counts', title: t('batch.list.counts'), cell: (row) => <Counts counts={row.counts} /> },
        { key: 'claim', title: t('batch.list.claim'), cell: (row) => <ClaimTime row={row} /> },
        { key: 'action', title: t('batch.list.action'), isAction: true, cell: (row) => <RowLinks row={row} /> },
      ]}
      sheet={batchSheet(t, { status: labelOf, kind: kinds.labelOf, reason: reasons.labelOf })}
    />
  )
}
