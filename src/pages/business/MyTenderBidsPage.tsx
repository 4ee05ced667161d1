import { Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@/api/useQuery.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail, TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { TradeTabs } from '@/features/trade/agreement/components/TradeTabs.tsx'
import { LazyAgreements } from '@/features/trade/agreement/components/lazySections.ts'
import { AwardRecordCard } from '@/features/trade/comparison/components/AwardRecordCard.tsx'
import { MyTendersList } from '@/features/trade/comparison/components/MyTendersList.tsx'
import { ReceivedBidsView } from '@/features/trade/comparison/components/ReceivedBidsView.tsx'
import { SealedCard } from '@/features/trade/comparison/components/SealedCard.tsx'
import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'
import { LaneHistory } from '@/features/trade/insight/components/LaneHistory.tsx'
import { LowResponseHelp } from '@/features/trade/insight/components/LowResponseHelp.tsx'
import { askedTender } from '@/features/trade/question/asked.ts'
import { TenderState } from '@/features/trade/tender/components/TenderState.tsx'
import { TenderStatusTag } from '@/features/trade/tender/components/TenderStatusTag.tsx'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Contained } from '@/ui/Contained.tsx'
import { earlyTitle } from '@/ui/earlyTitle.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { Pending } from './Pending.tsx'

/** Their texts come with them: who only reads the list needs neither. */
const loadTemplates = async () => (await import('@/features/trade/template/components/Templates.tsx')).Templates
const loadSaveTemplate = async () =>
  (await import('@/features/trade/template/components/SaveTemplateDialog.tsx')).SaveTemplateDialog

/** Below what is read first. */
const loadQuestions = async () => (await import('@/features/trade/question/components/Questions.tsx')).Questions

export default function MyTenderBidsPage() {
  const t = useText()
  const [params] = useSearchParams()
  const [saving, setSaving] = useState<TenderSummary>()
  const tenderId = readId(params.get('tenderId'))
  const agreement = readId(params.get('agreement'))
  if (tenderId) return <OneTender key={tenderId} id={tenderId} />
  if (params.get('tab') === 'agreements')
    return (
      <Suspense fallback={<SkeletonBlock height={480} />}>
        {agreement && <Pending id={agreement} />}
        <LazyAgreements side="BUYER" />
      </Suspense>
    )
  if (params.get('tab') === 'templates')
    return (
      <LazySection
        load={loadTemplates}
        texts="template"
        placeholder={<SkeletonBlock height={480} />}
        props={{ tabs: <TradeTabs side="BUYER" current="templates" /> }}
      />
    )
  return (
    <>
      <PageHeader
        title={t('comparison.list.title')}
        lead={t('comparison.list.lead')}
        actions={
          <LinkButton variant="accent" to={hrefTo('tenderIssue')}>
            {t('comparison.list.publish')}
          </LinkButton>
        }
      />
      <TradeTabs side="BUYER" />
      <MyTendersList onTemplate={setSaving} />
      {saving && (
        <LazySection
          key={saving.id}
          load={loadSaveTemplate}
          texts="template"
          placeholder={null}
          props={{ tender: saving, onClose: () => setSaving(undefined) }}
        />
      )}
      <LaneHistory />
    </>
  )
}

/** Poll interval while another party has to act (clerk, bidders, winner), ms. */
const WAITING_POLL_MS = 4000

function OneTender({ id }: { id: string }) {
  const t = useText()
  const query = useQuery(
    tenderEndpoints.detail,
    { id },
    { silent: true, refreshOnFocus: true, pollMs: WAITING_POLL_MS },
  )
  const { data: tender } = query
  if (tender && tender.mine) return <Bids tender={tender} onRefresh={query.refresh} />
  if (!tender && query.isFirstLoad)
    return (
      <>
        <PageHeader title={<TypedText>{earlyTitle(id) ?? t('comparison.title')}</TypedText>} />
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
  onRefresh: () => void
}

function Bids({ tender, onRefresh }: BidsProps) {
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
  const { refresh: askBids } = received
  const answeredFor = useRef(tender.version)
  useEffect(() => {
    // A changed tender means changed bids.
    if (answeredFor.current !== tender.version) askBids()
    answeredFor.current = tender.version
  }, [tender.version, askBids])
  const refresh = () => {
    onRefresh()
    askBids()
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
      <Pending id={tender.id} />
      <TenderState tender={tender} />
      <LowResponseHelp tender={tender} />
      {tender.award && <AwardRecordCard tender={tender} award={tender.award} bids={data?.bids ?? []} />}
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
      {tender.publishAt && (
        <LazySection
          load={loadQuestions}
          placeholder={<SkeletonBlock height={240} />}
          props={{ asked: askedTender(tender) }}
        />
      )}
    </>
  )
}
