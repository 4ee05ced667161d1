import { useState } from 'react'
import { NOTE_MAX } from '@/contract/limits.ts'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import type { Approval } from '@/contract/member/approval/schemas.ts'
import { ConfirmAction } from '@/forms/ConfirmAction.tsx'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'

type Act = 'approve' | 'reject' | 'cancel'

interface ActProps {
  approval: Approval
  onClose: () => void
}

/** What the reader can do about a pending approval: agree, reject with a reason, or withdraw the own one. */
export function ApprovalActs({ approval }: { approval: Approval }) {
  const t = useText()
  const [asked, setAsked] = useState<Act>()
  const { status, isMine, mayDecide, title } = approval
  if (status !== 'PENDING' || (!isMine && !mayDecide)) return null
  const close = () => setAsked(undefined)
  const named = (act: Act, variant: 'primary' | 'plain' | 'danger') => (
    <Button
      size="small"
      variant={variant}
      aria-label={`${t(`approval.act.${act}`)}: ${title}`}
      onClick={() => setAsked(act)}
    >
      {t(`approval.act.${act}`)}
    </Button>
  )
  return (
    <div className="ct-approval-acts">
      {mayDecide && named('approve', 'primary')}
      {mayDecide && named('reject', 'danger')}
      {isMine && named('cancel', 'plain')}
      {asked === 'reject' && <Reject approval={approval} onClose={close} />}
      {asked && asked !== 'reject' && <Confirm act={asked} approval={approval} onClose={close} />}
    </div>
  )
}

function Confirm({ act, approval, onClose }: ActProps & { act: 'approve' | 'cancel' }) {
  const t = useText()
  const { id, version, steps } = approval
  const isLast = steps.filter(({ at }) => at === undefined).length === 1
  const text = act === 'cancel' ? t('approval.text.cancel') : t(isLast ? 'approval.text.last' : 'approval.text.approve')
  return (
    <ConfirmAction
      endpoint={approvalEndpoints[act]}
      input={{ id, version }}
      intent={`approval.${act}:${id}:${version}`}
      loading
      title={t(`approval.title.${act}`)}
      confirmText={t(`approval.act.${act}`)}
      isCancelling={act === 'cancel'}
      done={({ status }) => (status === 'EXPIRED' ? t('approval.changed') : t(`approval.done.${act}`))}
      onClose={onClose}
    >
      <p>{text}</p>
      {act === 'approve' && <InPlace approval={approval} />}
    </ConfirmAction>
  )
}

/** That a deputy decides in another's place. */
function InPlace({ approval: { decidesFor } }: { approval: Approval }) {
  const t = useText()
  return decidesFor === undefined ? null : <p>{t('approval.deputy.inPlace', { name: decidesFor })}</p>
}

function Reject({ approval, onClose }: ActProps) {
  const t = useText()
  const { id, version } = approval
  const action = useDialogAction(approvalEndpoints.reject, {
    intent: `approval.reject:${id}:${version}`,
    done: t('approval.done.reject'),
    onClose,
  })
  const form = useForm({
    first: { reason: '' },
    action,
    check: ({ reason }) => (reason.trim() === '' ? [{ field: 'reason', code: 'required' as const }] : []),
    request: ({ reason }) => ({ id, version, reason: reason.trim() }),
  })
  return (
    <FormDialog
      form={form}
      variant="danger"
      title={t('approval.title.reject')}
      submitText={t('approval.act.reject')}
      onClose={onClose}
    >
      <InPlace approval={approval} />
      <TextAreaField {...form.text('reason')} label={t('approval.reason')} rows={3} maxLength={NOTE_MAX} isRequired />
    </FormDialog>
  )
}
