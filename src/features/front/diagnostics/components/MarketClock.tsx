import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import { ADVANCE_HOURS_MAX } from '@/contract/demo/limits.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { durationText } from '@/i18n/duration.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { TextField } from '@/ui/Field.tsx'
import type { Market } from '../useMarket.ts'

const HOUR_MS = 3_600_000

interface ClockProps {
  market: Market
  aheadMs: number
  /** How long the last market day took, ms. */
  dayMs: number | undefined
}

/** The market's live time, with buttons to advance it: deadlines pass, robots act, jobs run. */
export function MarketClock({ market, aheadMs, dayMs }: ClockProps) {
  const t = useText()
  const formats = useFormats()
  const now = useServerNow()
  const [hours, setHours] = useState('72')
  const [isWrong, setWrong] = useState(false)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = Number(hours)
    const isRight = hours.trim() !== '' && wanted >= 0.1 && wanted <= ADVANCE_HOURS_MAX
    setWrong(!isRight)
    if (isRight) market.advance(Math.round(wanted * HOUR_MS))
  }
  return (
    <Card>
      <h3>{t('diagnostics.mock.clock')}</h3>
      <p className="ct-mocktime">
        <small>{t('diagnostics.mock.now')}</small>
        <time dateTime={new Date(now).toISOString()}>{formats.dateTime(new Date(now).toISOString())}</time>
        <small>
          {t('diagnostics.mock.ahead')} {durationText(t, aheadMs / 60_000)}
        </small>
        {dayMs !== undefined && <small>{t('diagnostics.mock.day', { ms: dayMs })}</small>}
      </p>
      <div className="ct-mockrow">
        <Button isBusy={market.isBusy} onClick={() => market.advance(HOUR_MS)}>
          {t('diagnostics.mock.advance1')}
        </Button>
        <Button isBusy={market.isBusy} onClick={() => market.advance(24 * HOUR_MS)}>
          {t('diagnostics.mock.advance24')}
        </Button>
      </div>
      <form className="ct-mockrow" noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('diagnostics.mock.hours')}
          inputMode="decimal"
          maxLength={8}
          value={hours}
          error={isWrong ? t('diagnostics.mock.hours.wrong') : undefined}
          onChange={(event) => setHours(event.target.value)}
        />
        <Button type="submit" isBusy={market.isBusy}>
          {t('diagnostics.mock.advance')}
        </Button>
      </form>
    </Card>
  )
}
