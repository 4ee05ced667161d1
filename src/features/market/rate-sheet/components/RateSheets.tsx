import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useList } from '@/api/useList.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import type { RateSheet, RateSheetQuery } from '@/contract/market/rateSheet/schemas.ts'
import { RATE_SHEET_STATUSES } from '@/contract/market/rateSheet/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { DictText } from '@/reference/DictText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { useAddressValues } from '@/routes/addressValues.ts'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { listText } from '@/ui/listText.ts'
import { ModeName } from '@/ui/ModeName.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { DayRange } from './DayRange.tsx'
import { ImportButton } from './ImportButton.tsx'
import { LazyRateSheetView } from './lazySections.ts'
import { Markups } from './Markups.tsx'
import { SheetActions } from './SheetActions.tsx'
import { Counts } from './SheetCounts.tsx'
import { SheetStatus } from './SheetStatus.tsx'
import './rates.css'

/** The rate sheets and mark-ups of a seller, or one of the sheets. */
export function RateSheets({ tabs }: { tabs: ReactNode }) {
  const t = useText()
  const { sheet } = useAddressValues({ sheet: readId })
  if (sheet)
    return (
      <Suspense fallback={<SkeletonBlock height={480} />}>
        <LazyRateSheetView key={sheet} id={sheet} />
      </Suspense>
    )
  return (
    <>
      <PageHeader title={t('rateSheet.title')} lead={t('rateSheet.lead')} actions={<ImportButton />} />
      {tabs}
      <SheetList />
      <Markups />
    </>
  )
}

function SheetList() {
  const t = useText()
  const { labelOf } = useDict('rate_sheet_status')
  const list = useList<RateSheetQuery, RateSheet, 'status' | OwnFilter>(rateSheetEndpoints.page, {
    filters: ['status', ...OWN_FILTERS],
    rules: { status: RATE_SHEET_STATUSES },
    refreshOnFocus: true,
  })
  return (
    <OwnList
      name="rateSheets"
      title={t('rateSheet.title')}
      list={list}
      tabs={{ label: t('rateSheet.states'), name: 'status', values: choicesOf(RATE_SHEET_STATUSES, labelOf) }}
      keyword={t('rateSheet.keyword')}
      days={t('rateSheet.created')}
      rowKey={({ id }) => id}
      empty={
        list.isFiltered
          ? {
              title: t('rateSheet.filteredEmpty'),
              action: <LinkButton to={hrefTo('myMarket', { tab: 'rates' })}>{t('common.action.viewAll')}</LinkButton>,
            }
          : { title: t('rateSheet.empty'), text: t('rateSheet.empty.text') }
      }
      columns={[
        { key: 'name', title: t('rateSheet.col.name'), isLead: true, cell: (row) => <Name row={row} /> },
        { key: 'status', title: t('rateSheet.col.status'), cell: ({ status }) => <SheetStatus status={status} /> },
        { key: 'lanes', title: t('rateSheet.col.lanes'), cell: (row) => <Lanes row={row} /> },
        { key: 'rates', title: t('rateSheet.col.rates'), cell: (row) => <Counts counts={row.counts} /> },
        { key: 'valid', title: t('rateSheet.col.valid'), cell: (row) => <Validity row={row} /> },
        {
          key: 'action',
          title: t('rateSheet.col.action'),
          isAction: true,
          cell: (row) => <SheetActions row={row} />,
        },
      ]}
      sheet={[
        [t('rateSheet.col.name'), ({ name }) => name],
        [t('rateSheet.col.status'), ({ status }) => labelOf(status)],
        [t('rateSheet.facts.carriers'), ({ carriers }) => carriers.join(', ')],
        [t('rateSheet.col.lanes'), ({ lanes }) => lanes],
        [t('rateSheet.col.rates'), ({ counts: { valid, later, expired } }) => valid + later + expired],
        [t('rateSheet.validFrom'), ({ validFrom }) => validFrom],
        [t('rateSheet.validTo'), ({ validTo }) => validTo],
      ]}
    />
  )
}

function Name({ row: { id, name, mode } }: { row: RateSheet }) {
  return (
    <span className="ct-rates-lines">
      <strong>
        <RouteLink to={hrefTo('myMarket', { tab: 'rates', sheet: id })}>
          <TypedText>{name}</TypedText>
        </RouteLink>
      </strong>
      <ModeName mode={mode}>
        <DictText dict="transport_mode" code={mode} />
      </ModeName>
    </span>
  )
}

function Lanes({ row: { lanes, carriers } }: { row: RateSheet }) {
  const t = useText()
  const { locale } = useLocale()
  const { carrierName } = useFreight()
  return (
    <span className="ct-rates-lines">
      <span>{t('rateSheet.lanes', { count: lanes })}</span>
      <span className="ct-dim">
        {carriers.length > 0 ? listText(locale, carriers.map(carrierName)) : t('rateSheet.carriers.none')}
      </span>
    </span>
  )
}

function Validity({ row: { validFrom, validTo } }: { row: RateSheet }) {
  if (!validFrom || !validTo) return <span className="ct-dim">–</span>
  return <DayRange from={validFrom} to={validTo} />
}
