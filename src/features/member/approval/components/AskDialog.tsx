import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import type { NeededApproval } from '@/api/approvalNeeded.ts'
import { useAction } from '@/api/useAction.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { guardedName } from '@/contract/member/approval/calls.ts'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import type { Approval } from '@/contract/member/approval/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { ApprovalFacts } from './ApprovalFacts.tsx'
import { ApprovalLink } from './ApprovalLink.tsx'

interface AskProps {
  needed: NeededApproval
  onClose: () => void
}

/** Offers to ask for a call that was above the person's limit, exactly as it was sent; then says that it waits. */
export function AskDialog({ needed: { path, input, error }, onClose }: AskProps) {
  const t = useText()
  const call = guardedName(path)
  const [asked, setAsked] = useState<Approval>()
  const action = useAction(approvalEndpoints.request, {
    intent: `approval.request:${path}`,
    loading: true,
    silent: true,
    onSuccess: setAsked,
    onError: (failure, pending) => {
      // It was asked for before, by this person or another.
      if (hasCode(failure, BUSINESS_CODES.stateChanged) && pending) setAsked(pending)
    },
  })
  const form = useForm({
    first: { note: '' },
    action,
    isSilent: true,
    check: () => [],
    request: ({ note }) => call && { call, input: { ...(input as object) }, note: note.trim() },
  })
  if (asked) return <Waiting approval={asked} onClose={onClose} />
  return (
    <FormDialog form={form} title={t('approval.ask')} submitText={t('approval.ask')} onClose={onClose}>
      <Notice tone="warn">{error.message}</Notice>
      <TextAreaField {...form.text('note')} label={t('approval.note')} rows={2} maxLength={NOTE_MAX} />
      <p className="ct-dim">{t('approval.ask.text')}</p>
    </FormDialog>
  )
}

function Waiting({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog
      isOpen
      size="small"
      title={t('approval.waiting')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('approval.close')}</Button>}
    >
      <ApprovalFacts approval={approval} />
      <p>
        <ApprovalLink id={approval.id} onOpen={onClose} />
      </p>
    </Dialog>
  )
}
