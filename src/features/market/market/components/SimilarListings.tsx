import { useQuery } from '@/api/useQuery.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { compareAddress } from '../compareAddress.ts'
import { ListingCards } from './ListingCards.tsx'

const MOST = 3

/** Other listings of the same kind and lane: replacements if it has ended, else alternatives. */
export function SimilarListings({ listing }: { listing: ListingDetail }) {
  const t = useText()
  const { id, kind, pol, pod, provinceCode, similar } = listing
  const { data } = useQuery(
    listingEndpoints.page,
    { kind, ...(pol ? { pol, pod } : { provinceCode }), current: 1, size: MOST + 1 },
    { ready: similar.length === 0, silent: true },
  )
  const others = similar.length > 0 ? similar : (data?.records ?? []).filter((one) => one.id !== id)
  if (others.length === 0) return null
  const title = t(similar.length > 0 ? 'market.detail.similar.fresh' : 'market.detail.similar')
  return (
    <Section
      title={title}
      actions={
        <LinkButton size="small" to={compareAddress(kind, [id, ...others.slice(0, MOST).map((one) => one.id)])}>
          {t('market.compare.these')}
        </LinkButton>
      }
    >
      <ListingCards rows={others.slice(0, MOST)} label={title} />
    </Section>
  )
}
