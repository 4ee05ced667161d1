import { useId } from 'react'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import type { ButtonProps } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import type { DialogProps } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Stack } from '@/ui/Split.tsx'
import type { Form } from './useForm.ts'

/** Props of `FormDialog`: the form of `useForm`, the label of its submit button and what stands in it. */
export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  form: Pick<Form<never>, 'element' | 'isBusy' | 'isAbove' | 'failure'>
  submitText: string
  /** For a form that cancels something: its way out is not called that. */
  isCancelling?: boolean
  variant?: ButtonProps['variant']
  /** Nothing can be sent yet; what stands in the form says why. */
  isLocked?: boolean
  children: ReactNode
}

/** A short form in a dialog: Enter submits, the first error has the focus, failures are shown above the buttons. */
export function FormDialog({
  form,
  title,
  size = 'small',
  onClose,
  submitText,
  isCancelling = false,
  variant = 'primary',
  isLocked,
  children,
}: FormDialogProps) {
  const t = useText()
  const id = useId()
  return (
    <Dialog
      isOpen
      size={size}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(isCancelling ? 'common.action.back' : 'common.action.cancel')}</Button>
          <Button type="submit" form={id} variant={variant} isBusy={form.isBusy} disabled={isLocked}>
            {form.isAbove ? t('common.action.askApproval') : submitText}
          </Button>
        </>
      }
    >
      <form id={id} {...form.element}>
        <Stack>
          {children}
          <Failure text={form.failure} />
        </Stack>
      </form>
    </Dialog>
  )
}
