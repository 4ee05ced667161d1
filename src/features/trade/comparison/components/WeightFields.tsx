import type { Weights } from '@/contract/trade/tender/draft.ts'
import { allWeights, weightMax, weightParts } from '@/contract/trade/tender/weights.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from '@/ui/Field.tsx'

const TEXT = {
  price: 'comparison.weights.price',
  transit: 'comparison.weights.transit',
  freeTime: 'comparison.weights.freeTime',
  rating: 'comparison.weights.rating',
  co2: 'comparison.weights.co2',
} as const

interface WeightsProps {
  mode: TransportMode
  weights: Weights
  onChange: (weights: Weights) => void
}

const weightIn = (typed: string, max: number): number => Math.min(max, Math.max(0, Math.trunc(Number(typed) || 0)))

/** Weights of the score. */
export function WeightFields({ mode, weights, onChange }: WeightsProps) {
  const t = useText()
  return (
    <div className="ct-weights" role="group" aria-label={t('comparison.weights')}>
      {weightParts(mode).map((part) => (
        <TextField
          key={part}
          label={`${t(TEXT[part])} %`}
          type="number"
          min={0}
          max={weightMax(part, mode)}
          value={weights[part] ?? 0}
          onChange={(event) => onChange({ ...weights, [part]: weightIn(event.target.value, weightMax(part, mode)) })}
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
      <p className="ct-dim">{t('comparison.weights.formula', allWeights(weights))}</p>
    </details>
  )
}
