import type { ReactNode } from 'react'
import { Button } from '@/ui/Button.tsx'
import type { ButtonProps } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Stack } from '@/ui/Split.tsx'
import type { Form } from './useForm.ts'
import './forms.css'

/** Props of `PageForm`: the form of `useForm`, its heading, the label of its submit button and what stands in it. */
export interface PageFormProps extends Pick<ButtonProps, 'variant' | 'size'> {
  form: Pick<Form<never>, 'element' | 'isBusy' | 'failure'>
  title: string
  submitText: string
  /** Makes a cancel button. */
  onCancel?: { text: string; run: () => void }
  children: ReactNode
}

/** A short form as a part of a page; the counterpart of `FormDialog`. */
export function PageForm({ form, title, submitText, variant = 'primary', size, onCancel, children }: PageFormProps) {
  return (
    <form {...form.element} aria-label={title}>
      <Stack>
        <h3 className="ct-h3">{title}</h3>
        {children}
        <Failure text={form.failure} />
        <div className="ct-form-buttons">
          <Button type="submit" variant={variant} size={size} isBusy={form.isBusy}>
            {submitText}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel.run}>
              {onCancel.text}
            </Button>
          )}
        </div>
      </Stack>
    </form>
  )
}
