import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@/api/useQuery.ts'
import { bidEndpoints } from '@/contract/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { AwardRecordCard } from '@/features/comparison/components/AwardRecordCard.tsx'
import { MyTendersList } from '@/features/comparison/components/MyTendersList.tsx'
import { ReceivedBidsView } from '@/features/comparison/components/ReceivedBidsView.tsx'
import { SealedCard } from '@/features/comparison/components/SealedCard.tsx'
import { FavoriteButton } from '@/features/favorite/components/FavoriteButton.tsx'
import { LaneHistory } from '@/features/insight/components/LaneHistory.tsx'
import { ThinTenderHelp } from '@/features/insight/components/ThinTenderHelp.tsx'
import { askedTender } from '@/features/question/asked.ts'
import { Questions } from '@/features/question/components/Questions.tsx'
import { TenderState } from '@/features/tender/components/TenderState.tsx'
import { TenderStatusTag } from '@/features/tender/components/TenderStatusTag.tsx'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Contained } from '@/ui/Contained.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

export default function MyTenderBidsPage() {
  const t = useText()
  const [params] = useSearchParams()
  const tenderId = readId(params.get('tenderId'))
  if (tenderId) return <OneTender key={tenderId} id={tenderId} />
  return (
    <>
      <PageHeader
        title={t('comparison.list.title')}
        lead={t('comparison.list.lead')}
        actions={
          <LinkButton look="accent" to={hrefTo('tenderIssue')}>
            {t('comparison.list.publish')}
          </LinkButton>
        }
      />
      <MyTendersList />
      <LaneHistory />
    </>
  )
}

/** Milliseconds between looks while somebody else has to act: the clerk, the bidders, the winner. */
const WAITING_POLL_MS = 4000

function OneTender({ id }: { id: string }) {
  const t = useText()
  const query = useQuery(
    tenderEndpoints.detail,
    { id },
    { silent: true, refreshOnFocus: true, pollMs: WAITING_POLL_MS },
  )
  const { data: tender } = query
  if (tender && tender.mine) return <Bids tender={tender} onTender={query.mutate} onRefresh={query.refresh} />
  if (!tender && query.isFirstLoad)
    return (
      <>
        <PageHeader title={t('comparison.title')} />
        <SkeletonBlock height={420} />
      </>
    )
  return (
    <>
      <PageHeader title={t('comparison.title')} />
      {query.error && !tender && query.error.name === 'TransportError' ? (
        <ErrorState error={query.error} onRetry={query.refresh} />
      ) : (
        <EmptyState
          title={t('comparison.missing')}
          text={t('comparison.missing.text')}
          action={<LinkButton to={hrefTo('myTenderBids')}>{t('comparison.back')}</LinkButton>}
        />
      )}
    </>
  )
}

interface BidsProps {
  tender: TenderDetail
  onTender: (tender: TenderDetail) => void
  onRefresh: () => void
}

function Bids({ tender, onTender, onRefresh }: BidsProps) {
  const t = useText()
  const { locale } = useLocale()
  const received = useQuery(
    bidEndpoints.received,
    { tenderId: tender.id },
    {
      ready: tender.publishAt !== undefined,
      silent: true,
      refreshOnFocus: true,
      ...(tender.status === 'QUOTING' && { pollMs: WAITING_POLL_MS }),
    },
  )
  const refresh = () => {
    onRefresh()
    received.refresh()
  }
  const handleTender = (fresh: TenderDetail) => {
    onTender(fresh)
    received.refresh()
  }
  const { data } = received
  return (
    <>
      <PageHeader
        title={<TypedText>{tender.title}</TypedText>}
        lead={tender.no}
        tags={<TenderStatusTag status={tender.status} />}
        actions={
          <>
            {tender.status === 'QUOTING' && (
              <LinkButton to={hrefTo('tenderIssue', { id: tender.id })}>{t('comparison.amend')}</LinkButton>
            )}
            <LinkButton to={hrefTo('tenderDetail', { id: tender.id })}>{t('comparison.detail')}</LinkButton>
            <LinkButton to={hrefTo('myTenderBids')}>{t('comparison.back')}</LinkButton>
          </>
        }
      />
      <TenderState tender={tender} />
      <ThinTenderHelp tender={tender} />
      {tender.award && (
        <AwardRecordCard tender={tender} award={tender.award} bids={data?.bids ?? []} onChange={handleTender} />
      )}
      {received.error && !data && <ErrorState error={received.error} onRetry={received.refresh} />}
      {received.isFirstLoad && tender.publishAt !== undefined && <SkeletonBlock height={640} />}
      {data && !data.opened && tender.status === 'QUOTING' && <SealedCard received={data} onOpen={refresh} />}
      {data?.opened && data.bids.length > 0 && (
        <Contained key={data.bids.length}>
          <ReceivedBidsView
            tender={tender}
            received={data}
            mark={({ id, nameZh, nameEn }) => (
              <FavoriteButton type="COMPANY" id={id} name={wordsIn(locale, nameZh, nameEn)} />
            )}
            onTender={handleTender}
            onReceived={received.mutate}
          />
        </Contained>
      )}
      {data?.opened && data.bids.length === 0 && (
        <EmptyState
          title={t('comparison.none.title')}
          text={t('comparison.none.text')}
          action={<LinkButton to={hrefTo('tenderIssue', { copy: tender.id })}>{t('tender.action.copy')}</LinkButton>}
        />
      )}
      {tender.publishAt && <Questions asked={askedTender(tender)} />}
    </>
  )
}
