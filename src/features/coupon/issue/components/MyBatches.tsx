import { useList } from '@/api/useList.ts'
import { useQuery } from '@/api/useQuery.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchQuery, BatchSummary } from '@/contract/coupon/batch/schemas.ts'
import { BATCH_STATUSES, COUPON_KINDS } from '@/contract/coupon/values.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterTabs } from '@/lists/FilterTabs.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { BatchFilters } from './BatchFilters.tsx'
import { BatchState } from './BatchState.tsx'
import { ClaimTime, Counts, Gives, RowLinks, Stock, Title } from './batchCells.tsx'
import './coupon-issue.css'

const POLL_MS = 15_000

type Filter = 'status' | 'kind' | 'keyword'
type Texts = Partial<Record<Filter, string>>

function toQuery({ status, kind, keyword }: Texts): BatchQuery {
  const knownStatus = BATCH_STATUSES.find((one) => one === status)
  const knownKind = COUPON_KINDS.find((one) => one === kind)
  return {
    ...(knownStatus && { status: knownStatus }),
    ...(knownKind && { kind: knownKind }),
    ...(keyword && { keyword: keyword.slice(0, KEYWORD_MAX) }),
  }
}

/** The issuer's batches by status, each with stock and usage counts. */
export function MyBatches() {
  const t = useText()
  const { labelOf } = useDict('batch_status')
  const list = useList<BatchQuery, BatchSummary, Filter>(couponBatchEndpoints.page, {
    filters: ['status', 'kind', 'keyword'],
    rules: { status: BATCH_STATUSES, kind: COUPON_KINDS },
    toQuery,
    refreshOnFocus: true,
    pollMs: POLL_MS,
  })
  const counts = useQuery(couponBatchEndpoints.counts, {}, { silent: true, refreshOnFocus: true, pollMs: POLL_MS })
  const known = counts.data?.counts
  const total = Object.values(known ?? {}).reduce((sum, count) => sum + count, 0)
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
    <>
      <FilterTabs
        label={t('batch.list.states')}
        name="status"
        current={list.filters.status}
        tabs={[
          { text: t('common.all'), count: known && total },
          ...BATCH_STATUSES.map((value) => ({ value, text: labelOf(value), count: known && (known[value] ?? 0) })),
        ]}
      />
      <BatchFilters
        kind={list.filters.kind}
        keyword={list.filters.keyword}
        onFilters={list.setFilters}
        query={toQuery(list.filters)}
        isEmpty={list.records.length === 0}
      />
      <ListFrame list={list} empty={empty}>
        <DataTable
          caption={t('batch.list.title')}
          rows={list.records}
          rowKey={(row) => row.id}
          isStale={list.loading}
          columns={[
            { key: 'name', title: t('batch.list.name'), isLead: true, cell: (row) => <Title row={row} /> },
            { key: 'gives', title: t('batch.list.gives'), cell: (row) => <Gives row={row} /> },
            { key: 'state', title: t('batch.list.state'), cell: (row) => <BatchState row={row} /> },
            { key: 'stock', title: t('batch.list.stock'), cell: (row) => <Stock row={row} /> },
            { key: 'counts', title: t('batch.list.counts'), cell: (row) => <Counts counts={row.counts} /> },
            { key: 'claim', title: t('batch.list.claim'), cell: (row) => <ClaimTime row={row} /> },
            { key: 'action', title: t('batch.list.action'), cell: (row) => <RowLinks row={row} /> },
          ]}
        />
      </ListFrame>
    </>
  )
}
