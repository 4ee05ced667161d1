import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { plainNumber } from '@/shared/number.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Money } from '@/ui/Money.tsx'
import { useSettling } from '@/ui/NumberField.tsx'
import { hasCost, lineMargin } from '../../ownCost.ts'
import type { ChargeRow } from '../../quoteForm.ts'

interface CostProps {
  row: ChargeRow
  place: number
  line: ChargeLine | undefined
  typed: string
  onType: (text: string) => void
}

/** The bidder's own cost per unit and the margin of the line. Has no form name, so it is never submitted. */
export function CostCell({ row, place, line, typed, onType }: CostProps) {
  const t = useText()
  const { chargeName, boxCode } = useFreight()
  const box = boxCode(row.isoCode)
  const charge = `${row.code} ${chargeName(row.code)}${box ? ` ${box}` : ''}`
  const { onBlur } = useSettling(typed, onType)
  const margin = lineMargin(row, typed, line)
  return (
    <td className="ct-grid-own" data-label={t('bid.cost.column')}>
      {hasCost(row) && (
        <>
          <input
            className="ct-grid-input ct-grid-mono ct-end"
            inputMode="decimal"
            autoComplete="off"
            data-row={place}
            data-col="cost"
            aria-label={t('bid.cost.of', { charge })}
            value={typed}
            onChange={(event) => onType(plainNumber(event.target.value))}
            onFocus={(event) => event.target.select()}
            onBlur={onBlur}
          />
          {margin && (
            <span className={margin.amount.amount.startsWith('-') ? 'ct-margin ct-margin-loss' : 'ct-margin'}>
              <Money value={margin.amount} />
              {margin.percent !== undefined && <span>{t('bid.cost.percent', { percent: margin.percent })}</span>}
            </span>
          )}
        </>
      )}
    </td>
  )
}
