import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Props of `ConfirmDialog`: the question, the consequences, and the text of the confirm button. */
export interface ConfirmDialogProps {
  isOpen: boolean
  onCancel: () => void
  onConfirm: () => void
  title: string
  children: ReactNode
  confirmText?: string | undefined
  isDanger?: boolean | undefined
  /** For a question about cancelling something: its way out is not called that. */
  isCancelling?: boolean | undefined
  isBusy?: boolean | undefined
}

/** Confirmation dialog; Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onCancel,
    onConfirm,
    title,
    children,
    confirmText,
    isDanger = false,
    isBusy = false,
    isCancelling = false,
  } = props
  const t = useText()
  const footer = (
    <>
      <Button onClick={onCancel}>{t(isCancelling ? 'common.action.back' : 'ui.dialog.cancel')}</Button>
      <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
        {confirmText ?? t('ui.dialog.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title} footer={footer} size="small">
      {children}
    </Dialog>
  )
}
