import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import type { Action } from '@/api/useAction.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { Problem } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { focusField } from '@/ui/focusField.ts'
import { toast } from '@/ui/toast.ts'

/** Props of the order sections. */
export interface OrderProps {
  order: OrderDetail
}

/** One action on an order, with a toast on success and on a conflict. */
export function useOrderAct<In>(
  endpoint: Endpoint<In, OrderDetail, OrderDetail>,
  { order }: OrderProps,
  done: { intent: string; text: string; onDone?: () => void },
): Action<In, OrderDetail> {
  const t = useText()
  return useAction(endpoint, {
    intent: `order.${done.intent}:${order.id}`,
    onSuccess: () => {
      toast.success(done.text)
      done.onDone?.()
    },
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.stateChanged)) toast.info(t('order.changed'))
    },
  })
}

/** Errors of a form: the server's field errors, and problems after the first submit, which focuses the first one. */
export function useRefusals(problems: readonly Problem[], action: Pick<Action<never, unknown>, 'fieldErrors'>) {
  const say = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(false)
  const isOf = (field: string) => (one: { field: string }) => one.field === field || one.field.startsWith(`${field}.`)
  return {
    form,
    errorOf: (field: string): string | undefined => {
      const refused = action.fieldErrors.find(isOf(field))
      if (refused) return refused.message
      const problem = submitted ? problems.find(isOf(field)) : undefined
      return problem && say(problem)
    },
    /** Calls `send` if there are no problems, else shows them. */
    submit: (event: SubmitEvent, send: () => void) => {
      event.preventDefault()
      setSubmitted(true)
      const [first] = problems
      if (!first) send()
      else focusField(form.current, first.field)
    },
  }
}
