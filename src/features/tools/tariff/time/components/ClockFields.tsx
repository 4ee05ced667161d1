import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { useFocusSoon } from '@/ui/useFocusSoon.ts'
import { FigureField } from '../../components/FigureField.tsx'
import { MAX_DAYS, MAX_STEPS, readSteps, stepStarts, writeSteps } from '../../sums/freeTime.ts'
import type { StepText } from '../../sums/freeTime.ts'

/** Typical free days; examples only. */
const EXAMPLES = ['5', '7', '10', '14', '21']

/** Props of `ClockFields`. */
interface ClockFieldsProps {
  id: string
  title: string
  currency: string
  free: string | undefined
  steps: string | undefined
  onFree: (value: string) => void
  onSteps: (value: string) => void
}

/** Free days and tariff of one period. */
export function ClockFields({ id, title, currency, free, steps, onFree, onSteps }: ClockFieldsProps) {
  const t = useText()
  const focusSoon = useFocusSoon()
  const rows = readSteps(steps)
  const write = (next: readonly StepText[]) => onSteps(writeSteps(next))
  const focusStep = (at: number) =>
    focusSoon(() => document.querySelector<HTMLElement>(`[data-step="${id}${String(at)}"] input`))
  const starts = stepStarts(rows)
  return (
    <fieldset className="ct-tariff-group">
      <legend>{title}</legend>
      <div className="ct-tariff-stack">
        <div className="ct-tariff-fields">
          <FigureField label={t('timeTool.free')} value={free} max={MAX_DAYS} isRequired onChange={onFree} />
          <div className="ct-tariff-row">
            <span className="ct-dim">{t('timeTool.examples')}</span>
            {EXAMPLES.map((days) => (
              <Button
                key={days}
                size="small"
                aria-pressed={free === days}
                aria-label={t('timeTool.example', { title, days })}
                onClick={() => onFree(days)}
              >
                {days}
              </Button>
            ))}
          </div>
        </div>
        {rows.map((row, at) => {
          const patch = (next: Partial<StepText>) =>
            write(rows.map((one, place) => (place === at ? { ...one, ...next } : one)))
          return (
            // Steps have no id; they are only appended or removed, and their inputs have no own state.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at} className="ct-tariff-step" data-step={`${id}${String(at)}`}>
              <span>{t('timeTool.step.from', { from: starts[at] ?? 1 })}</span>
              <FigureField
                label={t('timeTool.step.to')}
                hint={at === rows.length - 1 ? t('timeTool.step.open') : undefined}
                value={row.to}
                max={MAX_DAYS}
                zero={false}
                onChange={(to) => patch({ to })}
              />
              <FigureField
                label={t('timeTool.step.rate', { currency })}
                value={row.rate}
                max={1_000_000}
                isRequired
                onChange={(rate) => patch({ rate })}
              />
              {rows.length > 1 && (
                <Button
                  variant="quiet"
                  aria-label={t('timeTool.step.remove', { step: at + 1, title })}
                  onClick={() => {
                    write(rows.filter((_, place) => place !== at))
                    focusStep(Math.max(0, at - 1))
                  }}
                >
                  {t('common.action.remove')}
                </Button>
              )}
            </div>
          )
        })}
        {rows.length < MAX_STEPS && (
          <div className="ct-tariff-row">
            <Button
              size="small"
              aria-label={t('timeTool.step.add.of', { title })}
              onClick={() => {
                write([...rows, { to: '', rate: '' }])
                focusStep(rows.length)
              }}
            >
              {t('timeTool.step.add')}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}
