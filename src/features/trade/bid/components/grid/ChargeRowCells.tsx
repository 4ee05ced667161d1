import type { ReactNode } from 'react'
import { estimatedCost } from '@/contract/trade/bid/bidderFigures.ts'
import { lockedQty } from '@/contract/trade/bid/quantity.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { CHARGE_STATES } from '@/contract/trade/bid/values.ts'
import type { ChargeState } from '@/contract/trade/bid/values.ts'
import { CURRENCIES, roundMoney } from '@/contract/money.ts'
import type { Currency } from '@/contract/money.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { paidAtOf } from '@/contract/trade/tender/payers/split.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { CloseIcon } from '@/ui/icons.tsx'
import { TakenAmount } from '@/ui/TakenAmount.tsx'
import { isPerBox } from '@/contract/trade/bid/values.ts'
import { isPercent } from '../../offer.ts'
import type { OddLine } from '../../oddLine.ts'
import type { ChargeRow } from '../../quoteForm.ts'
import { withState } from '../../included.ts'
import type { ErrorOf } from '../../useQuoteForm.ts'
import { BasisCell } from './BasisCell.tsx'
import { GridInput } from './GridInput.tsx'
import { PriceCell } from './PriceCell.tsx'

interface RowProps {
  row: ChargeRow
  /** Row index in display order, for keyboard navigation. */
  place: number
  /** Path of the line in the request body. */
  at: string
  lane: TenderLane
  tender: Pick<TenderDetail, 'mode' | 'cargo' | 'payers' | 'term'>
  line: ChargeLine | undefined
  /** Warnings on unusual charge or price. */
  odd: OddLine
  isRequired: boolean
  /** Codes of the charges that the line may be part of. */
  holders: readonly string[]
  isRemovable: boolean
  errorOf: ErrorOf
  onChange: (patch: Partial<ChargeRow>) => void
  onRemove: () => void
  /** Cell of the bidder's own cost, if that column is shown. */
  cost: ReactNode
}

/** One line of the charge grid. */
export function ChargeRowCells(props: RowProps) {
  const {
    row,
    place,
    at,
    lane,
    tender,
    line,
    odd,
    isRequired,
    holders,
    isRemovable,
    errorOf,
    onChange,
    onRemove,
    cost,
  } = props
  const t = useText()
  const { money } = useFormats()
  const states = useDict('charge_state')
  const bases = useDict('charge_basis')
  const { chargeName, boxCode } = useFreight()
  const name = chargeName(row.code)
  const charge = row.isoCode ? `${row.code} ${name} ${boxCode(row.isoCode)}` : `${row.code} ${name}`
  const isPriced = row.state === 'QUOTED' && row.basis !== 'AT_COST'
  const cell = { 'data-row': place }
  const demand = { ...lane, mode: tender.mode }
  const boxError = errorOf(`${at}.isoCode`)
  return (
    <>
      <th scope="row" className="ct-grid-charge">
        <span className="ct-grid-code">{row.code}</span>
        {isRequired && <span className="ct-grid-must">{t('bid.grid.required')}</span>}
        {tender.term?.floating?.includes(row.code) && <span className="ct-grid-must">{t('bid.grid.floats')}</span>}
        {tender.term?.fuel?.code === row.code && <span className="ct-grid-must">{t('bid.grid.fuel')}</span>}
        <span className="ct-grid-name">{name}</span>
        {odd.isElsewhere && <span className="ct-grid-warn">{t('bid.grid.elsewhere')}</span>}
      </th>
      <td data-label={t('bid.grid.state')}>
        <select
          {...cell}
          data-col="state"
          className="ct-grid-input"
          name={`${at}.state`}
          aria-label={t('bid.grid.state.of', { charge })}
          value={row.state}
          onChange={(event) => onChange(withState(row, event.target.value as ChargeState, holders))}
        >
          {CHARGE_STATES.map((state) => (
            <option key={state} value={state}>
              {states.labelOf(state)}
            </option>
          ))}
        </select>
      </td>
      <td className="ct-grid-basis" data-label={t('bid.grid.basis')}>
        <BasisCell
          row={row}
          place={place}
          name={`${at}.basis`}
          charge={charge}
          lane={lane}
          tender={tender}
          error={errorOf(`${at}.basis`)}
          onChange={onChange}
        />
        {isPerBox(row.basis) && lane.boxes.length > 0 && (
          <select
            className="ct-grid-input ct-grid-box"
            name={`${at}.isoCode`}
            aria-label={t('bid.grid.box.of', { charge })}
            aria-invalid={boxError ? true : undefined}
            aria-describedby={boxError && `${at}.isoCode-error`}
            value={row.isoCode}
            onChange={(event) => {
              const isoCode = event.target.value
              onChange({ isoCode, qty: lockedQty({ ...row, isoCode: isoCode || undefined }, demand) })
            }}
          >
            <option value="">{t('bid.grid.allBoxes')}</option>
            {lane.boxes.map((box) => (
              <option key={box.isoCode} value={box.isoCode}>
                {boxCode(box.isoCode)}
              </option>
            ))}
          </select>
        )}
        {boxError && (
          <span className="ct-grid-error" id={`${at}.isoCode-error`}>
            {boxError}
          </span>
        )}
      </td>
      <td className="ct-grid-qty" data-label={t('bid.grid.qty')}>
        <GridInput
          place={place}
          col="qty"
          name={`${at}.qty`}
          label={t('bid.grid.qty.of', { charge })}
          value={isPriced && !isPercent(row.basis) ? row.qty : ''}
          isOff={!isPriced || isPercent(row.basis)}
          error={errorOf(`${at}.qty`)}
        />
      </td>
      <td className="ct-grid-price" data-label={t('bid.grid.price')}>
        <PriceCell {...{ row, place, at, charge, odd, isRequired, holders, errorOf, onChange }} />
      </td>
      <td data-label={t('common.currency')}>
        <select
          {...cell}
          data-col="currency"
          className="ct-grid-input ct-grid-mono"
          name={`${at}.currency`}
          aria-label={t('bid.grid.currency.of', { charge })}
          value={row.currency}
          onChange={(event) => onChange({ currency: event.target.value as Currency })}
        >
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      </td>
      <td data-label={t('bid.grid.term')}>
        {tender.payers ? (
          <span className="ct-grid-fixed">
            {t(paidAtOf(tender.payers, row) === 'PRE' ? 'bid.grid.PRE' : 'bid.grid.COL')}
          </span>
        ) : (
          <select
            {...cell}
            data-col="term"
            className="ct-grid-input"
            name={`${at}.paymentTerm`}
            aria-label={t('bid.grid.term.of', { charge })}
            value={row.paymentTerm}
            onChange={(event) => onChange({ paymentTerm: event.target.value === 'COL' ? 'COL' : 'PRE' })}
          >
            <option value="PRE">{t('bid.grid.PRE')}</option>
            <option value="COL">{t('bid.grid.COL')}</option>
          </select>
        )}
      </td>
      <td className="ct-grid-amount" data-label={t('common.amount')}>
        {row.state === 'QUOTED' && row.basis === 'AT_COST' && (
          <span className="ct-dim">{bases.labelOf('AT_COST')}</span>
        )}
        {isPriced && line && <TakenAmount line={line} />}
        {isPriced && !line && <span className="ct-grid-blank">{t('bid.grid.blank')}</span>}
        {row.state !== 'QUOTED' && <span className="ct-dim">{states.labelOf(row.state)}</span>}
        {line?.estimate !== undefined && (
          <span className="ct-dim ct-taken">
            {t('bid.grid.estimated', {
              amount: money({
                amount: roundMoney(estimatedCost(line, demand), line.currency),
                currency: line.currency,
              }),
            })}
          </span>
        )}
      </td>
      {cost}
      <td className="ct-grid-end">
        {isRemovable && (
          <button
            type="button"
            className="ct-grid-remove"
            aria-label={t('bid.grid.remove', { charge })}
            onClick={onRemove}
          >
            <CloseIcon size={14} />
          </button>
        )}
      </td>
    </>
  )
}
