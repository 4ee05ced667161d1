import type { ContractTerms } from '@/contract/money/order/contract/schemas.ts'
import type { ContractShipment } from '@/contract/money/order/contract/version/schemas.ts'
import { ORDER_CUT_OFFS } from '@/contract/money/order/schedule/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { useCountries, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** What is shipped, on which sailing and for whom, and what was agreed since; nothing in a contract without all these. */
export function SheetShipment({ terms }: { terms: ContractTerms }) {
  const cargo = useCargo(terms)
  const parties = useParties(terms.shipment?.parties)
  const sailings = useSailings(terms)
  const later = useLater(terms)
  const items = [...cargo, ...parties, ...sailings, ...later]
  return items.length > 0 && <DefinitionGrid items={items} />
}

const lines = (label: string, texts: readonly string[]): DefinitionItem[] =>
  texts.length > 0 ? [{ label, value: texts.map((text) => <div key={text}>{text}</div>), span: 2 }] : []

function useCargo({ shipment, cargo, readyDate }: ContractTerms): DefinitionItem[] {
  const t = useText()
  const { locale } = useLocale()
  const { number } = useFormats()
  const { boxCode } = useFreight()
  const goods = shipment?.cargo ?? cargo
  if (!goods) return []
  const name = shipment ? shipment.cargo.name : wordsIn(locale, cargo?.nameZh ?? '', cargo?.nameEn)
  const { hsCode, dg, reefer } = goods
  const { weights = [], packages = [], value, truck } = shipment ?? {}
  const ready = shipment?.readyDate ?? readyDate
  const load =
    cargo && !shipment ? { pieces: cargo.pieces, kg: Number(cargo.grossKg), cbm: Number(cargo.cbm) } : undefined
  return [
    { label: t('cargo.name'), value: <TypedText>{name}</TypedText>, span: 2 },
    ...(hsCode ? [{ label: t('cargo.hsCode'), value: <span className="ct-code">{hsCode}</span> }] : []),
    ...(ready ? [{ label: t(truck ? 'order.booked.pickupDay' : 'order.booked.ready'), value: ready }] : []),
    ...(value ? [{ label: t('order.booked.value'), value: <Money value={value} /> }] : []),
    ...(load ? [{ label: t('contract.load'), value: t('common.cargo.loose', load), span: 2 as const }] : []),
    ...lines(
      t('cargo.kg'),
      weights.map(({ isoCode, kg }) =>
        isoCode ? t('cargo.kg.box', { box: boxCode(isoCode), kg: number(kg) }) : `${number(kg)} kg`,
      ),
    ),
    ...lines(
      t('order.booked.packages'),
      packages.map(({ pieces, lengthCm, widthCm, heightCm, kg }) =>
        t('order.booked.row', {
          pieces: number(pieces),
          size: `${lengthCm} × ${widthCm} × ${heightCm} cm`,
          kg: number(kg),
        }),
      ),
    ),
    ...(dg ? [{ label: t('cargo.dangerous'), value: `UN ${dg.unNo} · ${dg.class} · PG ${dg.packingGroup}` }] : []),
    ...(reefer ? [{ label: t('cargo.reefer'), value: `${number(reefer.setC)} °C` }] : []),
    ...(truck
      ? (['pickup', 'drop'] as const).map((end) => ({
          label: t(`order.booked.${end}`),
          value: <TypedText>{truck[end]}</TypedText>,
          span: 2 as const,
        }))
      : []),
  ]
}

function useParties(parties: ContractShipment['parties']): DefinitionItem[] {
  const t = useText()
  const nameOf = useNameOf()
  const { countries } = useCountries()
  if (!parties) return []
  return (['shipper', 'consignee', 'notify'] as const).map((role) => {
    const party = parties[role]
    const country = countries.find(({ code }) => code === party?.country)
    return {
      label: t(`order.booked.${role}`),
      span: 2,
      value: party ? (
        <>
          <TypedText>{party.name}</TypedText>
          <div className="ct-dim">
            <TypedText>{party.address}</TypedText> · {country ? nameOf(country) : party.country}
          </div>
        </>
      ) : (
        t('order.booked.notify.same')
      ),
    }
  })
}

/** The sailings that were fixed with their cut-offs, in the time of the port of loading, and the containers. */
function useSailings({ schedule = [], containers = [], lanes }: ContractTerms): DefinitionItem[] {
  const t = useText()
  const { dateTime } = useFormats()
  const { zoneOf, boxCode } = useFreight()
  const items = schedule.flatMap(({ laneNo, sailing, cutOffs }): DefinitionItem[] => {
    const lane = lanes.find((one) => one.laneNo === laneNo)
    const at = (iso: string, port: string | undefined) => dateTime(iso, zoneOf(port))
    const cuts = ORDER_CUT_OFFS.flatMap((name) => {
      const time = cutOffs[name]
      return time === undefined ? [] : [`${t(`order.schedule.${name}`)} ${at(time, lane?.pol)}`]
    })
    const { vessel, voyage, etd, eta } = sailing
    return [
      {
        label: t('contract.fixed', { no: laneNo }),
        span: 4,
        value: (
          <>
            {vessel} {voyage} · ETD {at(etd, lane?.pol)} · ETA {at(eta, lane?.pod)}
            {cuts.map((cut) => (
              <div key={cut}>{cut}</div>
            ))}
          </>
        ),
      },
    ]
  })
  return [
    ...items,
    ...lines(
      t('contract.containers'),
      containers.map(({ no, isoCode, sealNo }) => [no, boxCode(isoCode), sealNo].filter(Boolean).join(' · ')),
    ),
  ]
}

/** Additions agreed to and credit notes, in order. */
function useLater({ additions = [], credits = [] }: ContractTerms): DefinitionItem[] {
  const t = useText()
  const { dateTime } = useFormats()
  const { chargeName } = useFreight()
  const listOf = (
    label: string,
    all: readonly { code: string; amount: ContractTerms['total']; reason: string; at: string; no?: string }[],
  ) =>
    all.length === 0
      ? []
      : [
          {
            label,
            span: 4 as const,
            value: all.map(({ code, amount, reason, at, no }, index) => (
              <div key={`${at} ${index}`}>
                {no} {code} {chargeName(code)} <Money value={amount} /> · {dateTime(at)} ·{' '}
                <TypedText>{reason}</TypedText>
              </div>
            )),
          },
        ]
  return [...listOf(t('contract.additions'), additions), ...listOf(t('contract.credits'), credits)]
}
