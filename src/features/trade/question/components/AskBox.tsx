import { useNavigate } from 'react-router-dom'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { questionEndpoints } from '@/contract/trade/question/endpoints.ts'
import { MAX_OPEN_QUESTIONS } from '@/contract/trade/question/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useCertificationFix } from '@/session/CertificationFix.tsx'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast.ts'
import { aboutOf } from '../asked.ts'
import type { Asked } from '../asked.ts'
import { LazyWordsForm } from './LazyWordsForm.tsx'

interface AskProps {
  asked: Asked
  /** Number of the caller's unanswered questions. */
  waiting: number
  onAsked: () => void
}

/** The question form, or the reason why asking is not possible. */
export function AskBox({ asked, waiting, onAsked }: AskProps) {
  const t = useText()
  const may = useAccess()
  const fix = useCertificationFix()
  const navigate = useNavigate()
  const ask = useAction(questionEndpoints.ask, {
    intent: `question.ask:${asked.id}`,
    onSuccess: () => {
      toast.success(t('question.ask.done'))
      onAsked()
    },
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.deadlinePassed) || hasCode(error, BUSINESS_CODES.stateChanged)) onAsked()
    },
  })
  if (!asked.isOpen) return <p className="ct-dim">{t(`question.of.${asked.kind}.closed`)}</p>
  const access = may(...asked.right)
  if (access.reason === 'login')
    return (
      <div>
        <Button onClick={() => void navigate(loginAddress(window.location.href))}>{t('question.login')}</Button>
      </div>
    )
  if (access.reason === 'certification')
    return (
      <p className="ct-dim">
        {fix.reason} {fix.link}
      </p>
    )
  if (!access.allowed)
    return <p className="ct-dim">{t(access.reason === 'role' ? 'access.role' : 'question.userType')}</p>
  if (asked.isShut) return <p className="ct-dim">{t('question.notAdmitted')}</p>
  if (waiting >= MAX_OPEN_QUESTIONS) return <Notice tone="warn">{t('question.limit', { count: waiting })}</Notice>
  return (
    <LazyWordsForm
      formId="question"
      entityId={asked.id}
      kind={asked.kind}
      title={t(`question.of.${asked.kind}.ask`)}
      label={t('question.ask.label')}
      hint={t('question.ask.hint')}
      submitText={t('question.ask.send')}
      action={ask}
      onSend={async (text) => (await ask.run({ ...aboutOf(asked), text })) !== undefined}
    />
  )
}
