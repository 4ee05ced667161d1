import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { tenderMayBecome } from '@/contract/trade/tender/lifecycle.ts'
import { nextTenderStep } from '@/contract/trade/tender/nextStep.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { agreementLink } from '@/reference/agreementLink.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { useCertificationFix } from '@/session/CertificationFix.tsx'
import type { CertificationFix } from '@/session/CertificationFix.tsx'
import type { Access } from '@/session/access.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { lazySection } from '@/ui/LazySection.tsx'
import { quotingOverText } from '../quotingOver.ts'
import { STEP_TEXT, stepLink } from '../stepLink.ts'

// Loaded when the publisher opens it.
const WithdrawDialog = lazySection(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog)

interface ActionsProps {
  tender: TenderDetail
  /** Whether the member may quote here, and if not, why. */
  quoting: Access
  /** The favourite button. */
  favorite: ReactNode
  /** The button that saves an own tender as a template. */
  template: ReactNode
  onOpenQuote: () => void
  onLogin: () => void
}

/** The reader's actions on this tender. */
export function TenderActions({ tender, quoting, favorite, template, onOpenQuote, onLogin }: ActionsProps) {
  return tender.mine ? (
    <OwnActions tender={tender} template={template} />
  ) : (
    <VisitorActions tender={tender} quoting={quoting} favorite={favorite} onOpenQuote={onOpenQuote} onLogin={onLogin} />
  )
}

function OwnActions({ tender, template }: Pick<ActionsProps, 'tender' | 'template'>) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const step = nextTenderStep(tender)
  return (
    <>
      {step && (
        <LinkButton variant="primary" to={stepLink(step, tender)}>
          {t(STEP_TEXT[step])}
        </LinkButton>
      )}
      {tender.publishAt && step !== 'AWARD' && (
        <LinkButton variant={step ? 'plain' : 'primary'} to={hrefTo('myTenderBids', { tenderId: tender.id })}>
          {t('tender.action.compare')}
        </LinkButton>
      )}
      <div className="ct-tender-more">
        {tender.status === 'QUOTING' && (
          <>
            <LinkButton to={hrefTo('tenderIssue', { id: tender.id })}>{t('tender.action.amend')}</LinkButton>
            <LinkButton to={hrefTo('tenderIssue', { id: tender.id, step: 'rules' })}>
              {t('tender.action.extend')}
            </LinkButton>
          </>
        )}
        {tender.orderId && step !== 'PAY' && step !== 'ORDER' && (
          <LinkButton to={orderLink(tender.orderId)}>{t('tender.action.order')}</LinkButton>
        )}
        {tender.agreementId && (
          <LinkButton to={agreementLink(tender.agreementId, 'BUYER')}>{t('tender.action.agreement')}</LinkButton>
        )}
        <LinkButton to={hrefTo('tenderIssue', { copy: tender.id })}>{t('tender.action.copy')}</LinkButton>
        {template}
        {tenderMayBecome(tender.status, 'CANCELLED', 'publisher') && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('tender.action.withdraw')}
          </Button>
        )}
      </div>
      {isAsking && (
        <Suspense>
          <WithdrawDialog tender={tender} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function VisitorActions({ tender, quoting, favorite, onOpenQuote, onLogin }: Omit<ActionsProps, 'template'>) {
  const t = useText()
  const fix = useCertificationFix()
  const isGuest = !quoting.allowed && quoting.reason === 'login'
  const hasBid = tender.myBid !== undefined && tender.myBid.status !== 'DRAFT'
  const mayQuote = isGuest || (quoting.allowed && tender.admitted)
  const step = nextTenderStep({ ...tender, bidStatus: tender.myBid?.status, mayQuote })
  return (
    <>
      {step && step !== 'QUOTE' ? (
        <LinkButton variant="accent" to={stepLink(step, tender)}>
          {t(STEP_TEXT[step])}
        </LinkButton>
      ) : hasBid ? (
        <Button variant="primary" onClick={onOpenQuote}>
          {t('tender.action.quoted')}
        </Button>
      ) : tender.status !== 'QUOTING' ? (
        <QuotingOver tender={tender} />
      ) : (
        <ActionButton
          variant="accent"
          disabledReason={step ? null : whyNot(quoting, t, fix)}
          fix={quoting.reason === 'certification' && fix.link}
          onClick={isGuest ? onLogin : onOpenQuote}
        >
          {t(isGuest ? 'tender.quote.login' : 'tender.action.quote')}
        </ActionButton>
      )}
      {favorite}
    </>
  )
}

/** Replaces quote and login buttons after quoting has closed: the reason, and a link to open tenders. */
function QuotingOver({ tender: { status, lanes } }: { tender: TenderDetail }) {
  const t = useText()
  const [first] = lanes
  return (
    <>
      <div>
        <strong>{t('tender.quote.closed')}</strong>
        <p className="ct-dim">{quotingOverText(t, status)}</p>
      </div>
      <LinkButton to={hrefTo('tenderSearch', { pol: first?.pol, pod: first?.pod })}>
        {t('tender.over.others')}
      </LinkButton>
    </>
  )
}

function whyNot(quoting: Access, t: TextOf, fix: CertificationFix): string | null {
  if (quoting.allowed) return t('tender.quote.notAdmitted')
  return quoting.reason === 'notOwner' ? t('tender.quote.own') : fix.whyNot(quoting)
}
