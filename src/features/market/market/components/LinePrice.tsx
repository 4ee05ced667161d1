import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Money } from '@/ui/Money.tsx'

/** Price of a charge: an amount or a percentage; included, excluded and at-cost charges as text. */
export function LinePrice({ line: { state, basis, unitPrice, currency } }: { line: ChargeLine }) {
  const bases = useDict('charge_basis')
  const states = useDict('charge_state')
  if (state !== 'QUOTED') return states.labelOf(state)
  if (basis === 'AT_COST') return bases.labelOf(basis)
  if (basis.startsWith('PERCENT')) return `${unitPrice}%`
  return <Money value={{ amount: unitPrice, currency }} />
}
