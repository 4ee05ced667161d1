import type { ReactNode } from 'react'
import { takenOf } from '@/contract/market/listing/taken.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { unitOf } from '@/contract/market/listing/kinds.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { Chip } from '@/ui/Chip.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { codesOf, daysOf, dollarsOf, laneOf, lowestOf, shownIn, typesOf } from '../compareMath.ts'
import type { Compared } from '../useCompare.ts'
import { useCompareFacts } from './CompareFacts.tsx'
import { LinePrice } from './LinePrice.tsx'

/** A row of the comparison, or a heading over rows. An empty cell is shown as such. */
export interface CompareRow {
  key: string
  label: ReactNode
  draw?: (listing: ListingDetail, place: number) => ReactNode
}

/** Returns the rows of the comparison; rows empty for all listings are left out. */
export function useCompareRows(columns: readonly Compared[]): CompareRow[] {
  const t = useText()
  const listings = columns.map(shownIn)
  const prices = usePriceRows(listings)
  const charges = useChargeRows(listings)
  const services = useServiceRow()
  const facts = useCompareFacts(lowestOf(listings.map(daysOf), listings.map(laneOf)))
  const rows: CompareRow[] = [
    ...prices,
    ...facts,
    ...(charges.length > 0 ? [{ key: 'charges', label: t('market.detail.lines') }, ...charges] : []),
    services,
  ]
  return rows.filter(({ draw }) => !draw || listings.some((listing, place) => Boolean(listing && draw(listing, place))))
}

function usePriceRows(listings: readonly (ListingDetail | undefined)[]): CompareRow[] {
  const t = useText()
  const { boxCode, chargeName } = useFreight()
  const [first] = listings.filter((one) => one !== undefined)
  const unit = first ? t(`market.price.per.${unitOf(first.kind, first.mode)}`) : ''
  const rows = typesOf(listings).map((isoCode): CompareRow => {
    const cheapest = lowestOf(
      listings.map((listing) => dollarsOf(listing, isoCode)),
      listings.map(laneOf),
    )
    return {
      key: `price ${isoCode ?? ''}`,
      label: `${t('market.price.allIn')} · ${isoCode ? boxCode(isoCode) : unit}`,
      draw: (listing, place) => {
        if (!listing.stock.some((one) => one.isoCode === isoCode)) return undefined
        const price = listing.prices.find((one) => one.isoCode === isoCode)
        if (!price) return listing.isMasked ? <Masked /> : undefined
        return (
          <span className="ct-compare-price">
            <Money value={price.allIn} size="large" />
            {cheapest.includes(place) && <Chip tone="ok">{t('market.compare.cheapest')}</Chip>}
          </span>
        )
      },
    }
  })
  const included: CompareRow = {
    key: 'included',
    label: t('market.compare.included'),
    draw: ({ included: count, usual, missing }) => {
      if (usual === 0) return undefined
      const names = missing.map((code) => `${code} ${chargeName(code)}`).join(t('market.compare.and'))
      return (
        <>
          <Chip tone={count === usual ? 'ok' : 'warn'}>{t('market.price.included', { included: count, usual })}</Chip>
          {names && <span className="ct-compare-missing">{t('market.compare.missing', { names })}</span>}
        </>
      )
    },
  }
  return [...rows, included]
}

/** What can be taken with it, and is in none of the prices above. */
function useServiceRow(): CompareRow {
  const t = useText()
  const { chargeName } = useFreight()
  return {
    key: 'services',
    label: t('market.detail.services'),
    draw: ({ charges }) => {
      const services = charges.filter(({ optional }) => optional === true)
      if (services.length === 0) return undefined
      return (
        <ul className="ct-compare-lines">
          {services.map((line) => (
            <li key={`${line.code} ${line.isoCode ?? ''}`}>
              <span className="ct-dim">{chargeName(line.code)}</span>
              <LinePrice line={line} />
            </li>
          ))}
        </ul>
      )
    },
  }
}

function Masked() {
  const t = useText()
  return <RouteLink to={loginAddress(location.href)}>{t('market.price.masked')}</RouteLink>
}

function useChargeRows(listings: readonly (ListingDetail | undefined)[]): CompareRow[] {
  const t = useText()
  const { boxCode, chargeName } = useFreight()
  return codesOf(listings).map((code) => ({
    key: `charge ${code}`,
    label: (
      <>
        <span className="ct-compare-code">{code}</span> {chargeName(code)}
      </>
    ),
    draw: ({ isMasked, charges, missing }) => {
      if (isMasked) return undefined
      const lines = takenOf(charges).filter((line) => line.code === code)
      if (lines.length === 0) return missing.includes(code) && <Chip tone="warn">{t('market.compare.notIn')}</Chip>
      return (
        <ul className="ct-compare-lines">
          {lines.map((line) => (
            <li key={`${line.isoCode ?? ''} ${line.basis} ${line.note ?? ''}`}>
              {line.isoCode && <span className="ct-dim">{boxCode(line.isoCode)}</span>}
              <LinePrice line={line} />
            </li>
          ))}
        </ul>
      )
    },
  }))
}
