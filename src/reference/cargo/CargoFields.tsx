import { DG_CLASSES, PACKING_GROUPS } from '@/contract/trade/tender/values.ts'
import { CARGO_NAME_MAX } from '@/contract/trade/tender/limits.ts'
import { takesDangerous } from '@/contract/market/booking/shipment/needs.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { HsCombobox } from '../hs/HsCombobox.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import type { CargoForm } from './form.ts'

const EMPTY_DG = { unNo: '', class: '', packingGroup: '' } as const

interface FieldsProps {
  /** Path of the cargo before the field names, e.g. `cargo.cargo`. */
  at: string
  cargo: CargoForm
  mode: TransportMode
  /** In a reefer: its temperature is asked for. */
  isCold: boolean
  /** Class of a row of fields. */
  rows: string
  /** What not to write into the name. */
  contacts?: string
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<CargoForm>) => void
}

/** The cargo of a booking or call-off: name, HS code, and what is dangerous or cold. */
export function CargoFields({ at, cargo, mode, isCold, rows, contacts, errorOf, onChange }: FieldsProps) {
  const t = useText()
  const { locale } = useLocale()
  const { dg } = cargo
  return (
    <>
      <div className={rows}>
        <TextField
          name={`${at}.name`}
          label={t('cargo.name')}
          isRequired
          maxLength={CARGO_NAME_MAX}
          value={cargo.name}
          error={errorOf(`${at}.name`)}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <HsCombobox
          name={`${at}.hsCode`}
          label={t('cargo.hsCode')}
          hint={t('cargo.hsCode.hint')}
          isRequired
          value={cargo.hsCode}
          error={errorOf(`${at}.hsCode`)}
          onType={(hsCode) => onChange({ hsCode })}
          onPick={(hit) =>
            onChange({
              hsCode: hit.code,
              name: cargo.name || wordsIn(locale, hit.nameZh, hit.nameEn).slice(0, CARGO_NAME_MAX),
            })
          }
          foundText={(count) => t('cargo.found', { count })}
          withdrawn={{
            mark: t('cargo.withdrawn'),
            choose: (code) => t('cargo.choose', { code }),
          }}
        />
        {isCold && (
          <>
            <NumberField
              name={`${at}.reefer.setC`}
              label={t('cargo.setC')}
              isRequired
              value={cargo.setC}
              error={errorOf(`${at}.reefer.setC`)}
              onValue={(setC) => onChange({ setC })}
            />
            <NumberField
              name={`${at}.reefer.ventCbmH`}
              label={t('cargo.vent')}
              inputMode="numeric"
              value={cargo.ventCbmH}
              onValue={(ventCbmH) => onChange({ ventCbmH })}
            />
          </>
        )}
      </div>
      {contacts !== undefined && <ContactHint text={cargo.name} hint={contacts} />}
      {takesDangerous({ mode }) ? (
        <CheckBox
          label={t('cargo.dg')}
          checked={dg !== undefined}
          onChange={({ target }) => onChange({ dg: target.checked ? EMPTY_DG : undefined })}
        />
      ) : (
        <p className="ct-dim">{t('cargo.noDg')}</p>
      )}
      {dg && (
        <>
          <div className={rows}>
            <TextField
              name={`${at}.dg.unNo`}
              label={t('cargo.unNo')}
              isRequired
              inputMode="numeric"
              value={dg.unNo}
              error={errorOf(`${at}.dg.unNo`)}
              onChange={({ target }) => onChange({ dg: { ...dg, unNo: target.value } })}
            />
            <SelectField
              name={`${at}.dg.class`}
              label={t('cargo.class')}
              isRequired
              none={t('cargo.select')}
              value={dg.class}
              error={errorOf(`${at}.dg.class`)}
              onChange={(value) => onChange({ dg: { ...dg, class: value } })}
              options={choicesOf(DG_CLASSES)}
            />
            <SelectField
              name={`${at}.dg.packingGroup`}
              label={t('cargo.group')}
              isRequired
              none={t('cargo.select')}
              value={dg.packingGroup}
              error={errorOf(`${at}.dg.packingGroup`)}
              onChange={(packingGroup) => onChange({ dg: { ...dg, packingGroup } })}
              options={choicesOf(PACKING_GROUPS)}
            />
          </div>
          <Notice tone="warn">{t('cargo.dg.note')}</Notice>
        </>
      )}
    </>
  )
}
