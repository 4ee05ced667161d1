import { Suspense, useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import type { RateSheetDetail } from '@/contract/market/rateSheet/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { listText } from '@/ui/listText.ts'
import { ModeName } from '@/ui/ModeName.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { DayRange } from './DayRange.tsx'
import { LazyListingsDialog } from './lazySections.ts'
import { PublishSheet } from './PublishSheet.tsx'
import { RateRows } from './RateRows.tsx'
import { SheetActions } from './SheetActions.tsx'
import { Counts } from './SheetCounts.tsx'
import { SheetStatus } from './SheetStatus.tsx'

/** One rate sheet: its facts, what a draft changes, and its rates. */
export function RateSheetView({ id }: { id: string }) {
  const t = useText()
  const query = useQuery(rateSheetEndpoints.detail, { id }, { silent: true, refreshOnFocus: true })
  const back = <LinkButton to={hrefTo('myMarket', { tab: 'rates' })}>{t('rateSheet.back')}</LinkButton>
  const { data, error } = query
  if (hasCode(error, BUSINESS_CODES.notFound) || hasCode(error, BUSINESS_CODES.fieldErrors))
    return (
      <>
        <PageHeader title={t('rateSheet.title')} />
        <EmptyState title={t('rateSheet.missing')} action={back} />
      </>
    )
  return (
    <>
      <PageHeader
        title={data ? <TypedText>{data.name}</TypedText> : t('rateSheet.title')}
        lead={data && <SheetStatus status={data.status} />}
        actions={
          <>
            {data?.status === 'ACTIVE' && <ListingsButton sheet={data} />}
            {data && <SheetActions row={data} isOpen />}
            {back}
          </>
        }
      />
      <QueryBlock query={query} height={420}>
        {(sheet) => (
          <>
            <Facts sheet={sheet} />
            {sheet.status === 'DRAFT' && <PublishSheet key={sheet.version} sheet={sheet} />}
            <RateRows sheet={sheet} />
          </>
        )}
      </QueryBlock>
    </>
  )
}

function Facts({
  sheet: { mode, carriers, lanes, counts, validFrom, validTo, publishedAt },
}: {
  sheet: RateSheetDetail
}) {
  const t = useText()
  const { locale } = useLocale()
  const { carrierName } = useFreight()
  return (
    <DefinitionGrid
      items={[
        {
          label: t('rateSheet.facts.mode'),
          value: (
            <ModeName mode={mode}>
              <DictText dict="transport_mode" code={mode} />
            </ModeName>
          ),
        },
        {
          label: t('rateSheet.facts.carriers'),
          value: carriers.length > 0 ? listText(locale, carriers.map(carrierName)) : t('rateSheet.carriers.none'),
        },
        { label: t('rateSheet.col.lanes'), value: t('rateSheet.lanes', { count: lanes }) },
        { label: t('rateSheet.col.rates'), value: <Counts counts={counts} /> },
        {
          label: t('rateSheet.col.valid'),
          value: validFrom && validTo ? <DayRange from={validFrom} to={validTo} /> : '–',
        },
        ...(publishedAt ? [{ label: t('rateSheet.facts.published'), value: <DateText value={publishedAt} /> }] : []),
      ]}
    />
  )
}

function ListingsButton({ sheet }: { sheet: RateSheetDetail }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('rateSheet.listings')}</Button>
      <Suspense>{isOpen && <LazyListingsDialog sheet={sheet} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
