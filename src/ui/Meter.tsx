import type { Tone } from './Chip.tsx'
import './chip.css'
import './panel.css'

/** Props of `Meter`: value and maximum, what it measures, and its text (e.g. "12 of 40 left"). */
export interface MeterProps {
  value: number
  max: number
  label: string
  text: string
  tone?: Tone | undefined
}

/** A bar styled as container ribs that shows a share, with its value as text. */
export function Meter({ value, max, label, text, tone = 'sea' }: MeterProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <div className={`ct-meter ct-tone-${tone}`}>
      <div
        className="ct-meter-track"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={text}
      >
        <span className="ct-meter-fill" style={{ inlineSize: `${share}%` }} />
      </div>
      <span className="ct-meter-text" aria-hidden="true">
        {text}
      </span>
    </div>
  )
}
