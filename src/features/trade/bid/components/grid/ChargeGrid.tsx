import { CHARGE_GROUPS } from '@/contract/trade/bid/values.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { handleGridKey } from '../../gridKeys.ts'
import { holdersIn } from '../../included.ts'
import { offeredRows } from '../../offer.ts'
import { costNames } from '../../ownCost.ts'
import type { ChargeRow, LaneForm } from '../../quoteForm.ts'
import type { LaneSum } from '../../quoteMath.ts'
import { useGridFill } from '../../useGridFill.ts'
import type { OwnCostColumn } from '../../useOwnCosts.ts'
import type { Quote } from '../../useQuote.ts'
import { AddCharge } from './AddCharge.tsx'
import { CostCell } from './CostCell.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { UnsaidCharges } from './UnsaidCharges.tsx'

interface GridProps {
  quote: Quote
  index: number
  lane: LaneForm
  /** The lane with the containers offered: quantities are derived from it. */
  asked: TenderLane
  sum: LaneSum
  own: OwnCostColumn
}

/** Charge lines in groups, with spreadsheet keys and paste from a spreadsheet. */
export function ChargeGrid({ quote, index, lane, asked, sum, own }: GridProps) {
  const t = useText()
  const groups = useDict('charge_group')
  const { read: tender, errorOf } = quote
  const at = `lanes.${index}`
  const rows = offeredRows(lane)
  const shown = CHARGE_GROUPS.flatMap((group) => rows.filter((row) => row.group === group))
  const fill = useGridFill({ quote, index, lane, asked, mode: tender.mode, shown })
  const names = costNames(lane)
  const columns = own.isShown ? 10 : 9
  const isMust = (row: ChargeRow) => tender.requiredCharges.includes(row.code)
  const problem = errorOf(`${at}.charges`)
  const add = (row: ChargeRow) => {
    quote.changeLane(index, { charges: [...lane.charges, row] })
    quote.focusField(`${at}.charges.${rows.length}.${row.state === 'QUOTED' ? 'unitPrice' : 'state'}`)
  }
  const remove = (row: ChargeRow) => {
    quote.changeLane(index, { charges: lane.charges.filter(({ key }) => key !== row.key) })
    quote.focusField(`${at}.charges.${Math.max(0, rows.indexOf(row) - 1)}.state`)
  }
  return (
    <div className="ct-grid">
      {problem && (
        <p className="ct-grid-error" role="alert" tabIndex={-1} data-field-anchor={`${at}.charges`}>
          {problem}
        </p>
      )}
      <UnsaidCharges lane={lane} asked={asked} mode={tender.mode} onAdd={add} />
      <p className="ct-dim ct-grid-keys">{t('bid.grid.keys')}</p>
      {/* The keys are shortcuts; every control also works without them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table onKeyDown={(event) => handleGridKey(event, fill)} onPaste={fill.handlePaste}>
        <caption className="ct-hidden">{t('bid.grid.caption', { no: lane.laneNo })}</caption>
        <GridHead hasCost={own.isShown} />
        {CHARGE_GROUPS.filter((group) => shown.some((row) => row.group === group)).map((group) => (
          <tbody key={group}>
            <tr className="ct-grid-group">
              <th scope="rowgroup" colSpan={columns}>
                {groups.labelOf(group)}
                {(group === 'CONDITIONAL' || group === 'OPTIONAL') && (
                  <span className="ct-dim"> {t('bid.grid.outside')}</span>
                )}
              </th>
            </tr>
            {shown.map((row, place) =>
              row.group === group ? (
                <GridRow
                  key={row.key}
                  row={row}
                  place={place}
                  at={`${at}.charges.${rows.indexOf(row)}`}
                  lane={asked}
                  tender={tender}
                  line={sum.lines.get(row.key)}
                  isRequired={isMust(row)}
                  holders={holdersIn(row, rows, asked, tender.mode)}
                  isRemovable={!isMust(row) || rows.filter(({ code }) => code === row.code).length > 1}
                  errorOf={errorOf}
                  onChange={(part) => fill.patch(row.key, part)}
                  onRemove={() => remove(row)}
                  columns={columns}
                  cost={
                    own.isShown && (
                      <CostCell
                        row={row}
                        place={place}
                        line={sum.lines.get(row.key)}
                        typed={own.costs[names.get(row.key) ?? ''] ?? ''}
                        onType={(text) => own.set(names.get(row.key) ?? '', text)}
                      />
                    )
                  }
                />
              ) : null,
            )}
          </tbody>
        ))}
      </table>
      <AddCharge lane={asked} mode={tender.mode} present={lane.charges} onAdd={add} />
    </div>
  )
}
