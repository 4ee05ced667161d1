import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { LaneHistory as History } from '@/contract/trade/bid/record/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { BarChart } from '@/ui/charts/BarChart.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { Money } from '@/ui/Money.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'

type Point = History['points'][number]
const MAX_BARS = 12

interface HistoryProps {
  pol: string
  pod: string | undefined
  /** Relevant container types; the first one is selected initially. */
  boxes?: readonly string[] | undefined
}

/** Quoted container types, relevant ones first, then the most quoted. */
function typesOf(points: readonly Point[], boxes: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const { isoCode } of points) counts.set(isoCode, (counts.get(isoCode) ?? 0) + 1)
  const weight = (isoCode: string) => (boxes.includes(isoCode) ? points.length : 0) + (counts.get(isoCode) ?? 0)
  return [...counts.keys()].toSorted((a, b) => weight(b) - weight(a))
}

/** This enterprise's prices per container on a lane over time, as bars and as a table. */
export function LaneHistory({ pol, pod, boxes = [] }: HistoryProps) {
  const t = useText()
  const { boxCode } = useFreight()
  const [wanted, setWanted] = useState('')
  const { data, error, refresh } = useQuery(bidEndpoints.laneHistory, { pol, ...(pod && { pod }) }, { silent: true })
  if (!data) return error ? <ErrorState onRetry={refresh} /> : <SkeletonBlock height={180} />
  const types = typesOf(data.points, boxes)
  const isoCode = types.includes(wanted) ? wanted : types[0]
  if (isoCode === undefined) return <p className="ct-dim">{t('bid.lanehistory.none')}</p>
  return (
    <div className="ct-lanehistory">
      {types.length > 1 && (
        <MiniSelect
          label={t('bid.lanehistory.box')}
          value={isoCode}
          onChange={setWanted}
          options={choicesOf(types, boxCode)}
        />
      )}
      <Points points={data.points.filter((point) => point.isoCode === isoCode)} box={boxCode(isoCode)} />
    </div>
  )
}

function Points({ points, box }: { points: readonly Point[]; box: string }) {
  const t = useText()
  const { number } = useFormats()
  const recent = points.slice(-MAX_BARS)
  const dayOf = (point: Point) => point.submittedAt.slice(5, 10)
  const bars = recent.map((point, index) => {
    // Versions of one day are distinguished by a number.
    const nth = recent.slice(0, index).filter((other) => dayOf(other) === dayOf(point)).length
    const label = nth === 0 ? dayOf(point) : `${dayOf(point)} (${nth + 1})`
    return { label, value: Number(point.usd), isMarked: point.won }
  })
  return (
    <>
      <BarChart
        title={t('bid.lanehistory.chart', { box })}
        bars={bars}
        hasOwnTable
        format={(value) => number(value, { maximumFractionDigits: 0 })}
      />
      <details>
        <summary>{t('bid.lanehistory.table', { count: points.length })}</summary>
        <DataTable
          caption={t('bid.lanehistory.chart', { box })}
          rows={points.toReversed()}
          rowKey={(point) => `${point.tenderNo} ${point.version} ${point.submittedAt}`}
          columns={[
            {
              key: 'at',
              title: t('bid.receipt.at'),
              isLead: true,
              cell: (row) => <DateText value={row.submittedAt} />,
            },
            {
              key: 'tender',
              title: t('bid.list.tender'),
              cell: (row) => <span className="ct-code">{row.tenderNo}</span>,
            },
            {
              key: 'version',
              title: t('bid.receipt.version'),
              cell: (row) => t('bid.receipt.v', { version: row.version }),
            },
            { key: 'price', title: t('bid.grid.price'), align: 'end', cell: (row) => <Money value={row.price} /> },
            {
              key: 'result',
              title: t('bid.list.result'),
              cell: (row) => (row.won ? t('bid.tab.won') : <span className="ct-dim">{'–'}</span>),
            },
          ]}
        />
      </details>
    </>
  )
}
