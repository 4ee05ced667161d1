import { failureText } from '@/api/errorText.ts'
import type { ActionInput } from '@/api/useAction.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { useText } from '@/i18n/useText.ts'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import type { ConfirmDialogProps } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { useDialogAction } from './useDialogAction.ts'
import type { DialogActionOptions } from './useDialogAction.ts'

type Question = Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmText' | 'isDanger' | 'isCancelling'>

interface ConfirmProps<In, Out, Current> extends DialogActionOptions<Out>, Question {
  endpoint: Endpoint<In, Out, Current>
  input: ActionInput<In>
}

/** Asks before a call is sent, and says below the consequences what went wrong with it. */
export function ConfirmAction<In, Out, Current>(props: ConfirmProps<In, Out, Current>) {
  const { endpoint, input, title, children, confirmText, isDanger, isCancelling, ...options } = props
  const t = useText()
  const action = useDialogAction(endpoint, options)
  return (
    <ConfirmDialog
      {...{ title, confirmText, isDanger, isCancelling }}
      isOpen
      isBusy={action.loading}
      onCancel={options.onClose}
      onConfirm={() => void action.run(input)}
    >
      {children}
      <Failure text={failureText(t, action.error)} />
    </ConfirmDialog>
  )
}
