import { MAX_LISTING_CHARGES } from '@/contract/market/listing/limits.ts'
import type { ListingCharge } from '@/contract/market/listing/draft.ts'
import { mayBeOptional } from '@/contract/market/listing/rules.ts'
import { CHARGE_BASES, CHARGE_STATES } from '@/contract/trade/bid/values.ts'
import { unitOf } from '@/contract/market/listing/kinds.ts'
import { CURRENCIES } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { lineOf } from '../form.ts'
import { useForm } from '../FormContext.ts'

/** Price lines, each per unit. */
export function ChargeFields() {
  const t = useText()
  const { charges } = useFreight()
  const { values: draft, update, set, errorOf } = useForm()
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
          onChange={(currency) => set('currency', currency)}
          options={choicesOf(CURRENCIES)}
        />
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
            onClick={() => update((before) => ({ ...before, charges: [...before.charges, lineOf(next, before.mode)] }))}
          >
            {t('listing.charge.add')}
          </Button>
        </span>
      )}
    </div>
  )
}

function ChargeRow({ line, index }: { line: ListingCharge; index: number }) {
  const t = useText()
  const { charges, chargeName } = useFreight()
  const bases = useDict('charge_basis')
  const states = useDict('charge_state')
  const { values: draft, update, errorOf } = useForm()
  const at = `charges.${index}`
  const change = (make: (before: ListingCharge) => ListingCharge) =>
    update((before) => ({
      ...before,
      charges: before.charges.map((one, place) => (place === index ? make(one) : one)),
    }))
  const isBoxes = unitOf(draft.kind, draft.mode) === 'CONTAINER' && line.basis === 'PER_CONTAINER'
  return (
    <fieldset className={isBoxes ? 'ct-listing-charge' : 'ct-listing-charge ct-listing-charge-short'}>
      <legend className="ct-hidden">{t('listing.charge.line', { no: index + 1 })}</legend>
      <SelectField
        label={t('listing.charge.code')}
        name={`${at}.code`}
        value={line.code}
        error={errorOf(`${at}.code`)}
        onChange={(chosen) => {
          const charge = charges.find(({ code }) => code === chosen)
          if (charge)
            change((before) => ({
              ...lineOf(charge, draft.mode),
              unitPrice: before.unitPrice,
              state: before.state,
            }))
        }}
        options={charges.map(({ code }) => ({ value: code, label: `${code} · ${chargeName(code)}` }))}
      />
      {isBoxes && <BoxOf line={line} index={index} onChange={change} />}
      <SelectField
        label={t('listing.charge.basis')}
        name={`${at}.basis`}
        value={line.basis}
        error={errorOf(`${at}.basis`)}
        onChange={(basis) =>
          change((before) => {
            const { isoCode: _, ...rest } = before
            return { ...rest, basis }
          })
        }
        options={choicesOf(CHARGE_BASES, bases.labelOf)}
      />
      <NumberField
        label={t('listing.charge.price')}
        name={`${at}.unitPrice`}
        disabled={line.state !== 'QUOTED'}
        value={line.state === 'QUOTED' ? line.unitPrice : ''}
        error={errorOf(`${at}.unitPrice`)}
        onValue={(unitPrice) => change((before) => ({ ...before, unitPrice }))}
      />
      <SelectField
        label={t('listing.charge.currency')}
        name={`${at}.currency`}
        value={line.currency}
        onChange={(currency) => change((before) => ({ ...before, currency }))}
        options={choicesOf(CURRENCIES)}
      />
      <SelectField
        label={t('listing.charge.state')}
        name={`${at}.state`}
        value={line.state}
        onChange={(state) => change((before) => ({ ...before, state }))}
        options={choicesOf(CHARGE_STATES, states.labelOf)}
      />
      {mayBeOptional(line, draft) && (
        <CheckBox
          label={t('listing.charge.optional')}
          name={`${at}.optional`}
          checked={line.optional === true}
          onChange={({ target }) => change((before) => ({ ...before, optional: target.checked }))}
        />
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t('listing.charge.remove', { name: chargeName(line.code) })}
        onClick={() =>
          update((before) => ({ ...before, charges: before.charges.filter((_, place) => place !== index) }))
        }
      >
        {t('common.action.remove')}
      </Button>
    </fieldset>
  )
}

interface BoxProps {
  line: ListingCharge
  index: number
  onChange: (make: (before: ListingCharge) => ListingCharge) => void
}

function BoxOf({ line, index, onChange }: BoxProps) {
  const t = useText()
  const { containerTypes } = useFreight()
  const { values: draft } = useForm()
  const offered = containerTypes.filter(({ isoCode }) => draft.stock.some((one) => one.isoCode === isoCode))
  return (
    <SelectField
      label={t('listing.field.box')}
      name={`charges.${index}.isoCode`}
      value={line.isoCode ?? ''}
      onChange={(isoCode) =>
        onChange((before) => {
          const { isoCode: _, ...rest } = before
          return isoCode === '' ? rest : { ...rest, isoCode }
        })
      }
      none={t('listing.charge.allBoxes')}
      options={offered.map(({ isoCode, code }) => ({ value: isoCode, label: code }))}
    />
  )
}
