import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { nextTenderStep } from '@/contract/trade/tender/nextStep.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { useCertificationFix } from '@/session/CertificationFix.tsx'
import type { CertificationFix } from '@/session/CertificationFix.tsx'
import type { Access } from '@/session/access.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { lazySection } from '@/ui/LazySection.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { quotingOverText } from '../quotingOver.ts'
import { STEP_TEXT, stepLink } from '../stepLink.ts'

// Of its publisher only: visitors of a tender need none of it.
const OwnActions = lazySection(async () => (await import('./OwnActions.tsx')).OwnActions)

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
    <Suspense fallback={<SkeletonBlock height={120} />}>
      <OwnActions tender={tender} template={template} />
    </Suspense>
  ) : (
    <VisitorActions tender={tender} quoting={quoting} favorite={favorite} onOpenQuote={onOpenQuote} onLogin={onLogin} />
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
