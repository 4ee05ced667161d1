import { isBookable, unitOf } from '@/contract/market/listing/kinds.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useDict, useFreight, useNameOf, useProvinces } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { DateText, DaySpan } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { LazyRouteMap, RouteMapSpace } from '@/ui/LazyRouteMap.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** All other facts as label-value pairs, with a chart for a lane. */
export function ListingFacts({ listing }: { listing: ListingDetail }) {
  const t = useText()
  const { portOf, portName, isComing } = useFreight()
  const lane = useLaneFacts(listing)
  const general = useGeneralFacts(listing)
  const from = listing.pol ? portOf(listing.pol) : undefined
  const to = listing.pod ? portOf(listing.pod) : undefined
  return (
    <>
      {listing.pol && (
        <Section title={t('market.detail.route')}>
          <div className="ct-market-route">
            {isComing && listing.pod && <RouteMapSpace shape={3.2} />}
            {from && to && (
              <LazyRouteMap
                from={{ ...from, name: portName(from.unlocode) }}
                to={{ ...to, name: portName(to.unlocode) }}
                shape={3.2}
              />
            )}
            <DefinitionGrid items={lane} />
          </div>
        </Section>
      )}
      <FreeTime listing={listing} />
      <Section title={t('market.detail.what')}>
        <DefinitionGrid items={general} />
      </Section>
    </>
  )
}

function useLaneFacts(listing: ListingDetail): DefinitionItem[] {
  const t = useText()
  const { portName, carrierName } = useFreight()
  const { mode, pol = '', pod = '', carrierScac, service, via, transitDays } = listing
  const label = (end: 'pol' | 'pod') =>
    t(mode === 'AIR' || mode === 'RAIL' ? `market.fact.${end}.${mode}` : `market.fact.${end}`)
  return [
    { label: label('pol'), value: `${pol} ${portName(pol)}` },
    { label: label('pod'), value: `${pod} ${portName(pod)}` },
    ...(carrierScac ? [{ label: t('market.fact.carrier'), value: carrierName(carrierScac) }] : []),
    ...(service ? [{ label: t('market.fact.service'), value: service }] : []),
    ...(transitDays ? [{ label: t('market.fact.transit'), value: t('common.unit.day', { count: transitDays }) }] : []),
    ...(isBookable(listing.kind)
      ? [
          {
            label: t('market.fact.via'),
            value: listing.direct
              ? t('market.fact.direct')
              : via.map((code) => `${code} ${portName(code)}`).join(' · ') || t('market.fact.transshipped'),
          },
        ]
      : []),
  ]
}

function useGeneralFacts(listing: ListingDetail): DefinitionItem[] {
  const t = useText()
  const { number } = useFormats()
  const services = useDict('service_type')
  const nameOf = useNameOf()
  const { provinces } = useProvinces()
  const province = provinces.find(({ code }) => code === listing.provinceCode)
  const { cargo, cityName, place, emptyFrom, emptyTo, remarks, minOrder, kind, mode } = listing
  return [
    { label: t('market.fact.kind'), value: <DictText dict="listing_kind" code={kind} /> },
    { label: t('market.fact.mode'), value: <DictText dict="transport_mode" code={mode} /> },
    { label: t('market.fact.validity'), value: <DaySpan from={listing.validFrom} to={listing.validTo} /> },
    ...(isBookable(kind)
      ? [{ label: t('market.fact.minOrder'), value: t(`market.count.unit.${unitOf(kind, mode)}`, { count: minOrder }) }]
      : []),
    ...(cityName
      ? [
          {
            label: t('market.fact.place'),
            value: (
              <>
                {province && `${nameOf(province)} `}
                <TypedText>{cityName}</TypedText>
              </>
            ),
          },
        ]
      : []),
    ...(place ? [{ label: t('market.fact.spot'), value: <TypedText>{place}</TypedText>, span: 2 as const }] : []),
    ...(listing.services.length > 0
      ? [
          {
            label: t('market.fact.services'),
            value: listing.services.map((code) => services.labelOf(code)).join(' · '),
          },
        ]
      : []),
    ...(emptyFrom ? [{ label: t('market.fact.emptyFrom'), value: <DateText value={emptyFrom} /> }] : []),
    ...(emptyTo ? [{ label: t('market.fact.emptyTo'), value: <DateText value={emptyTo} /> }] : []),
    ...(cargo
      ? [
          { label: t('market.fact.cargo'), value: <TypedText>{cargo.nameZh}</TypedText>, span: 2 as const },
          { label: t('market.fact.gross'), value: `${number(cargo.grossKg)} kg` },
          { label: t('market.fact.volume'), value: `${number(cargo.cbm)} CBM` },
          { label: t('market.fact.ready'), value: cargo.readyDate },
        ]
      : []),
    ...(remarks
      ? [{ label: t('market.fact.remarks'), value: <TypedText>{remarks}</TypedText>, span: 4 as const }]
      : []),
  ]
}

function FreeTime({ listing: { freeTime } }: { listing: ListingDetail }) {
  const t = useText()
  if (!freeTime) return null
  const days = (label: string, count: number) => ({ label, value: t('common.unit.day', { count }) })
  const { combinedDays, dayRate } = freeTime
  return (
    <Section title={t('market.detail.free')}>
      <DefinitionGrid
        items={[
          days(t('market.fact.free.originDet'), freeTime.originDetDays),
          ...(combinedDays === undefined
            ? [
                days(t('market.fact.free.destDem'), freeTime.destDemDays),
                days(t('market.fact.free.destDet'), freeTime.destDetDays),
              ]
            : [days(t('market.fact.free.combined'), combinedDays)]),
          ...(dayRate ? [{ label: t('market.fact.free.dayRate'), value: <Money value={dayRate} /> }] : []),
        ]}
      />
    </Section>
  )
}
