import type { ReactNode } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Co2Text } from '@/reference/co2/Co2.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { DateText } from '@/ui/DateText.tsx'
import { carriersOf, directText, FACT_TEXT, factsOf, firstSailing, notWholeText, ratingText } from '../facts.ts'
import type { Fact } from '../facts.ts'

/** Rows other than prices: score, transit, sailing, free time, validity, record. */
export function MatrixFacts({ columns, lanes }: { columns: readonly CompareColumn[]; lanes: readonly TenderLane[] }) {
  const t = useText()
  const { money } = useFormats()
  const { carrierName } = useFreight()
  const spaces = useDict('space_status')
  const days = (count: number | undefined) => (count === undefined ? '–' : t('common.unit.day', { count }))
  const best = {
    transit: bestOf(columns, ({ transitDays }) => transitDays, Math.min),
    freeDays: bestOf(columns, ({ freeDays }) => freeDays, Math.max),
  }
  const daysCell = (count: number | undefined, ofAll: number | undefined) =>
    count !== undefined && count === ofAll ? <span className="ct-best">{days(count)}</span> : days(count)
  const cells: Record<Fact, (column: CompareColumn) => ReactNode> = {
    score: (column) => <Score column={column} />,
    transit: (column) => daysCell(column.transitDays, best.transit),
    co2: ({ co2Kg }) => (co2Kg === undefined ? '–' : <Co2Text kg={co2Kg} />),
    direct: (column) => directText(t, column),
    carrier: (column) => carriersOf(column).map(carrierName).join(', ') || '–',
    sailing: (column) => <Sailing column={column} lanes={lanes} />,
    space: (column) => spaces.labelOf(column.bid.lanes[0]?.spaceStatus ?? ''),
    freeDays: (column) => daysCell(column.freeDays, best.freeDays),
    credit: ({ bid: { creditOffered: amount, allIn } }) =>
      amount === undefined ? '–' : money({ amount, currency: allIn.currency }),
    validTo: (column) => <Validity day={column.bid.validTo} />,
    rating: (column) => ratingText(column.bid),
    completeness: (column) => `${column.bid.completeness}%`,
    submitted: (column) => <DateText value={column.bid.submittedAt} />,
    note: (column) => column.bid.note || '–',
  }
  return (
    <>
      {factsOf(columns).map((fact) => (
        <tr key={fact}>
          <th scope="row">{t(FACT_TEXT[fact])}</th>
          {columns.map((column) => (
            <td key={column.bid.id}>{cells[fact](column)}</td>
          ))}
        </tr>
      ))}
    </>
  )
}

/** The best of a fact; undefined if the columns do not differ in it. */
function bestOf(
  columns: readonly CompareColumn[],
  read: (column: CompareColumn) => number | undefined,
  pick: (...values: number[]) => number,
): number | undefined {
  const values = columns.map(read).filter((value) => value !== undefined)
  return new Set(values).size > 1 ? pick(...values) : undefined
}

function Score({ column }: { column: CompareColumn }) {
  const t = useText()
  const { score } = column
  // Only comparable bids have a score: 0 would read as the worst of all.
  if (notWholeText(t, column) !== undefined) return '–'
  return (
    <span className="ct-score">
      <strong>{score.total}</strong>
      <span className="ct-score-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, score.total)}%` }} />
      </span>
    </span>
  )
}

function Sailing({ column, lanes }: { column: CompareColumn; lanes: readonly TenderLane[] }) {
  const { zoneOf } = useFreight()
  const sailing = firstSailing(column)
  if (!sailing) return '–'
  return (
    <>
      {sailing.vessel} {sailing.voyage}
      <br />
      <DateText
        value={sailing.etd}
        precision="date"
        timeZone={zoneOf(lanes.find(({ laneNo }) => laneNo === sailing.laneNo)?.pol)}
      />
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
