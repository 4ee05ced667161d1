import { useRef } from 'react'
import { MAX_TIERS } from '@/contract/trade/bid/carriage/limits.ts'
import type { TierClock } from '@/contract/trade/bid/carriage/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import type { TierRow } from './freeTimeForm.ts'
import { firstDays } from './freeTimeForm.ts'

interface TierProps {
  clock: TierClock
  /** Path of the clock's tiers. */
  at: string
  rows: readonly TierRow[]
  errorOf: (field: string) => string | undefined
  onChange: (rows: TierRow[]) => void
}

/** Rates a container and day of one clock: each begins where the one before ends, the last has no end. */
export function TierFields({ clock, at, rows, errorOf, onChange }: TierProps) {
  const t = useText()
  const add = useRef<HTMLButtonElement>(null)
  const name = t(`common.tier.${clock}`)
  const from = firstDays(rows)
  const change = (index: number, part: Partial<TierRow>) =>
    onChange(rows.map((row, no) => (no === index ? { ...row, ...part } : row)))
  return (
    <div className="ct-carriage-tiers" role="group" aria-label={t('carriage.tier.title', { clock: name })}>
      <strong>{t('carriage.tier.title', { clock: name })}</strong>
      {rows.map((row, index) => {
        const day = from[index] ?? '\u2026'
        const isLast = index === rows.length - 1
        return (
          // Rates have no id; their order is their identity.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="ct-carriage-fields">
            {isLast ? (
              <p className="ct-carriage-open">{t('carriage.tier.open', { day })}</p>
            ) : (
              <NumberField
                label={t('carriage.tier.to', { day })}
                aria-label={t('carriage.tier.to.of', { clock: name, day })}
                inputMode="numeric"
                name={`${at}.${index}.toDay`}
                value={row.toDay}
                error={errorOf(`${at}.${index}.toDay`)}
                onValue={(toDay) => change(index, { toDay })}
              />
            )}
            <NumberField
              label={t('carriage.tier.rate')}
              aria-label={t('carriage.tier.rate.of', { clock: name, day })}
              name={`${at}.${index}.rate`}
              value={row.rate}
              error={errorOf(`${at}.${index}.rate`)}
              onValue={(rate) => change(index, { rate })}
            />
            <Button
              size="small"
              variant="quiet"
              aria-label={t('carriage.tier.remove', { clock: name, day })}
              onClick={() => {
                onChange(rows.filter((_, no) => no !== index))
                add.current?.focus()
              }}
            >
              {t('common.action.remove')}
            </Button>
          </div>
        )
      })}
      <Button
        ref={add}
        size="small"
        disabled={rows.length >= MAX_TIERS}
        onClick={() => onChange([...rows, { toDay: '', rate: '' }])}
      >
        {t(rows.length === 0 ? 'carriage.tier.first' : 'carriage.tier.add')}
      </Button>
    </div>
  )
}
