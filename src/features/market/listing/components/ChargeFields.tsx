import { MAX_LISTING_CHARGES } from '@/contract/market/listing/limits.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { CHARGE_BASES, CHARGE_STATES } from '@/contract/trade/bid/values.ts'
import { unitOf } from '@/contract/market/listing/price.ts'
import { CURRENCIES } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { SelectField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { lineOf } from '../form.ts'
import { useForm } from '../FormContext.ts'

/** Price lines, each per unit. */
export function ChargeFields() {
  const t = useText()
  const { charges } = useFreight()
  const { draft, update, set, errorOf } = useForm()
  const error = errorOf('charges')
  const next = charges.find(({ code }) => !draft.charges.some((line) => line.code === code))
  return (
    <div className="ct-listing-block" data-field="charges" tabIndex={-1}>
      <div className="ct-listing-grid">
        <SelectField
          label={t('listing.field.currency')}
          name="currency"
          hint={t('listing.field.currency.hint')}
          value={draft.currency}
          onChange={(event) => set('currency', currencyOf(event.target.value))}
        >
          <CurrencyOptions />
        </SelectField>
      </div>
      {draft.charges.map((line, index) => (
        <ChargeRow key={`${index}-${draft.charges.length}`} line={line} index={index} />
      ))}
      {error && (
        <p className="ct-field-error" role="alert">
          {error}
        </p>
      )}
      {next && draft.charges.length < MAX_LISTING_CHARGES && (
        <span>
          <Button
            size="small"
            onClick={() =>
              update((before) => ({ ...before, charges: [...before.charges, lineOf(next, before.mode)] }), 'charges')
            }
          >
            {t('listing.charge.add')}
          </Button>
        </span>
      )}
    </div>
  )
}

function currencyOf(text: string) {
  return CURRENCIES.find((one) => one === text) ?? 'USD'
}

function CurrencyOptions() {
  return CURRENCIES.map((code) => (
    <option key={code} value={code}>
      {code}
    </option>
  ))
}

function ChargeRow({ line, index }: { line: ChargeInput; index: number }) {
  const t = useText()
  const { charges, chargeName } = useFreight()
  const bases = useDict('charge_basis')
  const states = useDict('charge_state')
  const { draft, update, errorOf } = useForm()
  const at = `charges.${index}`
  const change = (make: (before: ChargeInput) => ChargeInput, field: string) =>
    update(
      (before) => ({ ...before, charges: before.charges.map((one, place) => (place === index ? make(one) : one)) }),
      `${at}.${field}`,
      'charges',
    )
  const isBoxes = unitOf(draft.kind, draft.mode) === 'CONTAINER' && line.basis === 'PER_CONTAINER'
  return (
    <fieldset className={isBoxes ? 'ct-listing-charge' : 'ct-listing-charge ct-listing-charge-short'}>
      <legend className="ct-hidden">{t('listing.charge.line', { no: index + 1 })}</legend>
      <SelectField
        label={t('listing.charge.code')}
        name={`${at}.code`}
        value={line.code}
        error={errorOf(`${at}.code`)}
        onChange={(event) => {
          const charge = charges.find(({ code }) => code === event.target.value)
          if (charge)
            change(
              (before) => ({ ...lineOf(charge, draft.mode), unitPrice: before.unitPrice, state: before.state }),
              '',
            )
        }}
      >
        {charges.map(({ code }) => (
          <option key={code} value={code}>
            {`${code} · ${chargeName(code)}`}
          </option>
        ))}
      </SelectField>
      {isBoxes && <BoxOf line={line} index={index} onChange={change} />}
      <SelectField
        label={t('listing.charge.basis')}
        name={`${at}.basis`}
        value={line.basis}
        error={errorOf(`${at}.basis`)}
        onChange={(event) =>
          change((before) => {
            const { isoCode: _, ...rest } = before
            return { ...rest, basis: CHARGE_BASES.find((one) => one === event.target.value) ?? rest.basis }
          }, 'basis')
        }
      >
        {CHARGE_BASES.map((basis) => (
          <option key={basis} value={basis}>
            {bases.labelOf(basis)}
          </option>
        ))}
      </SelectField>
      <NumberField
        label={t('listing.charge.price')}
        name={`${at}.unitPrice`}
        disabled={line.state !== 'QUOTED'}
        value={line.state === 'QUOTED' ? line.unitPrice : ''}
        error={errorOf(`${at}.unitPrice`)}
        onValue={(unitPrice) => change((before) => ({ ...before, unitPrice }), 'unitPrice')}
      />
      <SelectField
        label={t('listing.charge.currency')}
        name={`${at}.currency`}
        value={line.currency}
        onChange={(event) => change((before) => ({ ...before, currency: currencyOf(event.target.value) }), 'currency')}
      >
        <CurrencyOptions />
      </SelectField>
      <SelectField
        label={t('listing.charge.state')}
        name={`${at}.state`}
        value={line.state}
        onChange={(event) =>
          change(
            (before) => ({
              ...before,
              state: CHARGE_STATES.find((one) => one === event.target.value) ?? before.state,
            }),
            'state',
          )
        }
      >
        {CHARGE_STATES.map((state) => (
          <option key={state} value={state}>
            {states.labelOf(state)}
          </option>
        ))}
      </SelectField>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('listing.charge.remove', { name: chargeName(line.code) })}
        onClick={() =>
          update((before) => ({ ...before, charges: before.charges.filter((_, place) => place !== index) }), 'charges')
        }
      >
        {t('common.action.remove')}
      </Button>
    </fieldset>
  )
}

interface BoxProps {
  line: ChargeInput
  index: number
  onChange: (make: (before: ChargeInput) => ChargeInput, field: string) => void
}

function BoxOf({ line, index, onChange }: BoxProps) {
  const t = useText()
  const { containerTypes } = useFreight()
  const { draft } = useForm()
  const offered = containerTypes.filter(({ isoCode }) => draft.stock.some((one) => one.isoCode === isoCode))
  return (
    <SelectField
      label={t('listing.field.box')}
      name={`charges.${index}.isoCode`}
      value={line.isoCode ?? ''}
      onChange={(event) =>
        onChange((before) => {
          const { isoCode: _, ...rest } = before
          const isoCode = event.target.value
          return isoCode === '' ? rest : { ...rest, isoCode }
        }, 'isoCode')
      }
    >
      <option value="">{t('listing.charge.allBoxes')}</option>
      {offered.map(({ isoCode, code }) => (
        <option key={isoCode} value={isoCode}>
          {code}
        </option>
      ))}
    </SelectField>
  )
}
