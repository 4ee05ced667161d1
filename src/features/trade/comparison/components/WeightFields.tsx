import type { Weights } from '@/contract/trade/tender/draft.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from '@/ui/Field.tsx'

const PARTS = ['price', 'transit', 'freeTime', 'rating'] as const
const TEXT = {
  price: 'comparison.weights.price',
  transit: 'comparison.weights.transit',
  freeTime: 'comparison.weights.freeTime',
  rating: 'comparison.weights.rating',
} as const

interface WeightsProps {
  weights: Weights
  onChange: (weights: Weights) => void
}

/** Weights of the score. */
export function WeightFields({ weights, onChange }: WeightsProps) {
  const t = useText()
  return (
    <div className="ct-weights" role="group" aria-label={t('comparison.weights')}>
      {PARTS.map((part) => (
        <TextField
          key={part}
          label={`${t(TEXT[part])} %`}
          type="number"
          min={0}
          max={100}
          value={weights[part]}
          onChange={(event) =>
            onChange({ ...weights, [part]: Math.min(100, Math.max(0, Math.trunc(Number(event.target.value) || 0))) })
          }
        />
      ))}
    </div>
  )
}

/** How the score is made of the weights, or why there is none. */
export function WeightsNote({ weights, sum }: { weights: Weights; sum: number }) {
  const t = useText()
  if (sum !== 100)
    return (
      <p className="ct-danger" role="alert">
        {t('comparison.weights.sum', { sum })}
      </p>
    )
  return (
    <details>
      <summary>{t('comparison.weights.how')}</summary>
      <p className="ct-dim">{t('comparison.weights.formula', weights)}</p>
    </details>
  )
}
