import type { Vehicle } from '@/contract/member/certification/schemas.ts'
import { AXLES, MAX_VEHICLES } from '@/contract/member/certification/values.ts'
import { PLATE_TYPED_MAX } from '@/contract/member/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { useForm } from '../FormContext.ts'

const EMPTY: Vehicle = { tractorPlate: '', trailerPlate: '', axles: 0, insuranceTo: '' }

/** Tractors with their trailers. */
export function VehiclesStep() {
  const t = useText()
  const { values: form, set, errorOf, isOpen } = useForm()
  const open = isOpen('vehicles')
  const error = errorOf('vehicles')
  const write = (index: number, patch: Partial<Vehicle>) =>
    set(
      'vehicles',
      form.vehicles.map((vehicle, at) => (at === index ? { ...vehicle, ...patch } : vehicle)),
    )
  return (
    <div className="ct-cert-vehicles" data-field="vehicles" tabIndex={-1}>
      {!open && <p className="ct-dim">{t('certification.locked')}</p>}
      {form.vehicles.map((vehicle, index) => (
        <fieldset key={index} className="ct-cert-vehicle" disabled={!open}>
          <legend>{t('certification.vehicle.no', { no: index + 1 })}</legend>
          <div className="ct-cert-grid">
            {(['tractorPlate', 'trailerPlate'] as const).map((field) => (
              <TextField
                key={field}
                label={t(`certification.vehicle.${field}`)}
                name={`vehicles.${index}.${field}`}
                isRequired
                autoComplete="off"
                spellCheck={false}
                maxLength={PLATE_TYPED_MAX}
                value={vehicle[field]}
                error={errorOf(`vehicles.${index}.${field}`)}
                onChange={(event) => write(index, { [field]: event.target.value.toUpperCase() })}
              />
            ))}
            <SelectField
              label={t('certification.vehicle.axles')}
              name={`vehicles.${index}.axles`}
              isRequired
              value={vehicle.axles === 0 ? '' : String(vehicle.axles)}
              error={errorOf(`vehicles.${index}.axles`)}
              onChange={(axles) => write(index, { axles: Number(axles) })}
              none={vehicle.axles === 0 ? t('certification.vehicle.choose') : undefined}
              options={choicesOf(AXLES.map(String))}
            />
            <DateField
              label={t('certification.vehicle.insuranceTo')}
              name={`vehicles.${index}.insuranceTo`}
              isRequired
              value={vehicle.insuranceTo}
              error={errorOf(`vehicles.${index}.insuranceTo`)}
              onChange={(next) => write(index, { insuranceTo: next })}
            />
          </div>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('certification.vehicle.remove', { no: index + 1 })}
            onClick={() =>
              set(
                'vehicles',
                form.vehicles.filter((_, at) => at !== index),
              )
            }
          >
            {t('common.action.remove')}
          </Button>
        </fieldset>
      ))}
      {error && (
        <p className="ct-field-error" role="alert">
          {error}
        </p>
      )}
      {open && form.vehicles.length < MAX_VEHICLES && (
        <Button onClick={() => set('vehicles', [...form.vehicles, EMPTY])}>{t('certification.vehicle.add')}</Button>
      )}
    </div>
  )
}
