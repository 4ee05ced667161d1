import { useServerNow } from '@/api/useServerNow.ts'
import type { CouponValidity } from '@/contract/coupon/draft.ts'
import { useText } from '@/i18n/useText.ts'
import { DateField } from '@/ui/DateField.tsx'
import { fromLocalInput, toLocalInput, zoneName } from '@/ui/localTime.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { useForm } from '../FormContext.ts'
import { Grid, Radios, WholeField } from './inputs.tsx'

const TYPES = ['RELATIVE', 'ABSOLUTE'] as const
const DAY_MS = 24 * 3_600_000
const USUAL_DAYS = 30

/** Collection period and validity. */
export function TimeFields() {
  const t = useText()
  const now = useServerNow(0)
  const { values: draft, set, errorOf } = useForm()
  const { validity } = draft
  const become = (type: CouponValidity['type']) => {
    if (type === validity.type) return
    const claimEnd = Date.parse(draft.claimTo)
    const end = Number.isNaN(claimEnd) ? now : claimEnd
    set(
      'validity',
      type === 'RELATIVE'
        ? { type, startAfterDays: 0, daysAfterClaim: USUAL_DAYS }
        : { type, from: marketDay(now), to: marketDay(end + USUAL_DAYS * DAY_MS) },
    )
  }
  return (
    <>
      <Grid>
        {(['claimFrom', 'claimTo'] as const).map((field) => (
          <DateField
            key={field}
            label={t(`batchForm.time.${field}`)}
            name={field}
            hasTime
            isRequired
            hint={t('batchForm.zone', { zone: zoneName(new Date(now)) })}
            value={toLocalInput(draft[field])}
            error={errorOf(field)}
            onChange={(next) => set(field, fromLocalInput(next) ?? '')}
          />
        ))}
      </Grid>
      <Radios
        legend={t('batchForm.validity')}
        name="validity"
        value={validity.type}
        options={TYPES.map((value) => ({ value, label: t(`batchForm.validity.${value}`) }))}
        onValue={become}
      />
      <Grid>
        {validity.type === 'RELATIVE' ? (
          <>
            <WholeField
              label={t('batchForm.days')}
              name="validity.daysAfterClaim"
              isRequired
              digits={3}
              value={validity.daysAfterClaim}
              onValue={(days) => set('validity', { ...validity, daysAfterClaim: days ?? 0 })}
            />
            <WholeField
              label={t('batchForm.startAfter')}
              name="validity.startAfterDays"
              hint={t('batchForm.startAfter.hint')}
              digits={3}
              isZeroShown
              value={validity.startAfterDays}
              onValue={(days) => set('validity', { ...validity, startAfterDays: days ?? 0 })}
            />
          </>
        ) : (
          (['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              label={t(`batchForm.use.${end}`)}
              name={`validity.${end}`}
              isRequired
              hint={t('batchForm.use.zone')}
              value={validity[end]}
              error={errorOf(`validity.${end}`)}
              onChange={(next) => set('validity', { ...validity, [end]: next })}
            />
          ))
        )}
      </Grid>
    </>
  )
}
