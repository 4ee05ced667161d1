import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Sailing } from '@/contract/tools/schedule/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { SailingActionContext } from '@/features/trade/bid/SailingActionContext.ts'
import { OptionTabs } from '@/features/trade/bid/components/terms/OptionTabs.tsx'
import { QuoteEditor } from '@/features/trade/bid/components/editor/QuoteEditor.tsx'
import { quotingOverText } from '@/features/trade/tender/quotingOver.ts'
import { FirstTour } from '@/forms/tour/FirstTour.tsx'
import { useText } from '@/i18n/useText.ts'
import { useAddressValues } from '@/routes/addressValues.ts'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { useCertificationFix } from '@/session/CertificationFix.tsx'
import { useAccess } from '@/session/useAccess.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { lazySection } from '@/ui/LazySection.tsx'
import { MixedText } from '@/ui/MixedText.tsx'
import { earlyTitle } from '@/ui/earlyTitle.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split } from '@/ui/Split.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { QuoteTender } from './QuoteTender.tsx'

/** Poll interval for the tender and the caller's rank, ms. */
const POLL_MS = 15_000

/** URL parameters: the tender, and the alternative of the quote. */
const RULES = { tenderId: readId, option: ['1', '2', '3'] }

export default function QuotePage() {
  const t = useText()
  const { tenderId: id, option: named = 1 } = useAddressValues(RULES)
  const option = Number(named)
  const query = useQuery(
    tenderEndpoints.detail,
    { id: id ?? '' },
    { ready: id !== undefined, silent: true, refreshOnFocus: true, pollMs: POLL_MS },
  )
  const { data: tender, error } = query
  const isMissing = hasCode(error, BUSINESS_CODES.notFound) || hasCode(error, BUSINESS_CODES.fieldErrors)
  if (id === undefined || (isMissing && !tender))
    return <Refused title={t('bid.refused.missing')} text={t('bid.refused.missing.text')} />
  const early = earlyTitle(id)
  if (!tender)
    return (
      <>
        <PageHeader
          title={early === undefined ? t('route.quote') : <MixedText>{t('bid.form.on', { title: early })}</MixedText>}
        />
        {error ? <ErrorState error={query.error} onRetry={query.refresh} /> : <SkeletonBlock height={480} />}
      </>
    )
  return <OnTender key={`${id} ${option}`} option={option} tender={tender} onRefresh={query.refresh} />
}

interface RefusedProps {
  /** Button that fixes the problem. */
  action?: ReactNode
  title: string
  text?: string
  tender?: TenderDetail
  toBids?: boolean
}

/** Why no form is shown, with links to continue. */
function Refused({ title, text, tender, action, toBids = false }: RefusedProps) {
  const t = useText()
  return (
    <>
      <PageHeader title={<TypedText>{tender?.title ?? t('route.quote')}</TypedText>} lead={tender?.no} />
      <EmptyState
        title={title}
        text={text}
        action={
          <>
            {action}
            {tender && !toBids && (
              <LinkButton to={hrefTo('tenderDetail', { id: tender.id })}>{t('bid.refused.toTender')}</LinkButton>
            )}
            {tender && toBids && (
              <LinkButton variant="primary" to={hrefTo('myTenderBids', { tenderId: tender.id })}>
                {t('bid.refused.toReceived')}
              </LinkButton>
            )}{' '}
            <LinkButton to={hrefTo('tenderSearch')}>{t('route.tenderSearch')}</LinkButton>
          </>
        }
      />
    </>
  )
}

// Only shown beside sailings, which are searched after the form has loaded.
const FavoriteButton = lazySection(
  async () => (await import('@/features/member/favorite/components/FavoriteButton.tsx')).FavoriteButton,
)

const sailingStar = ({ id, vesselName, voyage }: Sailing) => (
  <Suspense>
    <FavoriteButton type="SAILING" id={id} name={`${vesselName} ${voyage}`} />
  </Suspense>
)

interface OnTenderProps {
  option: number
  tender: TenderDetail
  onRefresh: () => void
}

function OnTender({ option, tender, onRefresh }: OnTenderProps) {
  const t = useText()
  const may = useAccess()
  const fix = useCertificationFix()
  const quoting = may('bid.quote', { mode: tender.mode, ownerCompanyId: tender.buyer.id })
  const saved = useQuery(
    bidEndpoints.forTender,
    { tenderId: tender.id, option },
    { silent: true, ready: !tender.mine, refreshOnFocus: true, pollMs: POLL_MS },
  )
  const refresh = () => {
    onRefresh()
    saved.refresh()
  }
  const hasBid = saved.data?.bid !== undefined
  if (tender.mine)
    return <Refused tender={tender} title={t('bid.refused.own')} text={t('bid.refused.own.text')} toBids />
  const isClosed = tender.status !== 'QUOTING'
  const over = quotingOverText(t, tender.status) ?? ''
  // First, because no other problem is worth fixing for a tender that takes no quotes.
  if (isClosed && !quoting.allowed && !hasBid)
    return <Refused tender={tender} title={t('bid.refused.closed')} text={over} />
  if (!quoting.allowed && quoting.reason === 'userType' && !hasBid)
    return <Refused tender={tender} title={t('bid.refused.userType')} text={t('bid.refused.userType.text')} />
  // A guest prepares its quote before the certification.
  if (!quoting.allowed && quoting.reason === 'certification' && !hasBid && !tender.guest)
    return <Refused tender={tender} title={t('bid.refused.certification')} text={fix.reason} action={fix.button} />
  if (quoting.reason === 'role' && !hasBid) return <Refused tender={tender} title={t('access.role')} />
  const { data } = saved
  const isOpen = !isClosed && tender.admitted
  return (
    <>
      <PageHeader
        title={<MixedText>{t('bid.form.on', { title: tender.title })}</MixedText>}
        lead={tender.no}
        actions={<LinkButton to={hrefTo('myBids')}>{t('route.myBids')}</LinkButton>}
      />
      {isOpen && data && !data.bid && <FirstTour name="quote" />}
      <Split aside={<QuoteTender tender={tender} onDeadline={refresh} />}>
        {data && <OptionTabs tenderId={tender.id} options={data.options} current={option} mayAdd={isOpen} />}
        {data ? (
          <SailingActionContext value={sailingStar}>
            <QuoteEditor
              tender={tender}
              option={option}
              saved={data}
              onRefresh={refresh}
              closed={
                <EmptyState
                  title={t(isClosed ? 'bid.refused.closed' : 'bid.refused.notAdmitted')}
                  text={
                    isClosed
                      ? `${over} ${t('bid.refused.closed.text')}`
                      : t(tender.round > 1 ? 'bid.round.out' : 'bid.round.uninvited')
                  }
                  action={<LinkButton to={hrefTo('tenderSearch')}>{t('route.tenderSearch')}</LinkButton>}
                />
              }
            />
          </SailingActionContext>
        ) : saved.error ? (
          <ErrorState error={saved.error} onRetry={saved.refresh} />
        ) : (
          <SkeletonBlock height={480} />
        )}
      </Split>
    </>
  )
}
