import { takesEstimate } from '@/contract/trade/bid/bidderFigures.ts'
import { isPriced } from '@/contract/trade/bid/priced.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { isPercent } from '../../offer.ts'
import type { OddLine } from '../../oddLine.ts'
import type { ChargeRow } from '../../quoteForm.ts'
import type { ErrorOf } from '../../useQuoteForm.ts'
import { GridInput } from './GridInput.tsx'

interface PriceProps {
  row: ChargeRow
  /** Row index in display order, for keyboard navigation. */
  place: number
  /** Path of the line in the request body. */
  at: string
  charge: string
  odd: OddLine
  isRequired: boolean
  /** Codes of the charges that the line may be part of. */
  holders: readonly string[]
  errorOf: ErrorOf
  onChange: (patch: Partial<ChargeRow>) => void
}

/** The price of a line, what its bidder expects it to cost, or the charge that it is part of. */
export function PriceCell(props: PriceProps) {
  const { row, place, at, charge, odd, isRequired, errorOf, onChange } = props
  const t = useText()
  if (row.state === 'INCLUDED') return <HolderSelect {...props} />
  return takesEstimate(row) ? (
    <GridInput
      key="estimate"
      place={place}
      col="price"
      name={`${at}.estimate`}
      label={t('bid.grid.estimate.of', { charge })}
      value={row.estimate ?? ''}
      isOff={false}
      suffix={t('bid.grid.estimate')}
      error={errorOf(`${at}.estimate`)}
      onChange={(estimate) => onChange({ estimate })}
    />
  ) : (
    <GridInput
      place={place}
      col="price"
      name={`${at}.unitPrice`}
      label={t('bid.grid.price.of', { charge })}
      value={isPriced(row) ? row.unitPrice : ''}
      isOff={!isPriced(row)}
      isRequired={isRequired && isPriced(row)}
      suffix={isPercent(row.basis) ? '%' : undefined}
      error={errorOf(`${at}.unitPrice`)}
      hint={
        odd.range &&
        (isPercent(row.basis)
          ? t('bid.grid.unusualPercent', { low: odd.range.low, high: odd.range.high })
          : t('bid.grid.unusual', { ...odd.range }))
      }
      onChange={(unitPrice) => onChange({ unitPrice })}
    />
  )
}

/** The charge that an included one is part of; one that has no price any more stays to be seen, with its error. */
function HolderSelect({ row, place, at, charge, holders, errorOf, onChange }: PriceProps) {
  const t = useText()
  const { chargeName } = useFreight()
  const name = `${at}.includedIn`
  const error = errorOf(name)
  const { includedIn = '' } = row
  const codes = includedIn === '' || holders.includes(includedIn) ? holders : [includedIn, ...holders]
  return (
    <>
      <select
        data-row={place}
        data-col="price"
        className="ct-grid-input"
        name={name}
        aria-label={t('bid.grid.holder.of', { charge })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        value={includedIn}
        onChange={(event) => onChange({ includedIn: event.target.value })}
      >
        <option value="">{t('bid.grid.holder')}</option>
        {codes.map((code) => (
          <option key={code} value={code}>
            {code} {chargeName(code)}
          </option>
        ))}
      </select>
      {error && (
        <span className="ct-grid-error" id={`${name}-error`} role="alert">
          {error}
        </span>
      )}
    </>
  )
}
