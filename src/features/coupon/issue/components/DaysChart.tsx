import { useState } from 'react'
import type { BatchDetail } from '@/contract/coupon/batch/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { sinceFirst } from '@/ui/charts/axis.ts'
import { BarChart } from '@/ui/charts/BarChart.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import '@/ui/toggles.css'

const SERIES = ['claimed', 'used', 'expired', 'given'] as const
type Series = (typeof SERIES)[number]

/** Thirty days of a batch: one kind of event as bars, all of them as a table. */
export function DaysChart({ days }: { days: BatchDetail['days'] }) {
  const t = useText()
  const [series, setSeries] = useState<Series>('claimed')
  const sumOf = (name: Series) => days.reduce((sum, day) => sum + day[name], 0)
  const columns = [
    { key: 'day', title: t('batch.chart.day'), isLead: true, cell: (row: BatchDetail['days'][number]) => row.day },
    ...SERIES.map((name) => ({
      key: name,
      title: t(`batch.count.${name}`),
      align: 'end' as const,
      cell: (row: BatchDetail['days'][number]) => row[name],
    })),
  ]
  return (
    <div className="ct-batch-chart">
      <div className="ct-toggles" role="group" aria-label={t('batch.chart.series')}>
        {SERIES.map((name) => (
          <button key={name} type="button" aria-pressed={series === name} onClick={() => setSeries(name)}>
            {t(`batch.count.${name}`)} <b>{sumOf(name)}</b>
          </button>
        ))}
      </div>
      <BarChart
        title={t(`batch.count.${series}`)}
        hasOwnTable
        bars={sinceFirst(days, (day) => day[series] > 0).map((day) => ({
          label: day.day.slice(5),
          value: day[series],
        }))}
      />
      <details>
        <summary>{t('batch.chart.table')}</summary>
        <DataTable
          caption={t('batch.chart.title')}
          columns={columns}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
        />
      </details>
    </div>
  )
}
