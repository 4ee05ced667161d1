import { useState } from 'react'
import { lockedQty } from '@/contract/trade/bid/quantity.ts'
import { basesOf } from '@/contract/trade/bid/chargeRules.ts'
import { CHARGE_BASES } from '@/contract/trade/bid/values.ts'
import type { ChargeBasis } from '@/contract/trade/bid/values.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { isPerBox } from '@/contract/trade/bid/values.ts'
import type { ChargeRow } from '../../quoteForm.ts'

interface BasisProps {
  row: ChargeRow
  place: number
  name: string
  /** Name of the charge, for the aria-labels of the row. */
  charge: string
  lane: TenderLane
  tender: Pick<TenderDetail, 'mode' | 'cargo'>
  error: string | undefined
  onChange: (patch: Partial<ChargeRow>) => void
}

/** Charge basis of a line: a select of the accepted bases, or plain text if there is only one. */
export function BasisCell({ row, place, name, charge, lane, tender, error, onChange }: BasisProps) {
  const t = useText()
  const bases = useDict('charge_basis')
  const { charges } = useFreight()
  const demand = { ...lane, mode: tender.mode }
  const accepted = basesOf(row.code, { demand, value: tender.cargo.value, charges })
  // An older draft or a pasted row may hold another basis: offer it until it is changed.
  const offered = CHARGE_BASES.filter((basis) => accepted.includes(basis) || basis === row.basis)
  const isOpen = offered.length > 1
  // Never replace the select by text while it may have the focus.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!isOpen && !wasOpen) return <span className="ct-grid-fixed">{bases.labelOf(row.basis)}</span>
  return (
    <>
      <select
        data-row={place}
        data-col="basis"
        className="ct-grid-input"
        name={name}
        aria-label={t('bid.grid.basis.of', { charge })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        value={row.basis}
        onChange={(event) => {
          const basis = event.target.value as ChargeBasis
          const isoCode = isPerBox(basis) ? row.isoCode : ''
          onChange({
            basis,
            isoCode,
            qty: lockedQty({ basis, group: row.group, isoCode: isoCode || undefined }, demand),
          })
        }}
      >
        {offered.map((basis) => (
          <option key={basis} value={basis}>
            {bases.labelOf(basis)}
          </option>
        ))}
      </select>
      {error && (
        <span className="ct-grid-error" id={`${name}-error`}>
          {error}
        </span>
      )}
    </>
  )
}
