import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { known } from '@/contract/known.ts'
import { guestEndpoints } from '@/contract/trade/guest/endpoints.ts'
import type { GuestView } from '@/contract/trade/guest/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { GuestActions } from '@/features/trade/guest/components/GuestActions.tsx'
import { TenderAside } from '@/features/trade/tender/components/TenderAside.tsx'
import { TenderLanes } from '@/features/trade/tender/components/TenderLanes.tsx'
import { TenderStatusTag } from '@/features/trade/tender/components/TenderStatusTag.tsx'
import { TenderContent } from '@/features/trade/tender/components/TenderContent.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { LINK_OVER } from '@/reference/linkOver.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split } from '@/ui/Split.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** Below what is read first. */
const loadQuestions = async () =>
  (await import('@/features/trade/question/components/GuestQuestions.tsx')).GuestQuestions

type Over = (typeof LINK_OVER)[keyof typeof LINK_OVER]

/** A tender by invitation for whoever has a guest's link; or why the link shows none. */
export function GuestTender({ code }: { code: string }) {
  const t = useText()
  const query = useQuery(guestEndpoints.open, { code }, { silent: true, refreshOnFocus: true })
  const { data: view, error } = query
  if (view?.tender) return <Open code={code} view={view} tender={view.tender} onDeadline={query.refresh} />
  if (view) return <Ended reason={known(LINK_OVER, view.state) ?? 'guest.over.unknown'} />
  if (hasCode(error, BUSINESS_CODES.notFound) || hasCode(error, BUSINESS_CODES.fieldErrors))
    return <Ended reason="guest.over.unknown" />
  return (
    <>
      <PageHeader title={t('route.tenderDetail')} />
      {error ? <ErrorState error={error} onRetry={query.refresh} /> : <SkeletonBlock height={420} />}
    </>
  )
}

function Ended({ reason }: { reason: Over }) {
  const t = useText()
  return (
    <>
      <PageHeader title={t('route.tenderDetail')} />
      <EmptyState
        title={t(reason)}
        text={t('guest.over.text')}
        action={<LinkButton to={hrefTo('tenderSearch')}>{t('route.tenderSearch')}</LinkButton>}
      />
    </>
  )
}

interface OpenProps {
  code: string
  view: GuestView
  tender: TenderDetail
  onDeadline: () => void
}

function Open({ code, view, tender, onDeadline }: OpenProps) {
  const t = useText()
  const { locale } = useLocale()
  const buyer = wordsIn(locale, tender.buyer.nameZh, tender.buyer.nameEn)
  return (
    <>
      <PageHeader
        title={<TypedText>{tender.title}</TypedText>}
        lead={tender.no}
        tags={<TenderStatusTag status={tender.status} />}
      />
      <Split
        aside={
          <TenderAside tender={tender} onDeadline={onDeadline}>
            <GuestActions code={code} tenderId={tender.id} view={view} />
          </TenderAside>
        }
      >
        <Notice>
          <strong>{t('guest.invited', { buyer, company: view.company })}</strong>
          <br />
          {t('guest.certify')}
        </Notice>
        <TenderLanes lanes={tender.lanes} mode={tender.mode} currency={tender.compareCurrency} />
        <TenderContent tender={tender} />
        {view.questions && (
          <LazySection
            load={loadQuestions}
            placeholder={<SkeletonBlock height={240} />}
            props={{ tender, questions: view.questions }}
          />
        )}
      </Split>
    </>
  )
}
