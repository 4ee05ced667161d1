import type { ReactNode } from 'react'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Chip } from '@/ui/Chip.tsx'
import { CompanyName } from '@/ui/CompanyName.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { ModeName } from '@/ui/ModeName.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { leftText } from '../quantities.ts'
import { CardPrice } from './CardPrice.tsx'
import { Confirmed } from './Confirmed.tsx'
import './market.css'
import { TypedText } from '@/ui/TypedText.tsx'

interface CardsProps {
  rows: readonly ListingSummary[]
  isStale?: boolean | undefined
  label: string
  /** Actions in a card. */
  actions?: ((row: ListingSummary) => ReactNode) | undefined
}

/** Listings as cards: the all-in price first, then its completeness and validity. */
export function ListingCards({ rows, isStale = false, label, actions }: CardsProps) {
  return (
    <ul className={isStale ? 'ct-market-cards ct-stale' : 'ct-market-cards'} aria-busy={isStale} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className="ct-market-card">
          <CardHead row={row} />
          <div className="ct-market-offer">
            {row.pol && <LaneText pol={row.pol} pod={row.pod} />}
            <CardPrice row={row} />
          </div>
          <CardFacts row={row} />
          <CardFoot row={row} />
          {actions && <div className="ct-market-actions">{actions(row)}</div>}
        </li>
      ))}
    </ul>
  )
}

function CardHead({ row }: { row: ListingSummary }) {
  const t = useText()
  return (
    <div className="ct-market-head">
      <span className="ct-market-chips">
        <Chip tone="sea">
          <DictText dict="listing_kind" code={row.kind} />
        </Chip>
        <ModeName mode={row.mode}>
          <DictText dict="transport_mode" code={row.mode} />
        </ModeName>
        {row.pol && row.direct && <Chip tone="ok">{t('market.fact.direct')}</Chip>}
        <span className="ct-market-no">{row.no}</span>
      </span>
      <h2 className="ct-market-title">
        <RouteLink to={hrefTo('marketDetail', { id: row.id })}>
          <TypedText>{row.title}</TypedText>
        </RouteLink>
      </h2>
    </div>
  )
}

function CardFacts({ row }: { row: ListingSummary }) {
  const t = useText()
  const { carrierName, containerTypes } = useFreight()
  const left = leftText(row, t, containerTypes)
  const facts = [
    ...(left ? [{ label: t('market.fact.left'), value: left }] : []),
    ...(row.carrierScac ? [{ label: t('market.fact.carrier'), value: carrierName(row.carrierScac) }] : []),
    ...(row.transitDays
      ? [{ label: t('market.fact.transit'), value: t('common.unit.day', { count: row.transitDays }) }]
      : []),
    ...(row.firstEtd
      ? [{ label: t('market.fact.etd'), value: <DateText value={row.firstEtd} precision="date" /> }]
      : []),
    ...(row.freeDays === undefined
      ? []
      : [{ label: t('market.fact.freeDays'), value: t('common.unit.day', { count: row.freeDays }) }]),
    ...(row.cityName ? [{ label: t('market.fact.place'), value: <TypedText>{row.cityName}</TypedText> }] : []),
    { label: t('market.fact.validTo'), value: row.validTo },
  ]
  return (
    <dl className="ct-market-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function CardFoot({ row }: { row: ListingSummary }) {
  const t = useText()
  return (
    <div className="ct-market-foot">
      <CompanyName company={row.seller} certified={row.seller.certified && t('market.seller.certified')}>
        <Confirmed row={row} />
      </CompanyName>
    </div>
  )
}
