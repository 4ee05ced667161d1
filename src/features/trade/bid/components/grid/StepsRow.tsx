import { useRef, useState } from 'react'
import { MAX_BREAKS } from '@/contract/trade/bid/limits.ts'
import { takesBreaks, takesMinimum } from '@/contract/trade/bid/lineCost.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CloseIcon } from '@/ui/icons.tsx'
import { ratesText } from '@/ui/unitPriceText.ts'
import { typedBreaks } from '../../quoteInput.ts'
import type { BreakRow, ChargeRow } from '../../quoteForm.ts'
import type { ErrorOf } from '../../useQuoteForm.ts'
import { GridInput } from './GridInput.tsx'

interface StepsProps {
  row: ChargeRow
  /** Row index in display order, for keyboard navigation. */
  place: number
  /** Path of the line in the request body. */
  at: string
  /** Name of the charge, for the labels. */
  charge: string
  mode: TransportMode
  line: ChargeLine | undefined
  columns: number
  errorOf: ErrorOf
  onChange: (patch: Partial<ChargeRow>) => void
}

/** Weights at which air tariffs usually change; the next one is proposed. */
const USUAL_KG = [45, 100, 300, 500, 1000]

/** Minimum and weight breaks of a line, folded under it; nothing for a line that can have neither. */
export function StepsRow({ row, place, at, charge, mode, line, columns, errorOf, onChange }: StepsProps) {
  const t = useText()
  const formats = useFormats()
  const add = useRef<HTMLButtonElement>(null)
  const { minAmount = '', breaks = [] } = row
  const hasSome = minAmount !== '' || breaks.length > 0
  const [isOpen, setOpen] = useState(hasSome)
  if (row.state !== 'QUOTED' || !takesMinimum(mode, row.basis)) return null
  const hasBreaks = takesBreaks(mode, row.basis)
  const typed = typedBreaks(row)
  const errorAt = (one: BreakRow, field: keyof BreakRow) => {
    const index = typed.indexOf(one)
    return index < 0 ? undefined : errorOf(`${at}.breaks.${index}.${field}`)
  }
  const isWrong =
    errorOf(`${at}.minAmount`) !== undefined ||
    breaks.some((one) => errorAt(one, 'fromKg') !== undefined || errorAt(one, 'unitPrice') !== undefined)
  const set = (next: BreakRow[]) => onChange({ breaks: next })
  const change = (index: number, part: Partial<BreakRow>) =>
    set(breaks.map((one, no) => (no === index ? { ...one, ...part } : one)))
  const addBreak = () => {
    const last = Math.max(0, ...breaks.map(({ fromKg }) => Number(fromKg) || 0))
    set([...breaks, { fromKg: String(USUAL_KG.find((kg) => kg > last) ?? ''), unitPrice: '' }])
  }
  const nameOf = ({ fromKg }: BreakRow) => (fromKg === '' ? charge : `${charge} ${fromKg} kg`)
  return (
    <tr className="ct-grid-steps">
      <td colSpan={columns}>
        <details open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {t(hasBreaks ? 'bid.grid.steps' : 'bid.grid.minimum')}
            {hasSome && line && <span className="ct-dim"> {ratesText(t, formats, line)}</span>}
          </summary>
          <div className="ct-grid-steplist" role="group" aria-label={t('bid.grid.steps.of', { charge })}>
            <label>
              {t('bid.grid.minimum')}
              <GridInput
                place={place}
                col="minimum"
                name={`${at}.minAmount`}
                label={t('bid.grid.minimum.of', { charge })}
                value={minAmount}
                isOff={false}
                suffix={row.currency}
                error={errorOf(`${at}.minAmount`)}
                onChange={(text) => onChange({ minAmount: text })}
              />
            </label>
            {hasBreaks &&
              breaks.map((one, index) => (
                // Breaks have no id; their order is their identity.
                // oxlint-disable-next-line react/no-array-index-key
                <div key={index} className="ct-grid-step">
                  <GridInput
                    place={place}
                    col={`from-${index}`}
                    name={`${at}.breaks.${typed.indexOf(one)}.fromKg`}
                    label={t('bid.grid.break.from', { charge, no: index + 1 })}
                    value={one.fromKg}
                    isOff={false}
                    suffix="kg+"
                    error={errorAt(one, 'fromKg')}
                    onChange={(fromKg) => change(index, { fromKg })}
                  />
                  <GridInput
                    place={place}
                    col={`rate-${index}`}
                    name={`${at}.breaks.${typed.indexOf(one)}.unitPrice`}
                    label={t('bid.grid.break.price', { charge: nameOf(one) })}
                    value={one.unitPrice}
                    isOff={false}
                    suffix={row.currency}
                    error={errorAt(one, 'unitPrice')}
                    onChange={(unitPrice) => change(index, { unitPrice })}
                  />
                  <button
                    type="button"
                    className="ct-grid-remove"
                    aria-label={t('bid.grid.break.remove', { charge: nameOf(one) })}
                    onClick={() => {
                      set(breaks.filter((_, no) => no !== index))
                      add.current?.focus()
                    }}
                  >
                    <CloseIcon size={14} />
                  </button>
                </div>
              ))}
            {hasBreaks && (
              <Button ref={add} size="small" disabled={breaks.length >= MAX_BREAKS} onClick={addBreak}>
                {t('bid.grid.break.add')}
              </Button>
            )}
          </div>
          {hasBreaks && <p className="ct-dim ct-grid-keys">{t('bid.grid.steps.hint')}</p>}
        </details>
      </td>
    </tr>
  )
}
