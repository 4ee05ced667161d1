import { useMemoizedFn } from 'ahooks'
import { useRef, useState } from 'react'
import { BusinessError } from '@/api/errors.ts'
import type { Sender } from '@/forms/useSubmission.ts'

/** An action of several calls, e.g. tokens and then the session; the counterpart of `useAction`. */
export interface Task<Input> extends Sender<Input> {
  /** Runs unless it is running (RELIABILITY T6). Never rejects. */
  run: (input: Input) => Promise<void>
}

/** Runs work of several calls one at a time, and keeps its error for a form; `onError` is told too. */
export function useTask<Input>(work: (input: Input) => Promise<void>, onError?: (error: Error) => void): Task<Input> {
  const inFlight = useRef(false)
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<Error>()
  const run = useMemoizedFn(async (input: Input) => {
    if (inFlight.current) return
    inFlight.current = true
    setLoading(true)
    setError(undefined)
    try {
      await work(input)
    } catch (caught) {
      const failure = caught instanceof Error ? caught : new Error(String(caught))
      setError(failure)
      onError?.(failure)
    } finally {
      inFlight.current = false
      setLoading(false)
    }
  })
  return {
    run,
    loading,
    error,
    fieldErrors: error instanceof BusinessError ? error.fieldErrors : [],
    reset: useMemoizedFn(() => setError(undefined)),
  }
}

/** Whether the server refused this field. */
export const isRefused = ({ fieldErrors }: Pick<Sender<never>, 'fieldErrors'>, name: string): boolean =>
  fieldErrors.some(({ field }) => field === name)
