import { useQuery } from '@/api/useQuery.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { StreetTurns as Turns } from '@/contract/market/street/schemas.ts'
import { MAX_TURN_KM } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { StreetTurnTable } from './StreetTurnTable.tsx'

/** Nearby demand for the empty containers of a listing; `name` distinguishes several such sections. */
export function StreetTurns({ listingId, name }: { listingId: string; name?: string | undefined }) {
  const t = useText()
  const query = useQuery(listingEndpoints.streetTurns, { listingId }, { silent: true, refreshOnFocus: true })
  const title = name === undefined ? t('street.title') : t('street.of', { title: name })
  return (
    <Section title={title} note={t('street.lead')}>
      {query.data && <Found turns={query.data} caption={title} />}
      {query.isFirstLoad && <SkeletonBlock height={120} />}
      {!query.data && query.error && <ErrorState error={query.error} onRetry={query.refresh} />}
    </Section>
  )
}

function Found({ turns: { lacks, matches }, caption }: { turns: Turns; caption: string }) {
  const t = useText()
  const [lack] = lacks
  if (lack) return <p className="ct-dim">{t(`street.lack.${lack}`)}</p>
  if (matches.length === 0) return <p className="ct-dim">{t('street.none', { km: MAX_TURN_KM })}</p>
  return <StreetTurnTable rows={matches} caption={caption} of="needs" />
}

/** Street turns for each of the enterprise's own empty-container listings; renders nothing without any. */
export function OwnStreetTurns({ companyId }: { companyId: string }) {
  const { data } = useQuery(
    listingEndpoints.page,
    { kind: 'EMPTY_BOX', sellerId: companyId, current: 1, size: 5 },
    { silent: true, refreshOnFocus: true },
  )
  return data?.records.map((row) => <StreetTurns key={row.id} listingId={row.id} name={row.title} />)
}
