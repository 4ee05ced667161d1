import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { endingSteps, versionOf } from '../ending.ts'
import { SuspendDialog } from './SuspendDialog.tsx'
import { TerminateDialog } from './TerminateDialog.tsx'

/** Suspends or resumes an agreement, or gives notice of its end. */
export function EndingActions({ agreement }: { agreement: AgreementDetail }) {
  const t = useText()
  const [asked, setAsked] = useState<'suspend' | 'resume' | 'terminate'>()
  const close = () => setAsked(undefined)
  const resume = useAction(agreementEndpoints.resume, {
    intent: `agreement.resume:${agreement.id}`,
    onSuccess: () => {
      toast.success(t('agreement.resume.done'))
      close()
    },
    onError: close,
  })
  const { maySuspend, mayResume, mayTerminate } = endingSteps(agreement)
  return (
    <>
      {maySuspend && <Button onClick={() => setAsked('suspend')}>{t('agreement.suspend')}</Button>}
      {mayResume && (
        <Button variant="primary" onClick={() => setAsked('resume')}>
          {t('agreement.resume')}
        </Button>
      )}
      {mayTerminate && <Button onClick={() => setAsked('terminate')}>{t('agreement.terminate')}</Button>}
      <Failure text={failureText(t, resume.error)} />
      <ConfirmDialog
        isOpen={asked === 'resume'}
        isBusy={resume.loading}
        title={t('agreement.resume.title')}
        confirmText={t('agreement.resume')}
        onCancel={close}
        onConfirm={() => void resume.run({ id: agreement.id, version: versionOf(agreement) })}
      >
        <p>{t('agreement.resume.text')}</p>
      </ConfirmDialog>
      {asked === 'suspend' && <SuspendDialog agreement={agreement} onClose={close} />}
      {asked === 'terminate' && <TerminateDialog agreement={agreement} onClose={close} />}
    </>
  )
}
