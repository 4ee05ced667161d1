import { SCOPE_MAX } from '@/contract/coupon/limits.ts'
import { TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import { USER_TYPES } from '@/contract/userType.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { useForm } from '../FormContext.ts'
import { CodePicker } from './CodePicker.tsx'
import { Checks, Grid } from './inputs.tsx'

/** Where the coupon is valid; blank means everywhere. */
export function ScopeFields() {
  const t = useText()
  const { labelOf: modeName } = useDict('transport_mode')
  const { containerTypes } = useFreight()
  const { values: draft, setScope } = useForm()
  const { scope } = draft
  return (
    <>
      <Checks
        legend={t('batchForm.modes')}
        field="scope.modes"
        options={TRANSPORT_MODES.map((value) => ({ value, label: modeName(value) }))}
        values={scope.modes}
        onValues={(modes) => setScope('modes', modes)}
      />
      <Lanes />
      <Grid>
        <CodePicker label={t('batchForm.pols')} field="pols" max={SCOPE_MAX.ports} />
        <CodePicker label={t('batchForm.pods')} field="pods" max={SCOPE_MAX.ports} />
        <CodePicker label={t('batchForm.carriers')} field="carriers" max={SCOPE_MAX.carriers} />
        {draft.kind !== 'FREE_ITEM' && (
          <CodePicker
            label={t('batchForm.charges')}
            hint={t('batchForm.charges.hint')}
            field="chargeCodes"
            max={SCOPE_MAX.charges}
          />
        )}
      </Grid>
      <Checks
        legend={t('batchForm.boxes')}
        field="scope.isoCodes"
        options={containerTypes.map(({ isoCode, code }) => ({ value: isoCode, label: code }))}
        values={scope.isoCodes}
        onValues={(isoCodes) => setScope('isoCodes', isoCodes)}
      />
      <Checks
        legend={t('batchForm.userTypes')}
        field="scope.userTypes"
        options={USER_TYPES.map((type) => ({ value: String(type), label: t(`common.userType.${type}`) }))}
        values={scope.userTypes.map(String)}
        onValues={(types) =>
          setScope(
            'userTypes',
            USER_TYPES.filter((type) => types.includes(String(type))),
          )
        }
      />
      <CheckBox
        label={t('batchForm.first')}
        checked={scope.firstOrderOnly}
        onChange={(event) => setScope('firstOrderOnly', event.target.checked)}
      />
    </>
  )
}

/** Port pairs, one per row. */
function Lanes() {
  const t = useText()
  const { ports } = useFreight()
  const { values: draft, setScope, errorOf } = useForm()
  const { lanes } = draft.scope
  const put = (index: number, end: 'pol' | 'pod', code: string | null) =>
    setScope(
      'lanes',
      lanes.map((lane, at) => (at === index ? { ...lane, [end]: code ?? '' } : lane)),
    )
  return (
    <fieldset className="ct-batch-lanes">
      <legend>{t('batchForm.lanes')}</legend>
      {lanes.map((lane, index) => {
        const field = `scope.lanes.${index}`
        const error = errorOf(field)
        return (
          <div key={`${index}-${lanes.length}`} className="ct-batch-lane" data-field={field} tabIndex={-1}>
            {(['pol', 'pod'] as const).map((end) => (
              <PortCombobox
                key={end}
                label={t(end === 'pol' ? 'batchForm.lane.pol' : 'batchForm.lane.pod', { no: index + 1 })}
                options={ports}
                value={lane[end] || null}
                error={end === 'pol' ? error : undefined}
                onChange={(code) => put(index, end, code)}
              />
            ))}
            <Button
              variant="quiet"
              aria-label={t('batchForm.lane.remove', { no: index + 1 })}
              onClick={() =>
                setScope(
                  'lanes',
                  lanes.filter((_, at) => at !== index),
                )
              }
            >
              {t('common.action.remove')}
            </Button>
          </div>
        )
      })}
      {lanes.length < SCOPE_MAX.lanes && (
        <Button size="small" onClick={() => setScope('lanes', [...lanes, { pol: '', pod: '' }])}>
          {t('batchForm.lane.add')}
        </Button>
      )}
    </fieldset>
  )
}
