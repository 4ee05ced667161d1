import { useNavigate } from 'react-router-dom'
import { flushDrafts } from '@/drafts/flush.ts'
import { useText } from '@/i18n/useText.ts'
import { routeAt } from '@/routes/match.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'

interface FootProps {
  isFirst: boolean
  isLast: boolean
  isPublishing: boolean
  onBack: () => void
  onPublish: () => void
}

/** The way back, the way on, and at the end the one that counts. */
export function WizardFoot({ isFirst, isLast, isPublishing, onBack, onPublish }: FootProps) {
  const t = useText()
  return (
    <div className="ct-issue-foot">
      {!isFirst && <Button onClick={onBack}>{t('common.action.previous')}</Button>}
      {isLast ? (
        <PublishButton isBusy={isPublishing} onPublish={onPublish} />
      ) : (
        <Button look="primary" type="submit">
          {t('common.action.next')}
        </Button>
      )}
    </div>
  )
}

/** Page of the certification, as the owner spells it (Spec §2). */
const CERTIFICATION = '/subBaseInfo'

function PublishButton({ isBusy, onPublish }: { isBusy: boolean; onPublish: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const access = useAccess()('tender.publish')
  const isGuest = access.reason === 'login'
  const login = () => {
    flushDrafts()
    void navigate(loginAddress(location.href))
  }
  const reason =
    access.allowed || isGuest
      ? null
      : t(access.reason === 'certification' ? 'common.access.certification' : 'issue.access.userType')
  return (
    <ActionButton
      look="accent"
      size="l"
      isBusy={isBusy}
      disabledReason={reason}
      remedy={
        access.reason === 'certification' && routeAt(CERTIFICATION) ? (
          <RouteLink to={CERTIFICATION}>{t('common.access.toCertification')}</RouteLink>
        ) : undefined
      }
      onClick={isGuest ? login : onPublish}
    >
      {t(isGuest ? 'issue.publish.login' : 'issue.publish')}
    </ActionButton>
  )
}
