import { useRef } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { certificationEndpoints } from '@/contract/member/certification/endpoints.ts'
import { tidyCertification } from '@/contract/member/certification/rules.ts'
import type { Certification, CertificationForm } from '@/contract/member/certification/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { FieldError } from '@/contract/envelope.ts'

interface ActionOptions {
  /** Version of the certification that the form is based on. */
  version: number
  /** The form stands on this version now. */
  onSaved: (version: number) => void
  onSent: () => void
  onRefused: (fields: readonly FieldError[]) => void
}

/** Saves the form on the server and submits it, in sequence. */
export function useCertificationActions({ version, onSaved, onSent, onRefused }: ActionOptions) {
  // A running save changes the version that submitting must send.
  const saving = useRef<Promise<Certification | undefined>>(undefined)
  const showRefusal = (error: Error) => {
    if (hasCode(error, BUSINESS_CODES.fieldErrors)) onRefused(error.fieldErrors.map(withoutForm))
  }
  const save = useAction(certificationEndpoints.saveDraft, {
    silent: true,
    onSuccess: (saved) => onSaved(saved.version),
    onError: showRefusal,
  })
  const submit = useAction(certificationEndpoints.submit, {
    intent: 'certification.submit',
    loading: true,
    onSuccess: onSent,
    onError: showRefusal,
  })
  return {
    isSaving: save.loading,
    isSending: submit.loading,
    /** The last error. */
    error: submit.error ?? save.error,
    save: async (form: CertificationForm) => {
      saving.current = save.run({ version, form })
      return saving.current
    },
    send: async (form: CertificationForm) => {
      const saved = await saving.current
      const base = saved && saved.version > version ? saved.version : version
      await submit.run({ version: base, form: tidyCertification(form) })
    },
  }
}

/** Field paths of the server start with the body's `form`. */
function withoutForm({ field, message }: FieldError): FieldError {
  return { field: field.replace(/^form\./, ''), message }
}
