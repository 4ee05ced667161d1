import { useMemoizedFn } from 'ahooks'
import { useRef, useState } from 'react'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { FieldError } from '@/contract/envelope.ts'
import { renewsAll } from '@/contract/endpoint.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { noteOwnAct } from '@/shared/ownAct.ts'
import { renew } from './answers.ts'
import { isApprovalNeeded, tellApprovalNeeded } from './approvalNeeded.ts'
import { useApiScope } from './ApiContext.tsx'
import type { CallOptions } from './client.ts'
import { BusinessError } from './errors.ts'
import { requestNos } from './requestNo.ts'

/** Options of a write call. */
export interface ActionOptions<In, Out, Current = unknown> extends Pick<
  CallOptions,
  'loading' | 'silent' | 'noToken' | 'noRedirect' | 'timeoutMs' | 'operatorKey'
> {
  /**
   * Name of the intent, e.g. `tender.publish:${draftId}`; the body then contains a `requestNo` that stays the same
   * until the call succeeds or its content changes.
   */
  intent?: string
  onSuccess?: (value: Out, input: ActionInput<In>) => void
  /** `current` is the current object, if the server sent it with a conflict. */
  onError?: (error: Error, current: Current | undefined) => void
}

/** A body without its `requestNo`, which the hook adds. */
export type ActionInput<In> = In extends { requestNo: string } ? Omit<In, 'requestNo'> : In

/** State of one write call. */
export interface Action<In, Out> {
  /**
   * Sends unless a request is pending; resolves to the value, or undefined when it failed or was not sent. Never
   * rejects.
   */
  run: (input: ActionInput<In>) => Promise<Out | undefined>
  /** True while pending: disable the button. */
  loading: boolean
  error: Error | undefined
  /** Field errors of a 4001 response, to show at the inputs. */
  fieldErrors: readonly FieldError[]
  /** Clears the error, e.g. when the user edits. */
  reset: () => void
}

/** The server failed or could not save: retrying is the same intent. */
const UNJUDGED: readonly number[] = [BUSINESS_CODES.fault, BUSINESS_CODES.cannotSave]

/** Whatever somebody does may change what waits for him. */
const TODOS = renewsAll(memberEndpoints.memCenter)

const NO_FIELDS: readonly FieldError[] = []

/** Sends a write call, at most one at a time, however often the button is clicked (RELIABILITY T6). */
export function useAction<In, Out, Current>(
  endpoint: Endpoint<In, Out, Current>,
  options: ActionOptions<In, Out, Current> = {},
): Action<In, Out> {
  const { client, member, language } = useApiScope()
  const inFlight = useRef(false)
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<Error>()

  const updateAnswers = (value: Out | Current, input: In) =>
    renew(client, { member, language }, [
      ...(endpoint.renews?.(value, input) ?? []),
      ...(endpoint.renews ? [TODOS] : []),
    ])

  const run = useMemoizedFn(async (input: ActionInput<In>): Promise<Out | undefined> => {
    if (inFlight.current) return undefined
    inFlight.current = true
    const { intent, onSuccess, onError, ...callOptions } = options
    setLoading(true)
    setError(undefined)
    let body: unknown = input
    try {
      if (intent !== undefined) body = { ...input, requestNo: requestNos().of(intent, input) }
      // Body and In differ only by the requestNo added above.
      const value = await client.call(endpoint, body as In, callOptions)
      if (intent !== undefined) requestNos().done(intent)
      noteOwnAct()
      updateAnswers(value, body as In)
      onSuccess?.(value, input)
      return value
    } catch (caught) {
      const failure = caught instanceof Error ? caught : new Error(String(caught))
      // The server has answered this intent: sending it again, even unchanged, is a new one.
      if (intent !== undefined && failure instanceof BusinessError && !UNJUDGED.includes(failure.code)) {
        requestNos().done(intent)
      }
      setError(failure)
      // The client has validated it against the contract of this call.
      const current = (failure instanceof BusinessError ? failure.current : undefined) as Current | undefined
      if (current !== undefined) updateAnswers(current, input as In)
      onError?.(failure, current)
      if (isApprovalNeeded(failure)) tellApprovalNeeded({ path: endpoint.path, input: body, error: failure })
      return undefined
    } finally {
      inFlight.current = false
      setLoading(false)
    }
  })
  const reset = useMemoizedFn(() => setError(undefined))

  return {
    run,
    loading,
    error,
    fieldErrors: error instanceof BusinessError ? error.fieldErrors : NO_FIELDS,
    reset,
  }
}
