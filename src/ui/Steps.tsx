import { useText } from '@/i18n/useText.ts'
import './steps.css'

/** Position in a sequence; `current` counts from 0. Completed steps are clickable when `onPick` is given. */
export interface StepsProps {
  label: string
  items: readonly string[]
  current: number
  onPick?: ((index: number) => void) | undefined
}

/** Numbered steps with the current one marked. */
export function Steps({ label, items, current, onPick }: StepsProps) {
  const t = useText()
  return (
    <nav className="ct-steps" aria-label={label}>
      <ol className="ct-steps-list">
        {items.map((title, index) => {
          const state = index < current ? 'done' : index === current ? 'now' : 'next'
          const inner = (
            <>
              <span className="ct-step-number">{index + 1}</span>
              <span>{title}</span>
            </>
          )
          return (
            <li key={title} className={`ct-step ct-step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
              {onPick && state === 'done' ? (
                <button type="button" className="ct-step-in" onClick={() => onPick(index)}>
                  {inner}
                </button>
              ) : (
                <span className="ct-step-in">{inner}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p className="ct-steps-position">{t('ui.steps.position', { current: current + 1, total: items.length })}</p>
    </nav>
  )
}
