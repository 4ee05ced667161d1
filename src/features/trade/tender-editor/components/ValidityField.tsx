import { USUAL_VALIDITY_DAYS } from '@/contract/trade/tender/defaults.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { useIssue } from '../IssueContext.ts'

/** Required validity of quotes; follows the deadline until the user sets a date. */
export function ValidityField() {
  const t = useText()
  const { form, out, proposals, amending, update, errorOf } = useIssue()
  const isProposed = form.draft.validityWantedTo === undefined && !form.isValidityBlank
  const write = (day: string | undefined, isValidityBlank: boolean) =>
    update((before) => ({ ...before, isValidityBlank, draft: { ...before.draft, validityWantedTo: day } }))
  const hint = !isProposed
    ? 'issue.validity.hint'
    : out.validityWantedTo
      ? 'issue.validity.auto'
      : 'issue.validity.wait'
  return (
    <div className="ct-issue-deadline">
      <DateField
        name="validityWantedTo"
        label={t('issue.field.validity')}
        isRequired
        hint={t(hint, { days: USUAL_VALIDITY_DAYS })}
        error={errorOf('validityWantedTo')}
        value={out.validityWantedTo ?? ''}
        onChange={(next) => write(next || undefined, next === '')}
      />
      {!isProposed && !amending && proposals.validity !== undefined && (
        <div className="ct-issue-picks">
          <Button size="small" variant="quiet" onClick={() => write(undefined, false)}>
            {t('issue.validity.back')}
          </Button>
        </div>
      )}
    </div>
  )
}
