import { isUsualHere } from '@/contract/reference/charges.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import { MAX_REQUIRED_CHARGES } from '@/contract/trade/tender/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { useIssue } from '../IssueContext.ts'
import { ChargeBox } from './ChargeBox.tsx'

const GROUPS = [
  'FREIGHT',
  'ORIGIN',
  'DESTINATION',
  'CONDITIONAL',
  'OPTIONAL',
] as const satisfies readonly ChargeType['group'][]
const GROUP_TEXT = {
  FREIGHT: 'issue.charges.FREIGHT',
  ORIGIN: 'issue.charges.ORIGIN',
  DESTINATION: 'issue.charges.DESTINATION',
  CONDITIONAL: 'issue.charges.CONDITIONAL',
  OPTIONAL: 'issue.charges.OPTIONAL',
} as const

/** The charges that every quote must answer; they follow mode and lane until the user changes them. */
export function ChargePicker() {
  const t = useText()
  const { charges, portOf } = useFreight()
  const { form, out, update, errorOf } = useIssue()
  const chosen = out.requiredCharges ?? []
  const error = errorOf('requiredCharges')
  const { mode = 'FCL', lanes } = form.draft
  const ends = (lanes ?? []).map((lane) => ({ pol: portOf(lane.pol ?? ''), pod: portOf(lane.pod ?? '') }))
  // Keep selected charges visible, even if the lanes have changed since.
  const offered = charges.filter(
    (charge) =>
      chosen.includes(charge.code) || (ends.length > 0 ? ends : [{}]).some((one) => isUsualHere(charge, mode, one)),
  )
  const toggle = (code: string, isOn: boolean) =>
    update((before) => ({
      ...before,
      autoCharges: false,
      draft: { ...before.draft, requiredCharges: isOn ? [...chosen, code] : chosen.filter((one) => one !== code) },
    }))
  return (
    <Section
      title={t('issue.section.charges')}
      note={t(form.autoCharges ? 'issue.charges.auto' : 'issue.charges.own', { count: chosen.length })}
      actions={
        form.autoCharges ? undefined : (
          <Button size="small" variant="quiet" onClick={() => update((before) => ({ ...before, autoCharges: true }))}>
            {t('issue.charges.back')}
          </Button>
        )
      }
    >
      <div data-field="requiredCharges" tabIndex={-1} className="ct-issue-charges">
        {error && (
          <p className="ct-issue-grouperror" role="alert">
            {error}
          </p>
        )}
        {GROUPS.map((group) => (
          <fieldset key={group} className="ct-issue-chargegroup">
            <legend>{t(GROUP_TEXT[group])}</legend>
            {offered
              .filter((charge) => charge.group === group)
              .map((charge) => (
                <ChargeBox
                  key={charge.code}
                  charge={charge}
                  isOn={chosen.includes(charge.code)}
                  isFull={chosen.length >= MAX_REQUIRED_CHARGES}
                  onToggle={toggle}
                />
              ))}
          </fieldset>
        ))}
      </div>
    </Section>
  )
}
