import { useState } from 'react'
import type { BatchDetail } from '@/contract/coupon/batch/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DataTable } from '@/ui/DataTable.tsx'

const SERIES = ['claimed', 'used', 'expired', 'given'] as const
type Series = (typeof SERIES)[number]
const LABEL_EVERY = 7

/** Thirty days of a batch: one kind of event as bars, all of them as a table. */
export function DaysChart({ days }: { days: BatchDetail['days'] }) {
  const t = useText()
  const [series, setSeries] = useState<Series>('claimed')
  const sumOf = (name: Series) => days.reduce((sum, day) => sum + day[name], 0)
  const top = Math.max(1, ...days.map((day) => day[series]))
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
      <div className="ct-batch-series" role="group" aria-label={t('batch.chart.series')}>
        {SERIES.map((name) => (
          <button key={name} type="button" aria-pressed={series === name} onClick={() => setSeries(name)}>
            {t(`batch.count.${name}`)} <b>{sumOf(name)}</b>
          </button>
        ))}
      </div>
      <div className="ct-batch-plot" aria-hidden="true">
        <span className="ct-batch-top">{top}</span>
        <div className="ct-batch-bars">
          {days.map((day, index) => (
            <span key={day.day} className="ct-batch-bar" title={`${day.day} · ${day[series]}`}>
              <span style={{ height: `${(day[series] / top) * 100}%` }} />
              {(days.length - 1 - index) % LABEL_EVERY === 0 && <small>{day.day.slice(5)}</small>}
            </span>
          ))}
        </div>
      </div>
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
