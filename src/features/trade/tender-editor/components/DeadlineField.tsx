import { useApi } from '@/api/ApiContext.tsx'
import { useServerNow } from '@/api/useServerNow.ts'
import { MIN_QUOTING_HOURS } from '@/contract/trade/tender/lifecycle.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { useIssue } from '../IssueContext.ts'
import { fromLocalInput, hoursFrom, toLocalInput, zoneName } from '@/ui/localTime.ts'

const PICKS = [
  { hours: 4, text: 'issue.deadline.4h' },
  { hours: 24, text: 'issue.deadline.24h' },
  { hours: 72, text: 'issue.deadline.3d' },
] as const

/** Quoting deadline in the user's time zone; presets are relative to server time. */
export function DeadlineField() {
  const t = useText()
  const { relative } = useFormats()
  const { clock } = useApi()
  const now = useServerNow(30_000)
  const { form, set, errorOf } = useIssue()
  const { deadline } = form.draft
  const zone = zoneName(new Date(deadline ?? now))
  return (
    <div className="ct-issue-deadline">
      <DateField
        name="deadline"
        hasTime
        label={t('issue.field.deadline')}
        isRequired
        hint={[
          t('issue.deadline.zone', { zone }),
          deadline ? relative(deadline, now) : t('issue.deadline.least', { hours: MIN_QUOTING_HOURS }),
        ].join(' · ')}
        error={errorOf('deadline')}
        value={toLocalInput(deadline)}
        onChange={(next) => set('deadline', fromLocalInput(next))}
      />
      <div className="ct-issue-picks" role="group" aria-label={t('issue.deadline.picks')}>
        {PICKS.map(({ hours, text }) => (
          <Button key={hours} size="small" onClick={() => set('deadline', hoursFrom(clock.now(), hours))}>
            {t(text)}
          </Button>
        ))}
      </div>
    </div>
  )
}
