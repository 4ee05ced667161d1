import type { Payers } from '@/contract/trade/tender/payers/schemas.ts'
import { paidAtOf } from '@/contract/trade/tender/payers/split.ts'
import { SPLIT_GROUPS } from '@/contract/trade/tender/payers/values.ts'
import { Colon } from '@/ui/Colon.tsx'
import { useDict, useFreight } from './useReferences.ts'

/** Who pays what, as text: each group of charges, then the charges that differ from theirs. */
export function PayersText({ payers }: { payers: Payers }) {
  const { charges } = useFreight()
  const groupName = useDict('charge_group').labelOf
  const { labelOf } = useDict('paid_at')
  const lines = [
    ...SPLIT_GROUPS.map((group) => [groupName(group), payers.split[group]] as const),
    ...charges
      .filter(({ code }) => payers.except.includes(code))
      .map((charge) => [charge.code, paidAtOf(payers, charge)] as const),
  ]
  return lines.map(([name, end]) => (
    <div key={name}>
      {name}
      <Colon />
      {labelOf(end)}
    </div>
  ))
}
