import { useQuery } from '@/api/useQuery.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingQuery } from '@/contract/market/listing/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderQuery } from '@/contract/trade/tender/schemas.ts'
import type { UserType } from '@/contract/userType.ts'
import { ListingCards } from '@/features/market/market/components/ListingCards.tsx'
import { TenderCards } from '@/features/trade/tender/components/TenderCards.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'

const ASK = { silent: true, cached: true, refreshOnFocus: true } as const
const SIZE = 6
/** Reserved while loading, px: rows of three cards, one below the other on a narrow screen. */
const heights = (cards: number) => ({ height: Math.ceil(cards / 3) * 390, narrow: cards * 390 })

/** The newest tenders, rates or truck capacity of a kind of enterprise. */
export function ZoneLists({ userType }: { userType: UserType }) {
  const t = useText()
  const title = t(`zone.things.${userType}`)
  const all = t('zone.things.all')
  if (userType === 1)
    return <OpenTenders title={title} all={all} query={{ sort: 'newest' }} to={hrefTo('tenderSearch')} />
  const kind = userType === 2 ? 'RATE' : 'TRUCK'
  return <OpenListings title={title} all={all} query={{ kind, sort: 'newest' }} to={hrefTo('market', { kind })} />
}

interface ListProps<Query> {
  title: string
  query: Query
  /** Link to the full list, and its text. */
  to?: string | undefined
  all?: string | undefined
  /** Expected number of cards, at most six. */
  cards?: number | undefined
}

function All({ to, all }: Pick<ListProps<unknown>, 'to' | 'all'>) {
  if (to === undefined) return null
  return (
    <LinkButton size="small" to={to}>
      {all}
    </LinkButton>
  )
}

/** Open tenders as cards. */
export function OpenTenders({ title, query, to, all, cards = SIZE }: ListProps<TenderQuery>) {
  const t = useText()
  const found = useQuery(tenderEndpoints.page, { size: SIZE, ...query }, ASK)
  return (
    <Section title={title} actions={<All to={to} all={all} />}>
      <QueryBlock query={found} {...heights(Math.min(cards, SIZE))}>
        {({ records }) =>
          records.length > 0 ? (
            <TenderCards
              rows={records}
              actions={(row) => (
                <LinkButton size="small" to={hrefTo('tenderDetail', { id: row.id })}>
                  {t('zone.go')}
                </LinkButton>
              )}
            />
          ) : (
            <EmptyState title={t('zone.things.none')} />
          )
        }
      </QueryBlock>
    </Section>
  )
}

/** Bookable listings as cards. */
export function OpenListings({ title, query, to, all, cards = SIZE }: ListProps<ListingQuery>) {
  const t = useText()
  const found = useQuery(listingEndpoints.page, { size: SIZE, ...query }, ASK)
  return (
    <Section title={title} actions={<All to={to} all={all} />}>
      <QueryBlock query={found} {...heights(Math.min(cards, SIZE))}>
        {({ records }) =>
          records.length > 0 ? (
            <ListingCards rows={records} label={title} />
          ) : (
            <EmptyState title={t('zone.things.none')} />
          )
        }
      </QueryBlock>
    </Section>
  )
}
