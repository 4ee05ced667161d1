import { useRef } from 'react'
import { certificationEndpoints } from '@/contract/member/certification/endpoints.ts'
import { tidyCertification } from '@/contract/member/certification/rules.ts'
import type { Certification, CertificationForm } from '@/contract/member/certification/schemas.ts'
import type { FieldError } from '@/contract/envelope.ts'
import { useDraftAction } from '@/forms/useDraftAction.ts'
import { useText } from '@/i18n/useText.ts'
import type { LocalEditor } from './form.ts'

interface ActionOptions {
  editor: LocalEditor
  /** Version of the certification that the form is based on. */
  version: number
  /** The form stands on this version now. */
  onSaved: (version: number) => void
  onSent: () => void
  onRefused: (fields: readonly FieldError[]) => void
}

/** Saves the form on the server and submits it, in sequence. */
export function useCertificationActions({ editor, version, onSaved, onSent, onRefused }: ActionOptions) {
  const t = useText()
  // A running save changes the version that submitting must send.
  const saving = useRef<Promise<Certification | undefined>>(undefined)
  const save = useDraftAction(certificationEndpoints.saveDraft, {
    editor,
    silent: true,
    onSuccess: (saved) => onSaved(saved.version),
    onRefused,
  })
  const submit = useDraftAction(certificationEndpoints.submit, {
    editor,
    intent: 'certification.submit',
    loading: true,
    done: t('certification.sent'),
    onEnd: onSent,
    onRefused,
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
