import { useId } from 'react'
import { DESCRIPTION_MAX } from '@/contract/coupon/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { Field } from '@/ui/Field.tsx'
import { useForm } from '../FormContext.ts'
import { Grid, WholeField } from './inputs.tsx'

const MOST_HAND_OVERS = 5

/** Rules of use and remarks. */
export function UseFields() {
  const t = useText()
  const { values: draft, set, errorOf } = useForm()
  const wrong = errorOf('counterCash')
  const wrongId = useId()
  return (
    <>
      <div className="ct-batch-flags">
        {(['stackable', 'transferable'] as const).map((field) => (
          <CheckBox
            key={field}
            name={field}
            label={t(`batchForm.flag.${field}`)}
            checked={draft[field]}
            onChange={(event) => set(field, event.target.checked)}
          />
        ))}
        {draft.kind === 'CASH' && (
          <>
            <CheckBox
              name="counterCash"
              label={t('batchForm.flag.counterCash')}
              checked={draft.counterCash === true}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? wrongId : undefined}
              onChange={(event) => set('counterCash', event.target.checked)}
            />
            {wrong && (
              <p id={wrongId} className="ct-field-error" role="alert">
                {wrong}
              </p>
            )}
          </>
        )}
      </div>
      {draft.transferable && (
        <Grid>
          <WholeField
            label={t('batchForm.handOvers')}
            name="maxHandOvers"
            hint={t('batchForm.handOvers.hint', { max: MOST_HAND_OVERS })}
            digits={1}
            value={draft.maxHandOvers}
            onValue={(count) => set('maxHandOvers', count ?? 0)}
          />
        </Grid>
      )}
      <Field
        label={t('batchForm.description')}
        hint={t('batchForm.description.hint', { count: draft.description.length, max: DESCRIPTION_MAX })}
        error={errorOf('description')}
      >
        {(control) => (
          <textarea
            {...control}
            name="description"
            className="ct-input ct-batch-text"
            rows={3}
            maxLength={DESCRIPTION_MAX}
            value={draft.description}
            onChange={(event) => set('description', event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
