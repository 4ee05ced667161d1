import { useQuery } from '@/api/useQuery.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Chip } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Money } from '@/ui/Money.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { BLOCK } from '../options.ts'
import { TypedText } from '@/ui/TypedText.tsx'

/** The newest listings. */
export function NewestListings() {
  const t = useText()
  const query = useQuery(listingEndpoints.page, { size: 6, sort: 'newest' }, BLOCK)
  const all = (
    <LinkButton size="small" to={hrefTo('market')}>
      {t('home.listings.all')}
    </LinkButton>
  )
  return (
    <Section title={t('home.listings.title')} actions={all}>
      <QueryBlock query={query} height={300}>
        {({ records }) =>
          records.length > 0 ? (
            <ul className="ct-strip">
              {records.map((row) => (
                <li key={row.id} className="ct-strip-card">
                  <Listing row={row} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={t('home.listings.empty')} />
          )
        }
      </QueryBlock>
    </Section>
  )
}

function Listing({ row }: { row: ListingSummary }) {
  const t = useText()
  const { locale } = useLocale()
  const { boxCode } = useFreight()
  const [lowest] = row.prices
  return (
    <RouteLink to={hrefTo('marketDetail', { id: row.id })}>
      {row.pol ? <LaneText pol={row.pol} pod={row.pod} /> : <span className="ct-strip-place">{row.cityName}</span>}
      <span className="ct-strip-title">
        <TypedText>{row.title}</TypedText>
      </span>
      <span className="ct-strip-line">
        <Chip tone="sea">
          <DictText dict="listing_kind" code={row.kind} />
        </Chip>
        {lowest ? (
          <span className="ct-nowrap">
            {boxCode(lowest.isoCode)} <Money value={lowest.allIn} />
          </span>
        ) : (
          row.isMasked && <span className="ct-dim">{t('home.listings.masked')}</span>
        )}
      </span>
      <span className="ct-strip-clock ct-strip-line">
        <span className="ct-dim">{wordsIn(locale, row.seller.nameZh, row.seller.nameEn)}</span>
        <span className="ct-dim">
          {t('home.listings.validTo')} <DateText value={row.validTo} precision="date" timeZone="UTC" />
        </span>
      </span>
    </RouteLink>
  )
}
