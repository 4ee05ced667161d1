import { useState } from 'react'
import { CHARGE_GROUPS } from '@/contract/trade/bid/values.ts'
import { isUsualHere } from '@/contract/reference/charges.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Select } from '@/ui/SelectField.tsx'
import { blankRow } from '../../quoteForm.ts'
import type { ChargeRow } from '../../quoteForm.ts'

interface AddProps {
  lane: TenderLane
  mode: TransportMode
  present: readonly ChargeRow[]
  onAdd: (row: ChargeRow) => void
}

/** Adds a charge that is usual on the lane as a blank line; the main charge may exist once per container type. */
export function AddCharge({ lane, mode, present, onAdd }: AddProps) {
  const t = useText()
  const groups = useDict('charge_group')
  const { charges, chargeName, portOf } = useFreight()
  const [code, setCode] = useState('')
  const ends = { pol: portOf(lane.pol), pod: portOf(lane.pod ?? '') }
  const free = charges.filter(
    (charge) =>
      isUsualHere(charge, mode, ends) && (!present.some((row) => row.code === charge.code) || lane.boxes.length > 1),
  )
  const add = () => {
    if (code === '') return
    onAdd(blankRow(code, lane, mode, charges))
    setCode('')
  }
  return (
    <div className="ct-grid-add">
      <Select
        look="mini"
        control={{ 'aria-label': t('bid.grid.add.choose') }}
        value={code}
        onChange={setCode}
        none={t('bid.grid.add.choose')}
        options={CHARGE_GROUPS.map((group) => ({
          label: groups.labelOf(group),
          options: free
            .filter((charge) => charge.group === group)
            .map((charge) => ({ value: charge.code, label: `${charge.code} ${chargeName(charge.code)}` })),
        })).filter(({ options }) => options.length > 0)}
      />
      <Button size="small" onClick={add} disabled={code === ''}>
        {t('bid.grid.add')}
      </Button>
    </div>
  )
}
