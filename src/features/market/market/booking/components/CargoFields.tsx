import { DG_CLASSES, PACKING_GROUPS } from '@/contract/trade/tender/values.ts'
import { CARGO_NAME_MAX } from '@/contract/trade/tender/limits.ts'
import { isReeferType, takesDangerous } from '@/contract/market/booking/shipment/needs.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { HsCombobox } from '@/reference/hs/HsCombobox.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { itemsOf } from '../quantities.ts'
import type { PartProps } from '../part.ts'
import { Group } from './Group.tsx'

const EMPTY_DG = { unNo: '', class: '', packingGroup: '' } as const

/** The cargo: name, HS code, and what is dangerous or cold. */
export function CargoFields({ listing, form, shipment, setShipment }: PartProps) {
  const t = useText()
  const { locale } = useLocale()
  const { dg } = shipment
  const isCold = itemsOf(listing, form.values.typed).some(({ isoCode }) => isReeferType(isoCode))
  return (
    <Group title={t('market.booking.cargo')}>
      <div className="ct-booking-fields">
        <TextField
          name="shipment.cargo.name"
          label={t('market.booking.cargo.name')}
          isRequired
          maxLength={CARGO_NAME_MAX}
          value={shipment.name}
          error={form.errorOf('shipment.cargo.name')}
          onChange={({ target }) => setShipment({ name: target.value })}
        />
        <HsCombobox
          name="shipment.cargo.hsCode"
          label={t('market.booking.cargo.hsCode')}
          hint={t('market.booking.cargo.hsCode.hint')}
          isRequired
          value={shipment.hsCode}
          error={form.errorOf('shipment.cargo.hsCode')}
          onType={(hsCode) => setShipment({ hsCode })}
          onPick={(hit) =>
            setShipment({
              hsCode: hit.code,
              name: shipment.name || wordsIn(locale, hit.nameZh, hit.nameEn).slice(0, CARGO_NAME_MAX),
            })
          }
          foundText={(count) => t('market.booking.cargo.found', { count })}
          withdrawn={{
            mark: t('market.booking.cargo.withdrawn'),
            choose: (code) => t('market.booking.cargo.choose', { code }),
          }}
        />
        {isCold && (
          <>
            <NumberField
              name="shipment.cargo.reefer.setC"
              label={t('market.booking.cargo.setC')}
              isRequired
              value={shipment.setC}
              error={form.errorOf('shipment.cargo.reefer.setC')}
              onValue={(setC) => setShipment({ setC })}
            />
            <NumberField
              name="shipment.cargo.reefer.ventCbmH"
              label={t('market.booking.cargo.vent')}
              inputMode="numeric"
              value={shipment.ventCbmH}
              onValue={(ventCbmH) => setShipment({ ventCbmH })}
            />
          </>
        )}
      </div>
      <ContactHint text={shipment.name} hint={t('market.contacts')} />
      {takesDangerous(listing) ? (
        <CheckBox
          label={t('market.booking.cargo.dg')}
          checked={dg !== undefined}
          onChange={({ target }) => setShipment({ dg: target.checked ? EMPTY_DG : undefined })}
        />
      ) : (
        <p className="ct-dim">{t('market.booking.cargo.noDg')}</p>
      )}
      {dg && (
        <>
          <div className="ct-booking-fields">
            <TextField
              name="shipment.cargo.dg.unNo"
              label={t('market.booking.cargo.unNo')}
              isRequired
              inputMode="numeric"
              value={dg.unNo}
              error={form.errorOf('shipment.cargo.dg.unNo')}
              onChange={({ target }) => setShipment({ dg: { ...dg, unNo: target.value } })}
            />
            <SelectField
              name="shipment.cargo.dg.class"
              label={t('market.booking.cargo.class')}
              isRequired
              none={t('market.booking.choose')}
              value={dg.class}
              error={form.errorOf('shipment.cargo.dg.class')}
              onChange={(value) => setShipment({ dg: { ...dg, class: value } })}
              options={choicesOf(DG_CLASSES)}
            />
            <SelectField
              name="shipment.cargo.dg.packingGroup"
              label={t('market.booking.cargo.group')}
              isRequired
              none={t('market.booking.choose')}
              value={dg.packingGroup}
              error={form.errorOf('shipment.cargo.dg.packingGroup')}
              onChange={(packingGroup) => setShipment({ dg: { ...dg, packingGroup } })}
              options={choicesOf(PACKING_GROUPS)}
            />
          </div>
          <Notice tone="warn">{t('market.booking.cargo.dg.note')}</Notice>
        </>
      )}
    </Group>
  )
}
