import { isBookable, unitOf } from '@/contract/market/listing/kinds.ts'
import type { ReactNode } from 'react'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { durationText } from '@/i18n/duration.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Chip } from '@/ui/Chip.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { DateText, PortTime, DaySpan } from '@/ui/DateText.tsx'
import { leftText } from '../quantities.ts'
import { Confirmed } from './Confirmed.tsx'

interface Fact {
  key: string
  label: string
  /** Returns nothing if the listing does not state it. */
  draw: (listing: ListingDetail, place: number) => ReactNode
}

/** Returns the compared facts other than prices, in display order; `fastest` are the indexes to highlight. */
export function useCompareFacts(fastest: readonly number[]): Fact[] {
  const t = useText()
  const { number } = useFormats()
  const { locale } = useLocale()
  const { carrierName, containerTypes, portName, portOf } = useFreight()
  const days = (count: number) => t('common.unit.day', { count })
  return [
    {
      key: 'where',
      label: t('market.compare.where'),
      draw: ({ pol, pod, cityName }) => (pol ? <LaneText pol={pol} pod={pod} /> : cityName),
    },
    {
      key: 'carrier',
      label: t('market.fact.carrier'),
      draw: ({ carrierScac }) => carrierScac && carrierName(carrierScac),
    },
    {
      key: 'transit',
      label: t('market.fact.transit'),
      draw: ({ transitDays }, place) =>
        transitDays && (
          <>
            {days(transitDays)} {fastest.includes(place) && <Chip tone="ok">{t('market.compare.fastest')}</Chip>}
          </>
        ),
    },
    {
      key: 'via',
      label: t('market.fact.via'),
      draw: ({ pol, direct, via, kind }) => {
        if (!pol || !isBookable(kind)) return undefined
        if (direct) return t('market.fact.direct')
        return via.map((code) => `${code} ${portName(code)}`).join(' · ') || t('market.fact.transshipped')
      },
    },
    {
      key: 'sailings',
      label: t('market.detail.sailings'),
      draw: ({ sailings, pol = '' }) =>
        sailings.length > 0 && (
          <ul className="ct-compare-lines">
            {sailings.map(({ vessel, voyage, etd }) => (
              <li key={`${vessel} ${voyage} ${etd}`}>
                <PortTime value={etd} timeZone={portOf(pol)?.timezone ?? 'UTC'} unlocode={pol} />
                <span className="ct-dim">
                  {vessel} {voyage}
                </span>
              </li>
            ))}
          </ul>
        ),
    },
    {
      key: 'free',
      label: t('market.fact.freeDays'),
      draw: ({ freeTime }) => {
        if (!freeTime) return undefined
        const { combinedDays, destDemDays, destDetDays } = freeTime
        if (combinedDays !== undefined) return `${t('market.fact.free.combined')} ${days(combinedDays)}`
        return `${t('market.fact.free.destDem')} ${days(destDemDays)} · ${t('market.fact.free.destDet')} ${days(destDetDays)}`
      },
    },
    {
      key: 'valid',
      label: t('market.fact.validity'),
      draw: ({ validFrom, validTo }) => <DaySpan from={validFrom} to={validTo} />,
    },
    { key: 'left', label: t('market.fact.left'), draw: (listing) => leftText(listing, t, containerTypes) || undefined },
    {
      key: 'least',
      label: t('market.fact.minOrder'),
      draw: ({ kind, mode, minOrder }) =>
        isBookable(kind) && t(`market.count.unit.${unitOf(kind, mode)}`, { count: minOrder }),
    },
    {
      key: 'cargo',
      label: t('market.fact.cargo'),
      draw: ({ cargo }) =>
        cargo && (
          <>
            <TypedText>{cargo.nameZh}</TypedText>
            {` · ${number(cargo.grossKg)} kg · ${number(cargo.cbm)} CBM`}
          </>
        ),
    },
    {
      key: 'ready',
      label: t('market.fact.ready'),
      draw: ({ cargo }) => cargo && <DateText value={`${cargo.readyDate}T00:00:00+08:00`} precision="date" />,
    },
    { key: 'confirmed', label: t('market.compare.confirmed'), draw: (listing) => <Confirmed row={listing} /> },
    {
      key: 'seller',
      label: t('market.seller.title'),
      draw: ({ seller }) => {
        const { rating, ratingCount, completedOrders, onTimePct, medianResponseMin } = seller
        return (
          <span className="ct-compare-seller">
            <strong>{wordsIn(locale, seller.nameZh, seller.nameEn)}</strong>
            {seller.certified && <Chip tone="ok">{t('market.seller.certified')}</Chip>}
            <span>{t('market.seller.record', { rating, count: ratingCount, orders: completedOrders })}</span>
            <span>
              {t('market.seller.onTime', {
                pct: onTimePct,
                orders: completedOrders,
                answers: medianResponseMin,
                time: durationText(t, medianResponseMin),
              })}
            </span>
          </span>
        )
      },
    },
  ]
}
