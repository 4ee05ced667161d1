import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import type { Action, ActionOptions } from '@/api/useAction.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { FieldError } from '@/contract/envelope.ts'
import { toast } from '@/ui/toast.ts'
import type { DraftEditor } from './useDraftEditor.ts'

/** Options of an editor's action. */
export interface DraftActionOptions<In, Out, Current> extends ActionOptions<In, Out, Current> {
  editor: Pick<DraftEditor<never, unknown>, 'end' | 'hasEnded'>
  /** Shows the server's field errors and goes to the first. */
  onRefused: (errors: readonly FieldError[]) => void
  /** The server has another version (4009); `current` is that one, if it sent it. */
  onConflict?: (current: Current | undefined) => void
  /** Set for the action that ends the editor: the draft is dropped, `done` is shown, then this leaves the page. */
  onEnd?: (value: Out) => void
  done?: string
}

/** An action of an editor: saves or sends what was typed. */
export function useDraftAction<In, Out, Current>(
  endpoint: Endpoint<In, Out, Current>,
  options: DraftActionOptions<In, Out, Current>,
): Action<In, Out> {
  const { editor, onRefused, onConflict, onEnd, done, onSuccess, onError, ...rest } = options
  const action = useAction(endpoint, {
    ...rest,
    onSuccess: (value, input) => {
      if (onEnd) editor.end()
      if (done !== undefined) toast.success(done)
      onSuccess?.(value, input)
      onEnd?.(value)
    },
    onError: (error, current) => {
      if (hasCode(error, BUSINESS_CODES.fieldErrors)) onRefused(error.fieldErrors)
      if (hasCode(error, BUSINESS_CODES.stateChanged)) onConflict?.(current)
      onError?.(error, current)
    },
  })
  return {
    ...action,
    // The form stays until the next page is shown: a click meanwhile must not create a second one.
    run: async (input) => (editor.hasEnded() ? undefined : action.run(input)),
  }
}
