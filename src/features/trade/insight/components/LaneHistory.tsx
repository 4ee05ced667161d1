import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import type { LaneHistory as History } from '@/contract/trade/tender/help/schemas.ts'
import { tenderHelpEndpoints } from '@/contract/trade/tender/help/endpoints.ts'
import { HISTORY_MONTHS } from '@/contract/trade/tender/help/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { Section } from '@/ui/Card.tsx'
import { BarChart } from '@/ui/charts/BarChart.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Stack } from '@/ui/Split.tsx'
import './insight.css'

type Lane = History['lanes'][number]
type Award = Lane['awards'][number]

/** Up to this number of bars the figures fit on a phone. */
const BARS = 8

/** Prices of the caller's own awards per lane: for one tender's lanes, or for all. */
export function LaneHistory({ tenderId }: { tenderId?: string }) {
  const t = useText()
  const query = useQuery(tenderHelpEndpoints.laneHistory, { ...(tenderId && { tenderId }) }, { silent: true })
  const { data, error } = query
  const title = t(tenderId ? 'insight.history.tender' : 'insight.history.title')
  if (data && data.lanes.length === 0 && !tenderId) return null
  return (
    <Section title={title} note={t('insight.history.note', { months: HISTORY_MONTHS })}>
      {query.isFirstLoad && <SkeletonBlock height={260} />}
      {error && !data && <ErrorState error={query.error} onRetry={query.refresh} />}
      {data && data.lanes.length === 0 && <p className="ct-dim">{t('insight.history.none')}</p>}
      {data && data.lanes.length > 0 && <Lanes history={data} />}
    </Section>
  )
}

const keyOf = ({ mode, pol, pod }: Lane): string => `${mode} ${pol} ${pod ?? ''}`

function Lanes({ history: { lanes, currency } }: { history: History }) {
  const t = useText()
  const { portName } = useFreight()
  const { labelOf } = useDict('transport_mode')
  const [key, setKey] = useState('')
  const lane = lanes.find((one) => keyOf(one) === key) ?? lanes[0]
  if (!lane) return null
  const nameOf = (one: Lane): string =>
    [
      [one.pol, one.pod].flatMap((code) => (code ? [`${portName(code)} (${code})`] : [])).join(' – '),
      labelOf(one.mode),
      t('insight.history.count', { count: one.awards.length }),
    ].join(' · ')
  return (
    <Stack>
      {lanes.length > 1 ? (
        <div className="ct-insight-pick">
          <SelectField
            label={t('insight.history.lane')}
            value={keyOf(lane)}
            onChange={setKey}
            options={lanes.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
          />
        </div>
      ) : (
        <LaneText pol={lane.pol} pod={lane.pod} />
      )}
      <OneLane key={keyOf(lane)} lane={lane} currency={currency} />
    </Stack>
  )
}

function OneLane({ lane, currency }: { lane: Lane; currency: History['currency'] }) {
  const t = useText()
  const { locale } = useLocale()
  const { money, number, date } = useFormats()
  const per = t(`insight.history.unit.${lane.unit}`, { currency })
  const digits = lane.unit === 'TEU' ? 0 : 2
  const last = lane.awards.at(-1)
  const columns: Column<Award>[] = [
    {
      key: 'no',
      title: t('insight.history.no'),
      isLead: true,
      cell: ({ no, orderId }) => (orderId ? <RouteLink to={orderLink(orderId)}>{no}</RouteLink> : no),
    },
    { key: 'at', title: t('insight.history.at'), cell: ({ at }) => <DateText value={at} precision="date" /> },
    {
      key: 'price',
      title: per,
      align: 'end',
      cell: ({ price }) => money({ amount: price, currency }),
    },
    {
      key: 'quantity',
      title: t(`insight.unit.${lane.unit}`),
      align: 'end',
      cell: ({ quantity }) => number(quantity),
    },
    {
      key: 'seller',
      title: t('insight.history.seller'),
      cell: ({ sellerZh, sellerEn }) => wordsIn(locale, sellerZh, sellerEn),
    },
  ]
  return (
    <>
      <DefinitionGrid
        items={[
          { label: t('insight.history.median'), value: money({ amount: lane.median, currency }) },
          ...(last ? [{ label: t('insight.history.last'), value: money({ amount: last.price, currency }) }] : []),
          { label: t('insight.history.low'), value: money({ amount: lane.low, currency }) },
          { label: t('insight.history.high'), value: money({ amount: lane.high, currency }) },
        ]}
      />
      {lane.awards.length > 1 && (
        <div className="ct-insight-chart">
          <BarChart
            title={per}
            hasOwnTable
            bars={lane.awards.slice(-BARS).map(({ at, price }, index, shown) => ({
              label: date(at).slice(2, 7).replace('-', '/'),
              value: Number(price),
              isMarked: index === shown.length - 1,
            }))}
            format={(value) => number(value, { maximumFractionDigits: digits })}
          />
        </div>
      )}
      <details className="ct-insight-table">
        <summary>{t('insight.history.table', { count: lane.awards.length })}</summary>
        <DataTable
          caption={t('insight.history.caption')}
          columns={columns}
          rows={lane.awards.toReversed()}
          rowKey={({ id }) => id}
        />
      </details>
    </>
  )
}
