import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { bidEndpoints } from '@/contract/bid/endpoints.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Sailing } from '@/contract/shipping-date/schemas.ts'
import { tenderEndpoints } from '@/contract/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { SailingSlot } from '@/features/bid/SailingSlot.ts'
import { OptionTabs } from '@/features/bid/components/OptionTabs.tsx'
import { QuoteDesk } from '@/features/bid/components/QuoteDesk.tsx'
import { quotingOverText } from '@/features/tender/quotingOver.ts'
import { FavoriteButton } from '@/features/favorite/components/FavoriteButton.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { useCertificationWay } from '@/session/CertificationWay.tsx'
import { useAccess } from '@/session/useAccess.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split } from '@/ui/Split.tsx'
import { QuoteTender } from './QuoteTender.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** Milliseconds between looks at a tender that others may change and at the own rank. */
const POLL_MS = 15_000

export default function QuotePage() {
  const t = useText()
  const [params] = useSearchParams()
  const id = readId(params.get('tenderId'))
  const option = readOption(params.get('option'))
  const query = useQuery(
    tenderEndpoints.detail,
    { id: id ?? '' },
    { ready: id !== undefined, silent: true, refreshOnFocus: true, pollMs: POLL_MS },
  )
  const { data: tender, error } = query
  const isMissing = hasCode(error, BUSINESS_CODES.notFound) || hasCode(error, BUSINESS_CODES.fieldErrors)
  if (id === undefined || (isMissing && !tender))
    return <Refused title={t('bid.refused.missing')} text={t('bid.refused.missing.text')} />
  if (!tender)
    return (
      <>
        <PageHeader title={t('route.quote')} />
        {error ? <ErrorState error={query.error} onRetry={query.refresh} /> : <SkeletonBlock height={480} />}
      </>
    )
  return (
    <OnTender
      key={`${id} ${option}`}
      option={option}
      tender={tender}
      onTender={query.mutate}
      onRefresh={query.refresh}
    />
  )
}

/** The alternative that the address names; the first for anything that is none. */
const readOption = (text: string | null): number => (text === '2' || text === '3' ? Number(text) : 1)

interface RefusedProps {
  /** What can be done about it. */
  action?: ReactNode
  title: string
  text: string
  tender?: TenderDetail
  toBids?: boolean
}

/** Why there is no form here, and the way on. */
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
              <LinkButton look="primary" to={hrefTo('myTenderBids', { tenderId: tender.id })}>
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

const sailingStar = ({ id, vesselName, voyage }: Sailing) => (
  <FavoriteButton type="SAILING" id={id} name={`${vesselName} ${voyage}`} />
)

interface OnTenderProps {
  option: number
  tender: TenderDetail
  onTender: (tender: TenderDetail) => void
  onRefresh: () => void
}

function OnTender({ option, tender, onTender, onRefresh }: OnTenderProps) {
  const t = useText()
  const may = useAccess()
  const way = useCertificationWay()
  const quoting = may('bid.quote', { mode: tender.mode, ownerCompanyId: tender.buyer.id })
  const held = useQuery(
    bidEndpoints.forTender,
    { tenderId: tender.id, option },
    { silent: true, ready: !tender.mine, refreshOnFocus: true, pollMs: POLL_MS },
  )
  const refresh = () => {
    onRefresh()
    held.refresh()
  }
  const hasBid = held.data?.bid !== undefined
  if (tender.mine)
    return <Refused tender={tender} title={t('bid.refused.own')} text={t('bid.refused.own.text')} toBids />
  const isClosed = tender.status !== 'QUOTING'
  const over = quotingOverText(t, tender.status) ?? ''
  // Before anything that could be mended: nobody is certified for a tender that takes no quotes.
  if (isClosed && !quoting.allowed && !hasBid)
    return <Refused tender={tender} title={t('bid.refused.closed')} text={over} />
  if (!quoting.allowed && quoting.reason === 'userType' && !hasBid)
    return <Refused tender={tender} title={t('bid.refused.userType')} text={t('bid.refused.userType.text')} />
  if (!quoting.allowed && quoting.reason === 'certification' && !hasBid)
    return <Refused tender={tender} title={t('bid.refused.certification')} text={way.reason} action={way.button} />
  const { data } = held
  const isOpen = !isClosed && tender.admitted
  return (
    <>
      <PageHeader
        title={t('bid.form.on', { title: tender.title })}
        lead={tender.no}
        actions={<LinkButton to={hrefTo('myBids')}>{t('route.myBids')}</LinkButton>}
      />
      <Split aside={<QuoteTender tender={tender} onDeadline={refresh} />}>
        {data && <OptionTabs tenderId={tender.id} options={data.options} current={option} mayAdd={isOpen} />}
        {data ? (
          <SailingSlot value={sailingStar}>
            <QuoteDesk
              tender={tender}
              option={option}
              held={data}
              onTender={onTender}
              onHeld={held.mutate}
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
          </SailingSlot>
        ) : held.error ? (
          <ErrorState error={held.error} onRetry={held.refresh} />
        ) : (
          <SkeletonBlock height={480} />
        )}
      </Split>
    </>
  )
}
