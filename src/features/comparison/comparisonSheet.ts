import type { Comparison } from '@/contract/bid/compare.ts'
import type { Locale } from '@/i18n/locale.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { bidName } from './names.ts'

const STATE_TEXT = {
  INCLUDED: 'comparison.cell.INCLUDED',
  EXCLUDED: 'comparison.cell.EXCLUDED',
  NOT_APPLICABLE: 'comparison.cell.NOT_APPLICABLE',
  MISSING: 'comparison.cell.MISSING',
} as const

/** The matrix as a table for spreadsheets: amounts in the compare currency as numbers, the marks in words. */
export function comparisonRows(
  comparison: Comparison,
  currency: string,
  t: TextOf,
  locale: Locale,
): (string | number)[][] {
  const { columns, rows } = comparison
  type Column = (typeof columns)[number]
  const line = (label: string, value: (column: Column) => string | number) => [label, ...columns.map(value)]
  return [
    line(`${t('comparison.matrix.item')} (${currency})`, ({ bid }) => bidName(t, locale, bid)),
    line(t('comparison.matrix.allIn'), (column) => Number(column.allIn)),
    line(t('comparison.matrix.perBox'), (column) => numberOr(column.perBox)),
    line(t('comparison.matrix.perTeu'), (column) => numberOr(column.perTeu)),
    line(t('comparison.matrix.landed', { days: '' }), (column) => Number(column.landed)),
    line(t('comparison.matrix.score'), (column) => column.score.total),
    line(t('comparison.matrix.transit'), (column) => column.transitDays ?? ''),
    line(t('comparison.matrix.freeDays'), (column) => column.freeDays ?? ''),
    line(t('comparison.matrix.validTo'), (column) => column.bid.validTo),
    ...rows.map((row) =>
      line(`${row.group} ${row.code}`, (column) => {
        const cell = row.cells[column.bid.id]
        if (!cell || cell.state === 'NONE') return ''
        return cell.state === 'QUOTED' || cell.state === 'ASSUMED' ? numberOr(cell.amount) : t(STATE_TEXT[cell.state])
      }),
    ),
  ]
}

const numberOr = (amount: string | undefined): number | '' => (amount === undefined ? '' : Number(amount))
