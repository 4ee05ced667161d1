import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { tenderMayBecome } from '@/contract/trade/tender/lifecycle.ts'
import { nextTenderStep } from '@/contract/trade/tender/nextStep.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { agreementLink } from '@/reference/agreementLink.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { lazySection } from '@/ui/LazySection.tsx'
import { STEP_TEXT, stepLink } from '../stepLink.ts'

// Loaded when the publisher opens it.
const WithdrawDialog = lazySection(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog)

interface OwnProps {
  tender: TenderDetail
  /** The button that saves the tender as a template. */
  template: ReactNode
}

/** The publisher's actions on its tender. */
export function OwnActions({ tender, template }: OwnProps) {
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
