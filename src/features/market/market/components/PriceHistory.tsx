import { useState } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { unitOf } from '@/contract/market/listing/kinds.ts'
import type { ListingDetail, PriceHistory as History } from '@/contract/market/listing/schemas.ts'
import { HISTORY_LEAST, HISTORY_WEEKS } from '@/contract/market/listing/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { sinceFirst } from '@/ui/charts/axis.ts'
import { RangeChart } from '@/ui/charts/RangeChart.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Stack } from '@/ui/Split.tsx'

type Week = History['weeks'][number]

interface HistoryProps {
  listing: ListingDetail
  /** Has the price of a container watched; rendered by the page. */
  watch: (lane: { pol: string; pod: string; isoCode: string }) => ReactNode
}

/** Asking prices on the lane of a listing that can be booked over the last half year, as a chart and as a table. */
export function PriceHistory({ listing: { id, kind, mode, pol, pod }, watch }: HistoryProps) {
  const t = useText()
  const { boxCode } = useFreight()
  const [isoCode, setIsoCode] = useState<string>()
  const query = useQuery(
    listingEndpoints.priceHistory,
    { id, ...(isoCode && { isoCode }) },
    { silent: true, keepPrevious: true },
  )
  const { data, error } = query
  const unit = data?.isoCode ? boxCode(data.isoCode) : t(`market.price.per.${unitOf(kind, mode)}`)
  return (
    <Section title={t('market.history.title')} note={t('market.history.note', { weeks: HISTORY_WEEKS })}>
      {query.isFirstLoad && <SkeletonBlock height={300} />}
      {error && !data && <ErrorState error={query.error} onRetry={query.refresh} />}
      {data && (
        <Stack>
          <div className="ct-filter-bar">
            {data.isoCodes.length > 1 && (
              <div className="ct-market-pick">
                <SelectField
                  label={t('market.filter.box')}
                  value={data.isoCode ?? ''}
                  onChange={setIsoCode}
                  options={choicesOf(data.isoCodes, boxCode)}
                />
              </div>
            )}
            {pol && pod && data.isoCode && watch({ pol, pod, isoCode: data.isoCode })}
          </div>
          <Figures history={data} unit={unit} />
        </Stack>
      )}
    </Section>
  )
}

function Figures({ history: { weeks, currency, isRough }, unit }: { history: History; unit: string }) {
  const t = useText()
  const { number } = useFormats()
  const told = weeks.filter(({ median }) => median !== undefined)
  const last = told.at(-1)
  const money = (amount: string | undefined) => amount !== undefined && <Money value={{ amount, currency }} />
  const words = (value: string | undefined) => `${currency} ${number(value ?? '0', { maximumFractionDigits: 0 })}`
  return (
    <>
      {last ? (
        <>
          <DefinitionGrid
            items={[
              { label: t('market.history.median'), value: money(last.median) },
              { label: t('market.history.low'), value: money(last.low) },
              { label: t('market.history.high'), value: money(last.high) },
              { label: t('market.history.latest'), value: last.from },
            ]}
          />
          <RangeChart
            title={t('market.history.chart', { currency, unit })}
            summary={t('market.history.summary', {
              count: told.length,
              week: last.from,
              median: words(last.median),
              low: words(last.low),
              high: words(last.high),
            })}
            points={sinceFirst(weeks, ({ median }) => median !== undefined).map(pointOf)}
            hasOwnTable
            format={(value) => number(value, { maximumFractionDigits: 0 })}
          />
        </>
      ) : (
        <p className="ct-dim">{t('market.history.none', { least: HISTORY_LEAST })}</p>
      )}
      {isRough && (
        <p className="ct-dim">
          {t('market.history.rough')}{' '}
          <RouteLink to={loginAddress(location.href)}>{t('market.history.login')}</RouteLink>
        </p>
      )}
      {weeks.some(({ count }) => count > 0) && (
        <details>
          <summary>{t('market.history.table')}</summary>
          <DataTable
            caption={t('market.history.title')}
            rows={weeks.filter(({ count }) => count > 0).toReversed()}
            rowKey={({ from }) => from}
            columns={[
              { key: 'week', title: t('market.history.week'), isLead: true, cell: ({ from }) => from },
              { key: 'count', title: t('market.history.count'), align: 'end', cell: ({ count }) => number(count) },
              {
                key: 'median',
                title: t('market.history.median'),
                align: 'end',
                cell: ({ median }) => money(median) || t('market.history.few'),
              },
              {
                key: 'low',
                title: t('market.history.low'),
                align: 'end',
                cell: ({ low }) => money(low) || t('market.history.few'),
              },
              {
                key: 'high',
                title: t('market.history.high'),
                align: 'end',
                cell: ({ high }) => money(high) || t('market.history.few'),
              },
            ]}
          />
        </details>
      )}
    </>
  )
}

const figure = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

function pointOf({ from, low, median, high }: Week) {
  return { label: from.slice(2).replaceAll('-', '/'), low: figure(low), middle: figure(median), high: figure(high) }
}
