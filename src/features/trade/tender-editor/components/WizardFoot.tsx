import { useNavigate } from 'react-router-dom'
import { flushDrafts } from '@/drafts/flush.ts'
import { useText } from '@/i18n/useText.ts'
import { useCertificationFix } from '@/session/CertificationFix.tsx'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { useIssue } from '../IssueContext.ts'

interface FootProps {
  isFirst: boolean
  isLast: boolean
  isPublishing: boolean
  onBack: () => void
  onPublish: () => void
}

/** Back, next, and publish on the last step. */
export function WizardFoot({ isFirst, isLast, isPublishing, onBack, onPublish }: FootProps) {
  const t = useText()
  return (
    <div className="ct-issue-foot">
      {!isFirst && <Button onClick={onBack}>{t('common.action.previous')}</Button>}
      {isLast ? (
        <PublishButton isBusy={isPublishing} onPublish={onPublish} />
      ) : (
        <Button variant="primary" type="submit" data-tour-press>
          {t('common.action.next')}
        </Button>
      )}
    </div>
  )
}

function PublishButton({ isBusy, onPublish }: { isBusy: boolean; onPublish: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const access = useAccess()('tender.publish')
  const fix = useCertificationFix()
  const isGuest = access.reason === 'login'
  const login = () => {
    flushDrafts()
    void navigate(loginAddress(location.href))
  }
  const { amending, changes } = useIssue()
  const reason =
    access.allowed && amending && changes.length === 0
      ? t('issue.amend.none')
      : access.allowed || isGuest
        ? null
        : access.reason === 'userType'
          ? t('issue.access.userType')
          : fix.whyNot(access)
  return (
    <ActionButton
      data-tour-press
      variant="accent"
      size="large"
      isBusy={isBusy}
      disabledReason={reason}
      fix={access.reason === 'certification' && fix.link}
      onClick={isGuest ? login : onPublish}
    >
      {t(isGuest ? 'issue.publish.login' : amending ? 'issue.amend.publish' : 'issue.publish')}
    </ActionButton>
  )
}
