import type { ReactNode } from 'react'
import type { CompanyEntry } from '@/contract/member/company/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Chip } from '@/ui/Chip.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { recordTexts } from '../record.ts'
import './zone.css'
import { TypedText } from '@/ui/TypedText.tsx'

/** Maximum number of lanes on a card. */
const LANES = 3

interface CardsProps {
  rows: readonly CompanyEntry[]
  isStale: boolean
  actions: (row: CompanyEntry) => ReactNode
}

/** Enterprises as cards with their record; the name links to the profile. */
export function CompanyCards({ rows, isStale, actions }: CardsProps) {
  const t = useText()
  const { locale } = useLocale()
  return (
    <ul
      className={isStale ? 'ct-zone-companies ct-stale' : 'ct-zone-companies'}
      aria-busy={isStale}
      aria-label={t('zone.directory.title')}
    >
      {rows.map((row) => (
        <li key={row.id} className="ct-zone-company">
          <h3>
            <RouteLink to={hrefTo('audienceZone', { id: row.userType, company: row.id })}>
              {wordsIn(locale, row.nameZh, row.nameEn)}
            </RouteLink>
          </h3>
          <span className="ct-zone-chips">
            <Chip tone={row.certified ? 'ok' : 'neutral'}>
              {t(row.certified ? 'zone.company.certified' : 'zone.company.uncertified')}
            </Chip>
            <Chip>
              <TypedText>{row.cityName}</TypedText>
            </Chip>
          </span>
          <Record row={row} />
          <Offers row={row} />
          <div className="ct-zone-actions">{actions(row)}</div>
        </li>
      ))}
    </ul>
  )
}

function Record({ row }: { row: CompanyEntry }) {
  const { rating, ratingCount, completedOrders } = row
  const t = useText()
  const { number } = useFormats()
  const { onTime, response } = recordTexts(t, row)
  const facts = [
    { label: t('zone.company.rating'), value: t('zone.company.rating.of', { rating, count: ratingCount }) },
    { label: t('zone.company.orders'), value: number(completedOrders) },
    { label: t('zone.company.onTime'), value: onTime },
    { label: t('zone.company.response'), value: response },
  ]
  return (
    <dl className="ct-zone-record">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Offers({ row: { services, lanes } }: { row: CompanyEntry }) {
  const t = useText()
  const { laneName } = useFreight()
  return (
    <p className="ct-dim">
      {services.map((service, at) => (
        <span key={service}>
          {at > 0 && ' · '}
          <DictText dict="service_type" code={service} />
        </span>
      ))}
      {services.length > 0 && lanes.length > 0 && <br />}
      {lanes.slice(0, LANES).map(laneName).join(' · ')}
      {lanes.length > LANES && ` ${t('zone.company.lanes.more', { count: lanes.length - LANES })}`}
    </p>
  )
}
