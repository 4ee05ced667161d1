import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { unsaidCharges } from '../../expected.ts'
import { holdersIn, withState } from '../../included.ts'
import { offeredRows } from '../../offer.ts'
import { blankRow } from '../../quoteForm.ts'
import type { ChargeRow, LaneForm } from '../../quoteForm.ts'

interface UnsaidProps {
  lane: LaneForm
  asked: TenderLane
  mode: TransportMode
  onAdd: (row: ChargeRow) => void
}

/** Usual charges of this lane that the quote does not mention, each with buttons to add, include or rule it out. */
export function UnsaidCharges({ lane, asked, mode, onAdd }: UnsaidProps) {
  const t = useText()
  const { charges, portOf, laneName } = useFreight()
  const unsaid = unsaidCharges(lane, asked, mode, charges, portOf)
  const { chargeName } = useFreight()
  if (unsaid.length === 0) return null
  const add = (code: string, state: ChargeRow['state']) => {
    const row = blankRow(code, asked, mode, charges)
    onAdd({ ...row, ...withState(row, state, holdersIn(row, offeredRows(lane), asked, mode)) })
  }
  return (
    <Notice tone="warn">
      <div className="ct-unsaid">
        <strong>{t('bid.unsaid.title', { lane: laneName(portOf(asked.pod ?? '')?.lane ?? '') })}</strong>
        <ul>
          {unsaid.map(({ code }) => (
            <li key={code}>
              <span className="ct-unsaid-name">
                <span className="ct-grid-code">{code}</span> {chargeName(code)}
              </span>
              <span className="ct-unsaid-acts" role="group" aria-label={`${code} ${chargeName(code)}`}>
                <Button size="small" onClick={() => add(code, 'QUOTED')}>
                  {t('bid.unsaid.add')}
                </Button>
                <Button size="small" onClick={() => add(code, 'INCLUDED')}>
                  {t('bid.unsaid.included')}
                </Button>
                <Button size="small" onClick={() => add(code, 'NOT_APPLICABLE')}>
                  {t('bid.unsaid.none')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  )
}
