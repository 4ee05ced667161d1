import { useCallback } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { isOpen } from '@/contract/member/certification/lifecycle.ts'
import { chinaDay, checkCertification } from '@/contract/member/certification/rules.ts'
import type { Certification, CertificationForm } from '@/contract/member/certification/schemas.ts'
import { useDraftErrors } from '@/forms/useDraftErrors.ts'
import { useDraftValues } from '@/forms/useDraftValues.ts'
import { stepOf } from './form.ts'
import type { FormView } from './FormContext.ts'

/** State and validation of the certification form. */
export function useCertificationForm(
  first: CertificationForm,
  detail: Certification,
  onChange: (form: CertificationForm) => void,
): FormView {
  const { clock } = useApi()
  const state = useDraftValues(first, onChange)
  const { values } = state
  // Do not check approved parts again, e.g. for expired dates.
  const judge = useCallback(
    () => checkCertification(values, chinaDay(clock.now())).filter(({ field }) => isOpen(detail, partOf(field))),
    [values, detail, clock],
  )
  // The server names a paper by its kind.
  const papers = Object.fromEntries(values.papers.map((paper) => [paper.kind, paper]))
  const errors = useDraftErrors({ judge, values: { ...values, papers }, at: 'form', stepOf })
  return { ...state, ...errors, isOpen: (part) => isOpen(detail, part) }
}

/** The part of the form that is editable or locked as a unit. */
function partOf(field: string): string {
  const [head = '', kind = ''] = field.split('.')
  return head === 'papers' ? `papers.${kind}` : head
}
