import type { CargoParty, Shipment } from '@/contract/market/booking/shipment/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { PayersText } from '@/reference/PayersText.tsx'
import { useGoodsFacts } from '@/reference/cargo/useGoodsFacts.tsx'
import { useCountries, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** What was booked or called off to be shipped, the same for both sides but for what is hidden before the deal. */
export function ShipmentSection({ order: { booking, callOff, side, lanes } }: { order: OrderDetail }) {
  const t = useText()
  const goods = useGoodsFacts()
  const carriage = useCarriageFacts()
  const services = useServiceFacts()
  const parties = usePartyFacts()
  if (callOff?.cargo) {
    const { cargo, weights = [], readyDate } = callOff
    return (
      <Section title={t('order.booked')}>
        <DefinitionGrid items={[...goods({ cargo, weights }), { label: t('order.booked.ready'), value: readyDate }]} />
      </Section>
    )
  }
  if (!booking?.shipment) return null
  const { shipment } = booking
  const hidesParties = side === 'SELLER' && shipment.incoterm !== undefined && !shipment.parties
  return (
    <Section title={t('order.booked')} note={hidesParties ? t('order.booked.hidden') : undefined}>
      <DefinitionGrid
        items={[...goods(shipment), ...carriage(shipment, lanes[0]?.pol), ...services(booking), ...parties(shipment)]}
      />
    </Section>
  )
}

function useCarriageFacts(): (shipment: Shipment, pol: string | undefined) => DefinitionItem[] {
  const t = useText()
  const { date, number } = useFormats()
  const { zoneOf } = useFreight()
  return ({ sailing, readyDate, packages, truck, incoterm, payers }, pol) => {
    const rows = packages.map(({ pieces, lengthCm, widthCm, heightCm, kg }) =>
      t('order.booked.row', {
        pieces: number(pieces),
        size: `${lengthCm} × ${widthCm} × ${heightCm} cm`,
        kg: number(kg),
      }),
    )
    return [
      { label: t(truck ? 'order.booked.pickupDay' : 'order.booked.ready'), value: readyDate },
      ...(sailing
        ? [
            {
              label: t('order.booked.sailing'),
              value: `${sailing.vessel} ${sailing.voyage} · ETD ${date(sailing.etd, zoneOf(pol))}`,
              span: 2 as const,
            },
          ]
        : []),
      ...listFact(t('order.booked.packages'), rows),
      ...(truck
        ? (['pickup', 'drop'] as const).map((end) => ({
            label: t(`order.booked.${end}`),
            value: <TypedText>{truck[end]}</TypedText>,
            span: 2 as const,
          }))
        : []),
      ...(incoterm ? [{ label: t('order.booked.incoterm'), value: incoterm }] : []),
      ...(payers ? [{ label: t('order.booked.payers'), value: <PayersText payers={payers} />, span: 2 as const }] : []),
    ]
  }
}

/** Optional services taken with it, and what the goods are worth if one of them is priced by that. */
function useServiceFacts(): (booking: NonNullable<OrderDetail['booking']>) => DefinitionItem[] {
  const t = useText()
  const { chargeName } = useFreight()
  return ({ services = [], shipment }) => [
    ...listFact(
      t('order.booked.services'),
      services.map((code) => `${code} ${chargeName(code)}`),
    ),
    ...(shipment?.value ? [{ label: t('order.booked.value'), value: <Money value={shipment.value} /> }] : []),
  ]
}

function listFact(label: string, lines: readonly string[]): DefinitionItem[] {
  if (lines.length === 0) return []
  return [{ label, value: lines.map((line) => <div key={line}>{line}</div>), span: 2 }]
}

function usePartyFacts(): (shipment: Shipment) => DefinitionItem[] {
  const t = useText()
  const nameOf = useNameOf()
  const { countries } = useCountries()
  const cellOf = ({ name, address, country, contact }: CargoParty) => {
    const found = countries.find(({ code }) => code === country)
    return (
      <>
        <div>
          <TypedText>{name}</TypedText>
        </div>
        <div className="ct-dim">
          <TypedText>{address}</TypedText> · {found ? nameOf(found) : country}
        </div>
        <div className="ct-dim">
          <TypedText>{contact}</TypedText>
        </div>
      </>
    )
  }
  return ({ parties }) => {
    if (!parties) return []
    const { shipper, consignee, notify } = parties
    return [
      { label: t('order.booked.shipper'), value: cellOf(shipper), span: 2 },
      { label: t('order.booked.consignee'), value: cellOf(consignee), span: 2 },
      {
        label: t('order.booked.notify'),
        value: notify ? cellOf(notify) : t('order.booked.notify.same'),
        span: 2,
      },
    ]
  }
}
