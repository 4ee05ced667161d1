import { useNavigate, useSearchParams } from 'react-router-dom'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'
import { LowResponseHelp } from '@/features/trade/insight/components/LowResponseHelp.tsx'
import { askedTender } from '@/features/trade/question/asked.ts'
import { TenderActions } from '@/features/trade/tender/components/TenderActions.tsx'
import { TenderAside } from '@/features/trade/tender/components/TenderAside.tsx'
import { TenderState } from '@/features/trade/tender/components/TenderState.tsx'
import { TenderStatusTag } from '@/features/trade/tender/components/TenderStatusTag.tsx'
import { TenderLanes } from '@/features/trade/tender/components/TenderLanes.tsx'
import { TenderContent } from '@/features/trade/tender/components/TenderContent.tsx'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { LazyPortNotices } from '@/reference/notices/LazyPortNotices.tsx'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { earlyTitle } from '@/ui/earlyTitle.ts'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split } from '@/ui/Split.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** Few addresses lead to nothing. */
const loadMissing = async () => (await import('./NoTender.tsx')).NoTender
/** Few tenders were changed after they had opened. */
const loadAmendments = async () => (await import('@/features/trade/tender/components/Amendments.tsx')).Amendments
/** Below what a visitor first sees. */
const loadQuestions = async () => (await import('@/features/trade/question/components/Questions.tsx')).Questions
/** Only its publisher sees these, so they are no part of the page. */
const loadSaveTemplate = async () =>
  (await import('@/features/trade/template/components/SaveTemplateButton.tsx')).SaveTemplateButton
const loadGuests = async () => (await import('@/features/trade/guest/components/GuestList.tsx')).GuestList
const loadHistory = async () => (await import('@/features/trade/insight/components/LaneHistory.tsx')).LaneHistory

export default function TenderDetailPage() {
  const t = useText()
  const [params] = useSearchParams()
  const id = readId(params.get('id'))
  const query = useQuery(
    tenderEndpoints.detail,
    { id: id ?? '' },
    { ready: id !== undefined, silent: true, refreshOnFocus: true },
  )
  const { data: tender, error } = query
  if (id === undefined || hasCode(error, BUSINESS_CODES.notFound) || hasCode(error, BUSINESS_CODES.fieldErrors))
    return <Missing id={id} />
  if (error && !tender)
    return (
      <>
        <PageHeader title={t('route.tenderDetail')} />
        <ErrorState error={query.error} onRetry={query.refresh} />
      </>
    )
  if (!tender)
    return (
      <>
        <PageHeader title={<TypedText>{earlyTitle(id) ?? t('route.tenderDetail')}</TypedText>} />
        <SkeletonBlock height={420} />
      </>
    )
  return <Tender tender={tender} onDeadline={query.refresh} />
}

function Missing({ id }: { id: string | undefined }) {
  const t = useText()
  const head = <PageHeader title={t('route.tenderDetail')} />
  return <LazySection load={loadMissing} texts="gone guest" placeholder={head} props={{ id }} />
}

interface TenderProps {
  tender: TenderDetail
  onDeadline: () => void
}

function Tender({ tender, onDeadline }: TenderProps) {
  const t = useText()
  const may = useAccess()
  const navigate = useNavigate()
  const { locale } = useLocale()
  const quote = hrefTo('quote', { tenderId: tender.id })
  const { buyer } = tender
  const buyerName = wordsIn(locale, buyer.nameZh, buyer.nameEn)
  return (
    <>
      <PageHeader
        title={<TypedText>{tender.title}</TypedText>}
        lead={tender.no}
        tags={<TenderStatusTag status={tender.status} />}
        actions={
          <CopyButton
            text={location.origin + hrefTo('tenderDetail', { id: tender.id })}
            what={t('tender.action.share')}
          />
        }
      />
      <Split
        aside={
          <TenderAside
            tender={tender}
            buyerActions={!tender.mine && <FavoriteButton type="COMPANY" id={buyer.id} name={buyerName} />}
            onDeadline={onDeadline}
          >
            <TenderActions
              tender={tender}
              quoting={may('bid.quote', { mode: tender.mode, ownerCompanyId: tender.buyer.id })}
              favorite={
                <FavoriteButton type="TENDER" id={tender.id} name={tender.title} size="medium" isOn={tender.watching} />
              }
              template={
                <LazySection
                  load={loadSaveTemplate}
                  texts="template"
                  placeholder={<SkeletonBlock height={40} />}
                  props={{ tender }}
                />
              }
              onOpenQuote={() => void navigate(quote)}
              onLogin={() => void navigate(loginAddress(new URL(quote, location.origin).href))}
            />
          </TenderAside>
        }
      >
        <TenderState tender={tender} />
        {tender.amendments.length > 0 && (
          <LazySection load={loadAmendments} placeholder={<SkeletonBlock height={200} />} props={{ tender }} />
        )}
        {tender.mine && tender.guests && (
          <LazySection
            load={loadGuests}
            texts="guest"
            placeholder={<SkeletonBlock height={160} />}
            props={{ tenderId: tender.id, isOpen: tender.status === 'QUOTING' || tender.status === 'REVIEWING' }}
          />
        )}
        <LowResponseHelp tender={tender} />
        <TenderLanes lanes={tender.lanes} mode={tender.mode} currency={tender.compareCurrency} />
        <LazyPortNotices ports={tender.lanes.flatMap(({ pol, pod }) => [pol, pod])} />
        <TenderContent tender={tender} />
        {tender.mine && tender.publishAt && (
          <LazySection
            load={loadHistory}
            placeholder={<SkeletonBlock height={260} />}
            props={{ tenderId: tender.id }}
          />
        )}
        {tender.publishAt && (
          <LazySection
            load={loadQuestions}
            placeholder={<SkeletonBlock height={240} />}
            props={{ asked: askedTender(tender) }}
          />
        )}
      </Split>
    </>
  )
}
