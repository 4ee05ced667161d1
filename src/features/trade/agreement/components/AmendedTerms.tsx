import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import type { Column } from '@/ui/DataTable.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { unitPriceText } from '@/ui/unitPriceText.ts'
import type { AmendedTerm } from '../amendment.ts'

/** A change of terms; `from`: the first day of departure for prices and allocations. */
export interface AmendedRow {
  term: AmendedTerm
  from: string | undefined
}

interface TermsProps<Row> {
  caption: string
  rows: readonly Row[]
  /** Columns before the others; the first of all leads a card on a small screen. */
  columns?: readonly Column<Row>[]
}

/** What changes on which lane: before and after. */
export function AmendedTerms<Row extends AmendedRow>({ caption, rows, columns = [] }: TermsProps<Row>) {
  const t = useText()
  const formats = useFormats()
  const { chargeName, boxCode } = useFreight()
  const nameOf = (term: AmendedTerm): string => {
    switch (term.kind) {
      case 'boxes':
        return t('agreement.amendment.qty', { box: boxCode(term.isoCode) })
      case 'allocation':
        return t('agreement.amendment.kept', { period: term.lane.allocation?.period ?? 'WEEK' })
      case 'price':
        return [term.line.code, chargeName(term.line.code), boxCode(term.line.isoCode)].filter(Boolean).join(' ')
    }
  }
  const valueOf = (term: AmendedTerm, side: 'before' | 'after'): string =>
    term.kind === 'price' ? unitPriceText(formats, { ...term.line, unitPrice: term[side] }) : String(term[side])
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={(row) => `${rows.indexOf(row)}`}
      columns={[
        ...columns,
        {
          key: 'item',
          title: t('agreement.amendment.item'),
          isLead: columns.length === 0,
          cell: ({ term }) => nameOf(term),
        },
        {
          key: 'lane',
          title: t('agreement.lane'),
          cell: ({ term: { lane } }) => <LaneText pol={lane.pol} pod={lane.pod} />,
        },
        {
          key: 'before',
          title: t('agreement.amendment.before'),
          align: 'end',
          cell: ({ term }) => valueOf(term, 'before'),
        },
        {
          key: 'after',
          title: t('agreement.amendment.after'),
          align: 'end',
          cell: ({ term }) => valueOf(term, 'after'),
        },
        {
          key: 'pct',
          title: t('agreement.amendment.change'),
          align: 'end',
          cell: ({ term: { pct } }) => (pct === undefined ? '' : `${pct > 0 ? '+' : ''}${(pct * 100).toFixed(1)}%`),
        },
        {
          key: 'from',
          title: t('agreement.history.from'),
          cell: ({ term, from }) => (term.kind === 'boxes' ? t('agreement.amendment.atOnce') : from),
        },
      ]}
    />
  )
}
