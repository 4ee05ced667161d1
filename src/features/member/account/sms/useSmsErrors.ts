import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Sender } from '@/forms/useSubmission.ts'

/** Joins the errors around an SMS code to those of a form. */
export interface SmsErrors {
  /** For `SmsCodeField`: the number cannot receive a code. */
  onMobileProblem: (text: string) => void
  /** The action of the form with these errors at their fields; they go as its own do. */
  at: <Body>(action: Sender<Body>) => Sender<Body>
}

/** Shows a number that gets no code at the field `number`, and a wrong code, which has a code of its own, at `code`. */
export function useSmsErrors(number: string, code: string): SmsErrors {
  const [refused, setRefused] = useState<Error>()
  const at = <Body>(action: Sender<Body>): Sender<Body> => {
    const error = refused ?? action.error
    const field = refused ? number : hasCode(error, BUSINESS_CODES.smsCodeWrong) ? code : undefined
    return {
      ...action,
      error,
      fieldErrors: error && field !== undefined ? [{ field, message: error.message }] : action.fieldErrors,
      run: (body) => {
        setRefused(undefined)
        return action.run(body)
      },
      reset: () => {
        setRefused(undefined)
        action.reset()
      },
    }
  }
  return { onMobileProblem: (text) => setRefused(new Error(text)), at }
}
