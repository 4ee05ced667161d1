import { useList } from '@/api/useList.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import type { RateRow, RateRowsQuery, RateSheetDetail } from '@/contract/market/rateSheet/schemas.ts'
import { RATE_STATES } from '@/contract/market/rateSheet/values.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { usePlaces } from '@/reference/usePlaces.ts'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { useRateColumns } from '../useRateColumns.tsx'

type Filter = 'pol' | 'pod' | 'state' | 'keyword'

/** The rates of a sheet, found by lane, state and words. */
export function RateRows({ sheet: { id, mode } }: { sheet: RateSheetDetail }) {
  const t = useText()
  const { labelOf } = useDict('rate_state')
  const places = usePlaces(mode)
  const columns = useRateColumns()
  const list = useList<RateRowsQuery, RateRow, Filter>(rateSheetEndpoints.rows, {
    filters: ['pol', 'pod', 'state', 'keyword'],
    rules: { state: RATE_STATES },
    fixed: { id },
    silent: true,
  })
  return (
    <Section title={t('rateSheet.rows')}>
      <FilterBar
        label={t('rateSheet.rows')}
        list={list}
        filters={[
          { kind: 'port', name: 'pol', label: t('rateSheet.listings.pol'), options: places },
          { kind: 'port', name: 'pod', label: t('rateSheet.listings.pod'), options: places },
          {
            kind: 'choice',
            name: 'state',
            label: t('rateSheet.rows.state'),
            options: choicesOf(RATE_STATES, labelOf),
          },
          { kind: 'text', name: 'keyword', label: t('rateSheet.rows.keyword') },
        ]}
      />
      <ListFrame list={list} empty={{ title: t('rateSheet.rows.empty') }}>
        <DataTable
          caption={t('rateSheet.rows')}
          rows={list.records}
          rowKey={(row) => row.id}
          isStale={list.loading}
          columns={columns}
        />
      </ListFrame>
    </Section>
  )
}
