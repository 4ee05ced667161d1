import { useState } from 'react'
import type { ReactNode } from 'react'
import { tenderMayBecome } from '@/contract/tender/lifecycle.ts'
import { nextTenderStep } from '@/contract/tender/nextStep.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { useCertificationWay } from '@/session/CertificationWay.tsx'
import type { Access } from '@/session/access.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { quotingOverText } from '../quotingOver.ts'
import { STEP_TEXT, stepWay } from '../stepWay.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

interface ActionsProps {
  tender: TenderDetail
  /** Whether the member may quote here, and if not, why. */
  quoting: Access
  /** The button that makes it a favourite. */
  favorite: ReactNode
  onChange: (tender: TenderDetail) => void
  onOpenQuote: () => void
  onLogin: () => void
}

/** What this person can do with this tender. */
export function TenderActions({ tender, quoting, favorite, onChange, onOpenQuote, onLogin }: ActionsProps) {
  return tender.mine ? (
    <OwnActions tender={tender} onChange={onChange} />
  ) : (
    <VisitorActions tender={tender} quoting={quoting} favorite={favorite} onOpenQuote={onOpenQuote} onLogin={onLogin} />
  )
}

function OwnActions({ tender, onChange }: Pick<ActionsProps, 'tender' | 'onChange'>) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const step = nextTenderStep(tender)
  return (
    <>
      {step && (
        <LinkButton look="primary" to={stepWay(step, tender)}>
          {t(STEP_TEXT[step])}
        </LinkButton>
      )}
      {tender.publishAt && step !== 'AWARD' && (
        <LinkButton look={step ? 'plain' : 'primary'} to={hrefTo('myTenderBids', { tenderId: tender.id })}>
          {t('tender.action.compare')}
        </LinkButton>
      )}
      {tender.status === 'QUOTING' && (
        <>
          <LinkButton to={hrefTo('tenderIssue', { id: tender.id })}>{t('tender.action.amend')}</LinkButton>
          <LinkButton to={hrefTo('tenderIssue', { id: tender.id, step: 'rules' })}>
            {t('tender.action.extend')}
          </LinkButton>
        </>
      )}
      {tender.orderId && step !== 'PAY' && step !== 'ORDER' && (
        <LinkButton to={hrefTo('payment', { orderId: tender.orderId })}>{t('tender.action.order')}</LinkButton>
      )}
      <LinkButton to={hrefTo('tenderIssue', { copy: tender.id })}>{t('tender.action.copy')}</LinkButton>
      {tenderMayBecome(tender.status, 'CANCELLED', 'publisher') && (
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('tender.action.withdraw')}
        </Button>
      )}
      {isAsking && <WithdrawDialog tender={tender} onClose={() => setAsking(false)} onDone={onChange} />}
    </>
  )
}

function VisitorActions({ tender, quoting, favorite, onOpenQuote, onLogin }: Omit<ActionsProps, 'onChange'>) {
  const t = useText()
  const way = useCertificationWay()
  const isGuest = !quoting.allowed && quoting.reason === 'login'
  const hasBid = tender.myBid !== undefined && tender.myBid.status !== 'DRAFT'
  const mayQuote = isGuest || (quoting.allowed && tender.admitted)
  const step = nextTenderStep({ ...tender, bidStatus: tender.myBid?.status, mayQuote })
  return (
    <>
      {step && step !== 'QUOTE' ? (
        <LinkButton look="accent" to={stepWay(step, tender)}>
          {t(STEP_TEXT[step])}
        </LinkButton>
      ) : hasBid ? (
        <Button look="primary" onClick={onOpenQuote}>
          {t('tender.action.quoted')}
        </Button>
      ) : tender.status !== 'QUOTING' ? (
        <QuotingOver tender={tender} />
      ) : (
        <ActionButton
          look="accent"
          disabledReason={step ? null : whyNot(quoting, t, way.reason)}
          remedy={quoting.reason === 'certification' && way.link}
          onClick={isGuest ? onLogin : onOpenQuote}
        >
          {t(isGuest ? 'tender.quote.login' : 'tender.action.quote')}
        </ActionButton>
      )}
      {favorite}
    </>
  )
}

/** Nobody is asked to quote, or to log in for it, where quoting is over: what is the case, and where quotes are wanted. */
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

function whyNot(quoting: Access, t: TextOf, uncertified: string): string | null {
  if (quoting.allowed) return t('tender.quote.notAdmitted')
  if (quoting.reason === 'certification') return uncertified
  return quoting.reason === 'notOwner' ? t('tender.quote.own') : t('common.access.userType')
}
