import { useText } from '@/i18n/useText.ts'
import type { Sailing } from '@/contract/tools/schedule/schemas.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { MAX_VIA, SERVICE_MAX, TRANSIT_DAYS_MAX } from '@/contract/trade/bid/carriage/limits.ts'
import { SailingPicker } from '@/reference/carriage/SailingPicker.tsx'
import { ViaFields } from '@/reference/carriage/ViaFields.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { TextField } from '@/ui/Field.tsx'
import { CountField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { useForm } from '../FormContext.ts'
import { FreeTimeSection } from './FreeTimeSection.tsx'

/** Carriage facts of the first picked sailing, for fields that are still empty. */
function factsOf(sailing: Sailing, draft: ListingDraft): Partial<ListingDraft> {
  return {
    ...(!draft.carrierScac && { carrierScac: sailing.carrierScac }),
    ...(!draft.service && { service: sailing.serviceCode }),
    ...(draft.transitDays === undefined && {
      transitDays: sailing.transitDays,
      direct: sailing.transhipments.length === 0,
      via: sailing.transhipments.slice(0, MAX_VIA),
    }),
  }
}

/** Carrier, service, sailings, and the free time included in the price. */
export function CarriageSection() {
  const t = useText()
  const { values: draft } = useForm()
  const bySea = draft.mode === 'FCL' || draft.mode === 'LCL'
  return (
    <div className="ct-listing-block">
      <Carriage bySea={bySea} />
      {bySea && (
        <>
          <h3 className="ct-listing-sub">{t('listing.carriage.sailings')}</h3>
          <Sailings />
        </>
      )}
      {draft.mode !== 'AIR' && (
        <>
          <h3 className="ct-listing-sub">{t('listing.carriage.free')}</h3>
          <FreeTimeSection />
        </>
      )}
    </div>
  )
}

function Carriage({ bySea }: { bySea: boolean }) {
  const t = useText()
  const { carriers, carrierName } = useFreight()
  const { values: draft, set, update, errorOf } = useForm()
  return (
    <div className="ct-listing-grid">
      {bySea && (
        <SelectField
          label={t('listing.field.carrier')}
          name="carrierScac"
          value={draft.carrierScac ?? ''}
          error={errorOf('carrierScac')}
          onChange={(scac) => set('carrierScac', scac)}
          none={t('listing.field.carrier.any')}
          options={carriers.map(({ scac }) => ({ value: scac, label: carrierName(scac) }))}
        />
      )}
      <TextField
        label={t('listing.carriage.service')}
        name="service"
        maxLength={SERVICE_MAX}
        value={draft.service ?? ''}
        error={errorOf('service')}
        onChange={(event) => set('service', event.target.value)}
      />
      <CountField
        label={t('listing.field.transit')}
        name="transitDays"
        maxLength={String(TRANSIT_DAYS_MAX).length}
        value={draft.transitDays}
        error={errorOf('transitDays')}
        onValue={(days) => set('transitDays', days ? Math.min(days, TRANSIT_DAYS_MAX) : undefined)}
      />
      <ViaFields
        at=""
        mode={draft.mode}
        direct={draft.direct}
        via={draft.via}
        errorOf={errorOf}
        onChange={(patch) => update((before) => ({ ...before, ...patch }))}
      />
    </div>
  )
}

function Sailings() {
  const t = useText()
  const { values: draft, update, errorOf } = useForm()
  const { pol = '', pod = '', validFrom, validTo, sailings } = draft
  return (
    <div className="ct-listing-rows">
      <SailingPicker
        at="sailings"
        asked={{ pol, pod, etdFrom: validFrom, etdTo: validTo }}
        intro={
          pol === '' || pod === ''
            ? t('listing.carriage.ports')
            : t('listing.carriage.window', { from: validFrom, to: validTo })
        }
        none={t('listing.carriage.none')}
        rows={sailings}
        keyOf={(_, index) => `${index}-${sailings.length}`}
        isTyped={() => false}
        rowOf={(pick) => pick}
        errorOf={errorOf}
        onChange={(rows, picked) =>
          update((before) => ({ ...before, ...(picked && factsOf(picked, before)), sailings: rows }))
        }
      />
    </div>
  )
}
