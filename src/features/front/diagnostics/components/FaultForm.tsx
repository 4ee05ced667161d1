import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { DELAY_MS_MAX } from '@/contract/demo/limits.ts'
import type { DemoFaults } from '@/contract/demo/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { Market } from '../useMarket.ts'

/** A whole number from 0 to `max`, or undefined. */
function whole(text: string, max: number): number | undefined {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : -1
  return value >= 0 && value <= max ? value : undefined
}

/** Simulates slow responses, errors and ended sessions. */
export function FaultForm({ market, faults }: { market: Market; faults: DemoFaults }) {
  const t = useText()
  const [delay, setDelay] = useState(String(faults.delayMs))
  const [errors, setErrors] = useState(String(faults.errorPct))
  const [isChecked, setChecked] = useState(false)
  const delayMs = whole(delay, DELAY_MS_MAX)
  const errorPct = whole(errors, 100)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (delayMs !== undefined && errorPct !== undefined) market.setFaults({ delayMs, errorPct })
  }
  const handleOff = () => {
    setDelay('0')
    setErrors('0')
    market.setFaults({ delayMs: 0, errorPct: 0 })
  }
  const isOn = faults.delayMs > 0 || faults.errorPct > 0
  return (
    <Card>
      <h3>{t('diagnostics.mock.faults')}</h3>
      <form className="ct-mockrow" noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('diagnostics.mock.delay')}
          inputMode="numeric"
          maxLength={6}
          value={delay}
          error={isChecked && delayMs === undefined ? t('diagnostics.mock.delay.wrong') : undefined}
          onChange={(event) => setDelay(event.target.value)}
        />
        <TextField
          label={t('diagnostics.mock.errors')}
          inputMode="numeric"
          maxLength={3}
          value={errors}
          error={isChecked && errorPct === undefined ? t('diagnostics.mock.errors.wrong') : undefined}
          onChange={(event) => setErrors(event.target.value)}
        />
        <Button type="submit" isBusy={market.isBusy}>
          {t('diagnostics.mock.apply')}
        </Button>
      </form>
      {isOn && (
        <div className="ct-mockrow">
          <Notice tone="warn">
            {t('diagnostics.mock.active', { delay: faults.delayMs, errors: faults.errorPct })}
          </Notice>
          <Button isBusy={market.isBusy} onClick={handleOff}>
            {t('diagnostics.mock.off')}
          </Button>
        </div>
      )}
      <div className="ct-mockrow">
        <Button variant="danger" isBusy={market.isBusy} onClick={market.endSessions}>
          {t('diagnostics.mock.end')}
        </Button>
      </div>
    </Card>
  )
}
