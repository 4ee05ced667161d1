import { useId } from 'react'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { MAX_COMPARED } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import type { Compare } from '../useCompare.ts'
import '@/ui/compare.css'

/** Checkbox that adds a listing to the comparison; shows the reason if it cannot be added. */
export function CompareTick({ row, compare }: { row: ListingSummary; compare: Compare }) {
  const t = useText()
  const id = useId()
  const { ids, notTaken, toggle } = compare
  const why = notTaken?.id === row.id ? notTaken.why : undefined
  return (
    <span className="ct-compare-tick">
      <CheckBox
        label={t('market.compare.tick')}
        aria-label={t('market.compare.tick.of', { title: row.title })}
        aria-describedby={why && id}
        checked={ids.includes(row.id)}
        onChange={() => toggle(row)}
      />
      {why && (
        <span id={id} role="alert" className="ct-compare-why">
          {t(`market.compare.not.${why}`, { most: MAX_COMPARED })}
        </span>
      )}
    </span>
  )
}
