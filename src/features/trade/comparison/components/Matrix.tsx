import type { ReactNode } from 'react'
import type { Money as Amount } from '@/contract/money.ts'
import type { SamePart } from '@/contract/trade/bid/samePart.ts'
import type { CompareColumn, CompareRow, Comparison } from '@/contract/trade/bid/comparison.ts'
import { ALL_IN_GROUPS } from '@/contract/trade/bid/values.ts'
import type { ChargeGroup } from '@/contract/trade/bid/values.ts'
import { rankOnOf } from '@/contract/trade/tender/evaluation/rankOn.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Money } from '@/ui/Money.tsx'
import type { CompareSettings } from '../useComparison.ts'
import { bidName } from '../names.ts'
import { rankedLabel, rankedText } from '../ranked.ts'
import { estimatedText, hasEstimate, notWholeText } from '../facts.ts'
import { BidderHead } from './BidderHead.tsx'
import { ChargeEstimates, NeededEstimates } from './ChargeEstimates.tsx'
import type { Estimating } from './ChargeEstimates.tsx'
import { MatrixCell } from './MatrixCell.tsx'
import type { QuotedBy } from './MatrixCell.tsx'
import { MatrixDemands } from './MatrixDemands.tsx'
import type { Waiving } from './MatrixDemands.tsx'
import { MatrixPayers } from './MatrixPayers.tsx'
import { MatrixFacts } from './MatrixFacts.tsx'
import { SamePartText } from './SamePartText.tsx'
import './comparison.css'

interface MatrixProps {
  tender: TenderDetail
  /** With the price of the best comparable bid for each part. */
  comparison: Comparison & { parts: ReadonlyMap<string, SamePart> }
  settings: CompareSettings
  /** Actions for one bid; none once the decision is made. */
  actions?: ((column: CompareColumn) => ReactNode) | undefined
  /** Asks to waive a failed must. */
  waiving?: Waiving | undefined
  /** Own figures for open charges; none once the decision is made. */
  estimating?: Estimating | undefined
  /** Content beside a bidder's name. */
  mark?: ((bidder: CompareColumn['bid']['bidder']) => ReactNode) | undefined
}

/** Comparison matrix: charges by group as rows, bidders as columns; the first column is sticky. */
export function Matrix({ tender, comparison, settings, actions, waiving, estimating, mark }: MatrixProps) {
  const t = useText()
  const { locale } = useLocale()
  const { columns } = comparison
  return (
    <div className="ct-matrixwrap" tabIndex={0} role="region" aria-label={t('comparison.matrix.caption')}>
      <table className="ct-matrix">
        <caption className="ct-hidden">{t('comparison.matrix.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('comparison.matrix.item')}</th>
            {columns.map((column) => (
              // A reader says a column's name with each of its cells: the bidder, not the buttons under it.
              <th scope="col" key={column.bid.id} aria-label={bidName(t, locale, column.bid)}>
                <BidderHead column={column} mark={mark?.(column.bid.bidder)} actions={actions?.(column)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <PriceRows tender={tender} comparison={comparison} settings={settings} estimating={estimating} />
          <MatrixPayers tender={tender} columns={columns} settings={settings} />
          <MatrixFacts columns={columns} lanes={tender.lanes} />
        </tbody>
        <MatrixDemands columns={columns} waiving={waiving} />
        <ChargeRows comparison={comparison} settings={settings} estimating={estimating} />
      </table>
    </div>
  )
}

/** What the rows of the matrix are drawn from. */
type RowsProps = Pick<MatrixProps, 'comparison' | 'settings' | 'estimating'>

function PriceRows({
  tender,
  comparison: { columns, rows, parts },
  settings,
  estimating,
}: RowsProps & Pick<MatrixProps, 'tender'>) {
  const t = useText()
  const { view, currency, daysUsed } = settings
  const by = rankedText(t, tender)
  const label = {
    allIn: t('comparison.matrix.allIn'),
    perBox: t('comparison.matrix.perBox'),
    perTeu: t('comparison.matrix.perTeu'),
    landed: t('comparison.matrix.landed', { days: daysUsed }),
  }[view]
  const shown = (column: CompareColumn): string =>
    ({
      allIn: column.allIn,
      perBox: column.perBox ?? column.allIn,
      perTeu: column.perTeu ?? column.allIn,
      landed: column.landed,
    })[view]
  return (
    <>
      <tr className="ct-matrix-total">
        <th scope="row">
          {rankedLabel(t, label, rankOnOf(tender))} <span className="ct-dim">{currency}</span>
        </th>
        {columns.map((column) => (
          <td key={column.bid.id} className={hasEstimate(column) ? 'ct-assumed' : undefined}>
            <Price value={{ amount: shown(column), currency }} isOut={column.band === 'OUT'} />
            {hasEstimate(column) && <span className="ct-dim">{estimatedText(t, column)}</span>}
          </td>
        ))}
      </tr>
      <tr className="ct-matrix-prices">
        <th scope="row">
          {t('comparison.matrix.delta')}
          {by !== undefined && <div className="ct-dim">{by}</div>}
        </th>
        {columns.map((column) => (
          <td key={column.bid.id}>
            {notWholeText(t, column) !== undefined ? (
              <>
                <span className="ct-warn">{notWholeText(t, column)}</span>
                <SamePartText part={parts.get(column.bid.id)} currency={currency} />
              </>
            ) : Number(column.delta) === 0 ? (
              <strong className="ct-ok">{t('comparison.matrix.best')}</strong>
            ) : (
              <>
                <Money value={{ amount: column.delta, currency }} />{' '}
                <span className="ct-dim">{t('comparison.matrix.rank', { rank: column.rank ?? 0 })}</span>
              </>
            )}
            {estimating && column.band !== 'OUT' && (
              <NeededEstimates bidId={column.bid.id} rows={rows} onAsk={estimating.ask} />
            )}
          </td>
        ))}
      </tr>
    </>
  )
}

/** A price, struck through if its bid is out. */
function Price({ value, isOut }: { value: Amount; isOut: boolean }) {
  const price = <Money value={value} size="large" />
  return isOut ? <s>{price}</s> : price
}

function ChargeRows({ comparison, settings, estimating }: RowsProps) {
  const groups: readonly ChargeGroup[] = [...ALL_IN_GROUPS, 'CONDITIONAL', 'OPTIONAL']
  return (
    <>
      {groups.map((group) => {
        const rows = comparison.rows.filter((row) => row.group === group && (!settings.onlyDiffering || row.differs))
        return rows.length > 0 ? (
          <GroupRows
            key={group}
            group={group}
            rows={rows}
            comparison={comparison}
            settings={settings}
            estimating={estimating}
          />
        ) : null
      })}
    </>
  )
}

/** How many of the bids say something of a charge that counts in the price; undefined if it does not count. */
function quotedBy({ counts, cells }: CompareRow): QuotedBy | undefined {
  const all = Object.values(cells)
  return counts ? { said: all.filter(({ state }) => state !== 'NONE').length, of: all.length } : undefined
}

interface GroupProps extends RowsProps {
  group: ChargeGroup
  rows: readonly CompareRow[]
}

function GroupRows({ group, rows, comparison, settings, estimating }: GroupProps) {
  const t = useText()
  const { labelOf } = useDict('charge_group')
  const { chargeName } = useFreight()
  return (
    <tbody className="ct-matrix-group">
      <tr className="ct-matrix-grouphead">
        <th scope="row">{t('comparison.matrix.groupTotal', { group: labelOf(group) })}</th>
        {comparison.columns.map((column) => (
          <td key={column.bid.id}>
            <Money
              value={{ amount: comparison.groupTotals[group][column.bid.id] ?? '0', currency: settings.currency }}
            />
          </td>
        ))}
      </tr>
      {settings.isExpanded &&
        rows.map((row) => (
          <tr key={row.code} className={row.differs ? 'ct-differs' : undefined}>
            <th scope="row">
              <span className="ct-matrix-code">{row.code}</span> {chargeName(row.code)}
              {estimating && <ChargeEstimates row={row} estimating={estimating} />}
            </th>
            {comparison.columns.map((column) => (
              <td key={column.bid.id}>
                <MatrixCell cell={row.cells[column.bid.id]} currency={settings.currency} quotedBy={quotedBy(row)} />
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  )
}
