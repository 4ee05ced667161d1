import { useMemoizedFn } from 'ahooks'
import { useRef, useState } from 'react'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { FieldError } from '@/contract/envelope.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { renew } from './answers.ts'
import { useApiScope } from './ApiContext.tsx'
import type { CallOptions } from './client.ts'
import { BusinessError } from './errors.ts'
import { requestNos } from './requestNo.ts'

/** How a write call is sent. */
export interface ActionOptions<In, Out, Current = unknown> extends Pick<
  CallOptions,
  'loading' | 'silent' | 'noToken' | 'noRedirect' | 'timeoutMs' | 'operatorKey'
> {
  /**
   * Names the intent, e.g. `tender.publish:${draftId}`; the body then carries a `requestNo` that stays the same until the
   * call succeeds or its content changes.
   */
  intent?: string
  onSuccess?: (value: Out, input: ActionInput<In>) => void
  /** `current` is the current object, where the server sent it with a refusal because the state had changed. */
  onError?: (error: Error, current: Current | undefined) => void
}

/** A body without its `requestNo`, which the hook adds. */
export type ActionInput<In> = In extends { requestNo: string } ? Omit<In, 'requestNo'> : In

/** One write call of a screen. */
export interface Action<In, Out> {
  /** Sends unless it is under way already; returns the value, or undefined when it failed or was not sent. Never rejects. */
  run: (input: ActionInput<In>) => Promise<Out | undefined>
  /** True while it is under way: disable the button. */
  loading: boolean
  error: Error | undefined
  /** Refused fields of a 4001 answer, to be put beside the inputs. */
  fieldErrors: readonly FieldError[]
  /** Forgets the failure, e.g. when the person edits. */
  reset: () => void
}

/** The server could not do it, or could not keep it: the intent stays the same one. */
const UNJUDGED: readonly number[] = [BUSINESS_CODES.fault, BUSINESS_CODES.cannotSave]

const NO_FIELDS: readonly FieldError[] = []

/** Sends a write call at most once at a time, however often the button is pressed (RELIABILITY T6). */
export function useAction<In, Out, Current>(
  endpoint: Endpoint<In, Out, Current>,
  options: ActionOptions<In, Out, Current> = {},
): Action<In, Out> {
  const { client, member, language } = useApiScope()
  const inFlight = useRef(false)
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<Error>()

  const updateAnswers = (value: Out | Current, input: In) =>
    renew(client, { member, language }, endpoint.renews?.(value, input) ?? [])

  const run = useMemoizedFn(async (input: ActionInput<In>): Promise<Out | undefined> => {
    if (inFlight.current) return undefined
    inFlight.current = true
    const { intent, onSuccess, onError, ...callOptions } = options
    setLoading(true)
    setError(undefined)
    try {
      const body = intent === undefined ? input : { ...input, requestNo: requestNos().of(intent, input) }
      // Body and In differ only by the requestNo that was just added.
      const value = await client.call(endpoint, body as In, callOptions)
      if (intent !== undefined) requestNos().done(intent)
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
      // The client passed only what the contract of this call names.
      const current = (failure instanceof BusinessError ? failure.current : undefined) as Current | undefined
      if (current !== undefined) updateAnswers(current, input as In)
      onError?.(failure, current)
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
