import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import type { Action } from '@/api/useAction.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { toast } from '@/ui/toast.ts'

/** Options of a dialog's action. */
export interface DialogActionOptions<Out> {
  intent: string
  /** Toast after success. */
  done: string | ((value: Out) => string)
  /** Toast after a conflict, beside the client's own. */
  changed?: string
  onClose: () => void
  /** Shows the loading toast of slow calls. */
  loading?: boolean
  /** No toast of an error: the form shows it (`isSilent` of the form). */
  silent?: boolean
}

/**
 * The action of a dialog: closes it with a toast after success, and without after a conflict, because the page behind then shows
 * the current version (the client's toast says why).
 */
export function useDialogAction<In, Out, Current>(
  endpoint: Endpoint<In, Out, Current>,
  { intent, done, changed, onClose, loading = false, silent = false }: DialogActionOptions<Out>,
): Action<In, Out> {
  return useAction(endpoint, {
    intent,
    loading,
    silent,
    onSuccess: (value) => {
      toast.success(typeof done === 'string' ? done : done(value))
      onClose()
    },
    onError: (error) => {
      if (!hasCode(error, BUSINESS_CODES.stateChanged)) return
      if (changed !== undefined) toast.info(changed)
      onClose()
    },
  })
}
