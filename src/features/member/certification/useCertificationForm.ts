import { useMemo, useRef, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { isOpen } from '@/contract/member/certification/lifecycle.ts'
import { chinaDay, checkCertification } from '@/contract/member/certification/rules.ts'
import type { Certification, CertificationForm } from '@/contract/member/certification/schemas.ts'
import type { FieldError } from '@/contract/envelope.ts'
import type { Problem } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { stepOf } from './form.ts'
import type { Step } from './form.ts'
import type { FormView } from './FormContext.ts'

/** The form with its problems, for the wizard around it. */
export interface FormState extends FormView {
  problemsOf: (step?: Step) => Problem[]
  /** Shows the problems of these steps from now on. */
  show: (steps: readonly Step[]) => void
  /** Shows the server's field errors until the fields change. */
  refuse: (fields: readonly FieldError[]) => void
}

/** State and validation of the certification form. */
export function useCertificationForm(
  first: CertificationForm,
  detail: Certification,
  onChange: (form: CertificationForm) => void,
): FormState {
  const say = useProblemText()
  const { clock } = useApi()
  const [form, setForm] = useState(first)
  // A ref, because an upload that finishes later must not restore an old form.
  const newest = useRef(first)
  const [shown, setShown] = useState<readonly Step[]>([])
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  // Do not check approved parts again, e.g. for expired dates.
  const problems = useMemo(
    () => checkCertification(form, chinaDay(clock.now())).filter(({ field }) => isOpen(detail, partOf(field))),
    [form, detail, clock],
  )

  const update: FormView['update'] = (change, ...fields) => {
    const next = change(newest.current)
    newest.current = next
    setForm(next)
    setRefused((before) => before.filter((one) => !fields.some((field) => one.field.startsWith(field))))
    onChange(next)
  }
  return {
    form,
    update,
    set: (field, value) => update((before) => ({ ...before, [field]: value }), field),
    errorOf: (field) => {
      const said = refused.find((one) => one.field === field)
      if (said) return said.message
      const problem = problems.find((one) => one.field === field)
      return problem && shown.includes(stepOf(field)) ? say(problem) : undefined
    },
    isOpen: (part) => isOpen(detail, part),
    problemsOf: (step) => problems.filter(({ field }) => step === undefined || stepOf(field) === step),
    show: (steps) => setShown((before) => [...new Set([...before, ...steps])]),
    refuse: setRefused,
  }
}

/** The part of the form that is editable or locked as a unit. */
function partOf(field: string): string {
  const [head = '', kind = ''] = field.split('.')
  return head === 'papers' ? `papers.${kind}` : head
}
