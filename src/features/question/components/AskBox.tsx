import { useNavigate } from 'react-router-dom'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { questionEndpoints } from '@/contract/question/endpoints.ts'
import { MAX_OPEN_QUESTIONS } from '@/contract/question/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useCertificationWay } from '@/session/CertificationWay.tsx'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast.ts'
import type { AskedTender } from './Questions.tsx'
import { WordsForm } from './WordsForm.tsx'

interface AskProps {
  tender: AskedTender
  /** How many questions of the caller wait for an answer. */
  waiting: number
  onAsked: () => void
}

/** Where a question is written, or why none can be. */
export function AskBox({ tender, waiting, onAsked }: AskProps) {
  const t = useText()
  const may = useAccess()
  const way = useCertificationWay()
  const navigate = useNavigate()
  const ask = useAction(questionEndpoints.ask, {
    intent: `question.ask:${tender.id}`,
    onSuccess: () => {
      toast.success(t('question.ask.done'))
      onAsked()
    },
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.deadlinePassed) || hasCode(error, BUSINESS_CODES.stateChanged)) onAsked()
    },
  })
  if (tender.status !== 'QUOTING') return <p className="ct-dim">{t('question.closed')}</p>
  const access = may('tender.ask', { mode: tender.mode, ownerCompanyId: tender.buyer.id })
  if (access.reason === 'login')
    return (
      <div>
        <Button onClick={() => void navigate(loginAddress(window.location.href))}>{t('question.login')}</Button>
      </div>
    )
  if (access.reason === 'certification')
    return (
      <p className="ct-dim">
        {way.reason} {way.link}
      </p>
    )
  if (!access.allowed) return <p className="ct-dim">{t('question.userType')}</p>
  if (!tender.admitted) return <p className="ct-dim">{t('question.notAdmitted')}</p>
  if (waiting >= MAX_OPEN_QUESTIONS) return <Notice tone="warn">{t('question.limit', { count: waiting })}</Notice>
  return (
    <WordsForm
      formId="question"
      entityId={tender.id}
      title={t('question.ask')}
      label={t('question.ask.label')}
      hint={t('question.ask.hint')}
      submitText={t('question.ask.send')}
      action={ask}
      onSend={async (text) => (await ask.run({ tenderId: tender.id, text })) !== undefined}
    />
  )
}
