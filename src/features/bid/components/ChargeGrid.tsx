import { Fragment } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { CHARGE_GROUPS } from '@/contract/bid/values.ts'
import type { TenderLane } from '@/contract/tender/draft.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import type { ChargeRow, LaneForm } from '../quoteForm.ts'
import type { LaneSum } from '../quoteMath.ts'
import type { ErrorOf } from '../useQuoteForm.ts'
import { AddCharge } from './AddCharge.tsx'
import { ChargeRowCells } from './ChargeRowCells.tsx'

interface GridProps {
  /** Path of the lane in the body. */
  at: string
  lane: LaneForm
  asked: TenderLane
  tender: TenderDetail
  sum: LaneSum
  errorOf: ErrorOf
  onChange: (charges: ChargeRow[]) => void
}

/** Goes to the same column of the row below (Enter, arrow down) or above; the last row stays. */
function moveOn(event: KeyboardEvent<HTMLTableElement>): void {
  const from = event.target
  if (!(from instanceof HTMLInputElement || from instanceof HTMLSelectElement)) return
  if (event.nativeEvent.isComposing) return
  const isInput = from instanceof HTMLInputElement
  const isDown = (event.key === 'Enter' && !event.shiftKey) || (isInput && event.key === 'ArrowDown')
  const isUp = (event.key === 'Enter' && event.shiftKey) || (isInput && event.key === 'ArrowUp')
  if (!isDown && !isUp) return
  event.preventDefault()
  const { row, col } = from.dataset
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-col="${col ?? ''}"]:not(:disabled)`)]
  const at = cells.findIndex((cell) => cell.dataset['row'] === row)
  cells[at + (isDown ? 1 : -1)]?.focus()
}

/** Charge lines in their groups. Enter goes down, Tab to the right; a column of prices can be pasted from a sheet. */
export function ChargeGrid({ at, lane, asked, tender, sum, errorOf, onChange }: GridProps) {
  const t = useText()
  const groups = useDict('charge_group')
  const shown = CHARGE_GROUPS.flatMap((group) => lane.charges.filter((row) => row.group === group))
  const patch = (key: string, part: Partial<ChargeRow>) =>
    onChange(lane.charges.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const handlePaste = (event: ClipboardEvent) => {
    const from = event.target
    const lines = event.clipboardData.getData('text').trim().split(/\r?\n/)
    if (!(from instanceof HTMLInputElement) || from.dataset['col'] !== 'price' || lines.length < 2) return
    event.preventDefault()
    const start = Number(from.dataset['row'])
    const pasted = new Map(lines.map((line, index) => [shown[start + index]?.key, line.replace(/[^\d.]/g, '')]))
    onChange(
      lane.charges.map((row) => {
        const price = pasted.get(row.key)
        return price === undefined ? row : { ...row, unitPrice: price, state: 'QUOTED' }
      }),
    )
  }
  const problem = errorOf(`${at}.charges`)
  return (
    <div className="ct-grid">
      {problem && (
        <p className="ct-grid-error" role="alert" tabIndex={-1} data-spot={`${at}.charges`}>
          {problem}
        </p>
      )}
      <p className="ct-dim ct-grid-keys">{t('bid.grid.keys')}</p>
      {/* The keys are a short cut between controls that all work without it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table onKeyDown={moveOn} onPaste={handlePaste}>
        <caption className="ct-hidden">{t('bid.grid.caption', { no: lane.laneNo })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bid.grid.charge')}</th>
            <th scope="col">{t('bid.grid.state')}</th>
            <th scope="col">{t('bid.grid.basis')}</th>
            <th scope="col">{t('bid.grid.qty')}</th>
            <th scope="col">{t('bid.grid.price')}</th>
            <th scope="col">{t('common.currency')}</th>
            <th scope="col">{t('bid.grid.term')}</th>
            <th scope="col" className="ct-end">
              {t('common.amount')}
            </th>
            <th scope="col">
              <span className="ct-hidden">{t('common.action.remove')}</span>
            </th>
          </tr>
        </thead>
        {CHARGE_GROUPS.filter((group) => shown.some((row) => row.group === group)).map((group) => (
          <Fragment key={group}>
            <tbody>
              <tr className="ct-grid-group">
                <th scope="rowgroup" colSpan={9}>
                  {groups.labelOf(group)}
                  {(group === 'CONDITIONAL' || group === 'OPTIONAL') && (
                    <span className="ct-dim"> {t('bid.grid.outside')}</span>
                  )}
                </th>
              </tr>
              {shown.map((row, place) =>
                row.group === group ? (
                  <tr key={row.key} className={`ct-grid-row ct-grid-${row.state.toLowerCase()}`}>
                    <ChargeRowCells
                      row={row}
                      place={place}
                      at={`${at}.charges.${lane.charges.indexOf(row)}`}
                      lane={asked}
                      line={sum.lines.get(row.key)}
                      isRequired={tender.requiredCharges.includes(row.code)}
                      isRemovable={
                        !tender.requiredCharges.includes(row.code) ||
                        lane.charges.filter(({ code }) => code === row.code).length > 1
                      }
                      errorOf={errorOf}
                      onChange={(part) => patch(row.key, part)}
                      onRemove={() => onChange(lane.charges.filter(({ key }) => key !== row.key))}
                    />
                  </tr>
                ) : null,
              )}
            </tbody>
          </Fragment>
        ))}
      </table>
      <AddCharge
        lane={asked}
        mode={tender.mode}
        present={lane.charges}
        onAdd={(row) => onChange([...lane.charges, row])}
      />
    </div>
  )
}
