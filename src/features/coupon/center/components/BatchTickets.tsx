import type { CenterBatch } from '@/contract/coupon/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { BatchCard } from './BatchCard.tsx'
import './center.css'

interface TicketsProps {
  rows: readonly CenterBatch[]
  isStale: boolean
  /** Reloads, when a batch opens or ends. */
  onTurn: () => void
}

/** Batches as tickets. */
export function BatchTickets({ rows, isStale, onTurn }: TicketsProps) {
  const t = useText()
  return (
    <ul
      className={isStale ? 'ct-tickets ct-stale' : 'ct-tickets'}
      aria-busy={isStale}
      aria-label={t('couponCenter.list')}
    >
      {rows.map((row) => (
        <li key={row.id}>
          <BatchCard row={row} onTurn={onTurn} />
        </li>
      ))}
    </ul>
  )
}
