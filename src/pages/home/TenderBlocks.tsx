import { useQuery } from '@/api/useQuery.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { BLOCK } from './options.ts'
import { TenderStrip } from './TenderStrip.tsx'

const SIZE = 6

/** Open tenders by deadline, with countdowns in server time. */
export function ClosingSoon() {
  const t = useText()
  const query = useQuery(tenderEndpoints.page, { size: SIZE }, BLOCK)
  return (
    <Section title={t('home.closing.title')} note={t('home.closing.note')} actions={<AllTenders />}>
      <QueryBlock query={query} height={300}>
        {({ records }) =>
          records.length > 0 ? (
            <TenderStrip tenders={records} onDeadline={query.refresh} />
          ) : (
            <EmptyState
              title={t('home.closing.empty')}
              action={<LinkButton to={hrefTo('tenderIssue')}>{t('home.audience.traders.go')}</LinkButton>}
            />
          )
        }
      </QueryBlock>
    </Section>
  )
}

/** Tenders published last. */
export function NewestTenders() {
  const t = useText()
  const query = useQuery(tenderEndpoints.page, { size: SIZE, sort: 'newest' }, BLOCK)
  if (query.data?.records.length === 0) return null
  return (
    <Section title={t('home.newest.title')} actions={<AllTenders />}>
      <QueryBlock query={query} height={300}>
        {({ records }) => <TenderStrip tenders={records} onDeadline={query.refresh} />}
      </QueryBlock>
    </Section>
  )
}

function AllTenders() {
  const t = useText()
  return (
    <LinkButton size="small" to={hrefTo('tenderSearch')}>
      {t('home.all')}
    </LinkButton>
  )
}
