import type { Weights } from '@/contract/trade/tender/draft.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from '@/ui/Field.tsx'

interface WeightsProps {
  weights: Weights
  sum: number
  onChange: (weights: Weights) => void
}

const PARTS = ['price', 'transit', 'freeTime', 'rating'] as const
const TEXT = {
  price: 'comparison.weights.price',
  transit: 'comparison.weights.transit',
  freeTime: 'comparison.weights.freeTime',
  rating: 'comparison.weights.rating',
} as const

/** Weights of the score; the formula expands below. */
export function WeightFields({ weights, sum, onChange }: WeightsProps) {
  const t = useText()
  return (
    <div>
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
      {sum === 100 ? (
        <details>
          <summary>{t('comparison.weights.how')}</summary>
          <p className="ct-dim">{t('comparison.weights.formula', weights)}</p>
        </details>
      ) : (
        <p className="ct-danger" role="alert">
          {t('comparison.weights.sum', { sum })}
        </p>
      )}
    </div>
  )
}
