import type { ReactNode } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import type { CompareColumn } from '@/contract/bid/compare.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { DateText } from '@/ui/DateText.tsx'

interface Fact {
  label: string
  cell: (column: CompareColumn) => ReactNode
}

/** What is not a price: score, transit, sailing, free time, validity, record. */
export function MatrixFacts({ columns }: { columns: readonly CompareColumn[] }) {
  const t = useText()
  const { carrierName } = useFreight()
  const spaces = useDict('space_status')
  const facts: Fact[] = [
    { label: t('comparison.matrix.score'), cell: (column) => <Score column={column} /> },
    {
      label: t('comparison.matrix.transit'),
      cell: (column) => (column.transitDays === undefined ? '–' : t('common.unit.day', { count: column.transitDays })),
    },
    {
      label: t('comparison.matrix.direct'),
      cell: (column) =>
        column.direct
          ? t('common.yes')
          : viaOf(column) === ''
            ? t('common.no')
            : t('comparison.matrix.via', { ports: viaOf(column) }),
    },
    { label: t('comparison.matrix.carrier'), cell: (column) => carriersOf(column).map(carrierName).join(', ') || '–' },
    { label: t('comparison.matrix.sailing'), cell: (column) => <FirstSailing column={column} /> },
    { label: t('comparison.matrix.space'), cell: (column) => spaces.labelOf(column.bid.lanes[0]?.spaceStatus ?? '') },
    {
      label: t('comparison.matrix.freeDays'),
      cell: (column) => (column.freeDays === undefined ? '–' : t('common.unit.day', { count: column.freeDays })),
    },
    { label: t('comparison.matrix.validTo'), cell: (column) => <Validity day={column.bid.validTo} /> },
    {
      label: t('comparison.matrix.rating'),
      cell: ({ bid: { bidder } }) => `${bidder.rating} (${bidder.ratingCount}) · ${bidder.onTimePct}%`,
    },
    { label: t('comparison.matrix.completeness'), cell: (column) => `${column.bid.completeness}%` },
    { label: t('comparison.matrix.submitted'), cell: (column) => <DateText value={column.bid.submittedAt} /> },
    { label: t('comparison.matrix.note'), cell: (column) => column.bid.note || '–' },
  ]
  return (
    <>
      {facts.map((fact) => (
        <tr key={fact.label}>
          <th scope="row">{fact.label}</th>
          {columns.map((column) => (
            <td key={column.bid.id}>{fact.cell(column)}</td>
          ))}
        </tr>
      ))}
    </>
  )
}

const viaOf = (column: CompareColumn): string => [...new Set(column.bid.lanes.flatMap((lane) => lane.via))].join(', ')
const carriersOf = (column: CompareColumn): string[] => [
  ...new Set(column.bid.lanes.flatMap((lane) => lane.carrierScac ?? [])),
]

function Score({ column }: { column: CompareColumn }) {
  const { score } = column
  return (
    <span className="ct-score">
      <strong>{score.total}</strong>
      <span className="ct-score-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, score.total)}%` }} />
      </span>
    </span>
  )
}

function FirstSailing({ column }: { column: CompareColumn }) {
  const sailing = column.bid.lanes.flatMap((lane) => lane.sailings).toSorted((a, b) => a.etd.localeCompare(b.etd))[0]
  if (!sailing) return '–'
  return (
    <>
      {sailing.vessel} {sailing.voyage}
      <br />
      <DateText value={sailing.etd} precision="date" />
    </>
  )
}

function Validity({ day }: { day: string }) {
  const t = useText()
  const now = useServerNow(60_000)
  const left = Date.parse(`${day}T23:59:59Z`) - now
  if (left < 0) return <span className="ct-danger">{`${day} ${t('comparison.matrix.validOver')}`}</span>
  return left < 7 * 86_400_000 ? (
    <span className="ct-warn">{`${day} ${t('comparison.matrix.validSoon')}`}</span>
  ) : (
    <>{day}</>
  )
}
