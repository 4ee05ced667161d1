import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { mayCallOff, mayRenew } from '@/contract/trade/agreement/lifecycle.ts'
import { isToRenew } from '@/contract/trade/agreement/renewal/rules.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { marketDay } from '@/contract/marketDay.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { contactFacts } from '@/reference/contactFacts.tsx'
import { Section } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { totalsOf } from '../counted.ts'
import { agreementsLink } from '../link.ts'
import { lanesToRenew, renewingOf } from '../renewal.ts'
import { AllocationSection } from './AllocationSection.tsx'
import { AgreementTag } from './AgreementTag.tsx'
import { AgreementTerms } from './AgreementTerms.tsx'
import { AmendmentAction } from './AmendmentDialog.tsx'
import { AmendmentSection } from './AmendmentSection.tsx'
import { CallOffDialog } from './CallOffDialog.tsx'
import { CallOffs } from './CallOffs.tsx'
import { EndingActions } from './EndingActions.tsx'
import { EndingSections } from './EndingSections.tsx'
import { LanePrices } from './LanePrices.tsx'
import { MinimumSection } from './MinimumSection.tsx'
import { NoticeAction } from './NoticeDialog.tsx'
import { PriceNotices } from './PriceNotices.tsx'
import { RenewalAction } from './RenewalDialog.tsx'
import { RenewalSection } from './RenewalSection.tsx'
import { TermsHistory } from './TermsHistory.tsx'
import { Quantities } from './Quantities.tsx'
import './agreement.css'

const POLL_MS = 5_000
/** How often the day is looked at: a page that counts no seconds is not drawn every second. */
const MINUTE_MS = 60_000

/** One agreement: what is left of it, its prices and its call-offs. */
export function AgreementView({ id, side }: { id: string; side: OrderSide }) {
  const t = useText()
  const query = useQuery(agreementEndpoints.detail, { id }, { silent: true, refreshOnFocus: true, pollMs: POLL_MS })
  const { data } = query
  if (data?.side === side) return <Content agreement={data} onEnd={query.refresh} />
  return (
    <>
      <PageHeader title={t('agreement.agreement')} />
      {query.isFirstLoad && <SkeletonBlock height={480} />}
      {query.error?.name === 'TransportError' && <ErrorState error={query.error} onRetry={query.refresh} />}
      {!query.isFirstLoad && query.error?.name !== 'TransportError' && (
        <EmptyState
          title={t('agreement.missing')}
          text={t('agreement.missing.text')}
          action={<LinkButton to={agreementsLink(side)}>{t('agreement.back')}</LinkButton>}
        />
      )}
    </>
  )
}

function Content({ agreement, onEnd }: { agreement: AgreementDetail; onEnd: () => void }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { status, side, lanes } = agreement
  const today = marketDay(useServerNow(MINUTE_MS))
  const mayTenderAgain = side === 'BUYER' && !agreement.follower && mayRenew(status, agreement.validTo, today)
  const isOpen = side === 'BUYER' && mayCallOff(status) && totalsOf(agreement).remaining > 0
  return (
    <>
      <PageHeader
        title={<TypedText>{agreement.title}</TypedText>}
        lead={agreement.no}
        tags={<AgreementTag status={status} />}
        actions={
          <>
            {isOpen && (
              <CertifiedButton action="listing.book" variant="accent" onClick={() => setAsking(true)}>
                {t('agreement.callOff')}
              </CertifiedButton>
            )}
            <NoticeAction agreement={agreement} />
            <AmendmentAction agreement={agreement} />
            <RenewalAction agreement={agreement} />
            {mayTenderAgain && (
              <LinkButton to={hrefTo('tenderIssue', { renew: agreement.id })}>{t('agreement.renew')}</LinkButton>
            )}
            <EndingActions agreement={agreement} />
            <LinkButton to={agreementsLink(side)}>{t('agreement.back')}</LinkButton>
          </>
        }
      />
      <Standing agreement={agreement} />
      <Ending agreement={agreement} today={today} />
      <AmendmentSection agreement={agreement} />
      <RenewalSection agreement={agreement} />
      <EndingSections agreement={agreement} />
      <PriceNotices agreement={agreement} />
      <Section title={t('agreement.quantities')}>
        <Quantities lanes={lanes} />
      </Section>
      <AllocationSection agreement={agreement} />
      <MinimumSection agreement={agreement} />
      <Section title={t('agreement.callOffs')}>
        <CallOffs agreement={agreement} onEnd={onEnd} />
      </Section>
      <Section title={t('agreement.terms')}>
        <AgreementTerms agreement={agreement} />
      </Section>
      {agreement.contact && (
        <Section title={t('agreement.contact')}>
          <DefinitionGrid
            items={contactFacts(agreement.contact, {
              person: t('agreement.contact.theirs'),
              mobile: t('agreement.contact.mobile'),
              email: t('agreement.contact.email'),
              address: t('agreement.contact.address'),
            })}
          />
        </Section>
      )}
      <TermsHistory agreement={agreement} />
      {lanes.map((lane) => (
        <LanePrices key={lane.laneNo} lane={lane} agreement={agreement} isOnly={lanes.length === 1} />
      ))}
      {isAsking && <CallOffDialog agreement={agreement} onClose={() => setAsking(false)} />}
    </>
  )
}

/** What the state means for this side. */
function Standing({ agreement: { status, side, validFrom, validTo, openCallOffs } }: { agreement: AgreementDetail }) {
  const t = useText()
  if (side === 'SELLER' && openCallOffs > 0)
    return <Notice tone="warn">{t('agreement.standing.toAnswer', { count: openCallOffs })}</Notice>
  if (status === 'PENDING_START') return <Notice>{t(`agreement.standing.PENDING.${side}`, { day: validFrom })}</Notice>
  if (status === 'EXPIRED') return <Notice>{t('agreement.standing.EXPIRED', { day: validTo })}</Notice>
  return status === 'FULFILLED' ? <Notice>{t('agreement.standing.FULFILLED')}</Notice> : null
}

/** It ends soon, and nothing follows it: what this side can do about it, as its work list says. */
function Ending({ agreement, today }: { agreement: AgreementDetail; today: string }) {
  const t = useText()
  const { side, validTo, termination } = agreement
  if (lanesToRenew(agreement).length === 0 || !isToRenew({ ...renewingOf(agreement), termination }, today)) return null
  return <Notice tone="warn">{t(`agreement.standing.ENDING.${side}`, { day: validTo })}</Notice>
}
