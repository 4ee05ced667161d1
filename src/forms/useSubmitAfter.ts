import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Of a form that waits for a check before it can be sent. */
export interface SubmitAfter {
  /** True while the check runs. */
  isPending: boolean
  setPending: (isPending: boolean) => void
  /** True from a press during the check until it ends. */
  isWanted: boolean
  want: () => void
}

/** Submits a form again when a check ends, e.g. of a puzzle, so that a press during it is not lost. */
export function useSubmitAfter(form: RefObject<HTMLFormElement | null>): SubmitAfter {
  const [{ isPending, isWanted, sends }, setState] = useState({ isPending: false, isWanted: false, sends: 0 })
  // After the render that has the result of the check.
  useEffect(() => {
    if (sends > 0) form.current?.requestSubmit()
  }, [form, sends])
  return {
    isPending,
    setPending: (next) =>
      setState((before) => ({
        isPending: next,
        isWanted: next && before.isWanted,
        sends: before.sends + (!next && before.isWanted ? 1 : 0),
      })),
    isWanted,
    want: () => setState((before) => ({ ...before, isWanted: true })),
  }
}
