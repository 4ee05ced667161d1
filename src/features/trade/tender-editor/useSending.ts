import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { FieldError } from '@/contract/envelope.ts'
import { maskContacts } from '@/contract/trade/question/contacts.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { DraftDetail, TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { toStored } from './form.ts'
import { asDraft } from './outgoing.ts'
import type { IssueView } from './useIssueForm.ts'

/** Last known server state of the tender. */
export interface ServerDraft {
  id?: string | undefined
  version?: number | undefined
}

/** The tender was changed elsewhere: its newer draft, or its current state if it is no longer a draft. */
export interface Conflict {
  draft?: DraftDetail | undefined
  current?: TenderDetail | undefined
  /** True if an amendment was rejected as outdated. */
  isAmending?: boolean
}

interface SendingOptions {
  /** Key of the new tender until it has an id. */
  entity: string
  server: ServerDraft
  onServer: (server: ServerDraft) => void
  view: IssueView
  onSaved: (id: string) => void
  onPublished: (id: string) => void
  onRefused: (fields: readonly FieldError[]) => void
}

/** Saves and publishes the draft, each with one request per intent; reports changes made elsewhere. */
export function useSending({ entity, server, onServer, view, onSaved, onPublished, onRefused }: SendingOptions) {
  const [conflict, setConflict] = useState<Conflict>()
  const subject = server.id ?? entity
  const target = server.id === undefined ? {} : { id: server.id, version: server.version ?? 0 }

  const learn = (error: Error, current: TenderDetail | DraftDetail | undefined) => {
    if (hasCode(error, BUSINESS_CODES.fieldErrors)) onRefused(error.fieldErrors)
    if (!hasCode(error, BUSINESS_CODES.stateChanged)) return
    // No longer a draft: published or deleted.
    setConflict(current && 'draft' in current ? { draft: current } : { current })
  }
  const save = useAction(tenderEndpoints.saveDraft, {
    intent: `tender.saveDraft:${subject}`,
    onSuccess: ({ id, version }) => {
      onServer({ id, version })
      onSaved(id)
    },
    onError: learn,
  })
  const submit = useAction(tenderEndpoints.submit, {
    intent: `tender.submit:${subject}`,
    loading: true,
    onSuccess: ({ id }) => onPublished(id),
    onError: learn,
  })
  const amend = useAction(tenderEndpoints.amend, {
    intent: `tender.amend:${subject}`,
    loading: true,
    onSuccess: ({ id }) => onPublished(id),
    onError: (error, current) => {
      if (hasCode(error, BUSINESS_CODES.fieldErrors)) onRefused(error.fieldErrors)
      if (!hasCode(error, BUSINESS_CODES.deadlinePassed) && !hasCode(error, BUSINESS_CODES.stateChanged)) return
      setConflict({ current, isAmending: true })
    },
  })
  return {
    conflict,
    isSaving: save.loading,
    isPublishing: submit.loading || amend.loading,
    /** The last error. */
    error: amend.error ?? submit.error ?? save.error,
    /** Sends the amendment with its note to the bidders. */
    amend: () =>
      void amend.run({
        id: server.id ?? '',
        version: server.version ?? 0,
        draft: asDraft(view.out),
        // Contact details stay hidden from both sides until the award.
        note: maskContacts(view.form.note?.trim() ?? '').text,
      }),
    save: () => void save.run({ ...target, draft: toStored(view.form, view.out.title ?? '') }),
    publish: () => void submit.run({ ...target, draft: asDraft(view.out) }),
    /** Keeps the form and bases it on the newer version. */
    keepMine: () => {
      onServer({ id: conflict?.draft?.id, version: conflict?.draft?.version })
      setConflict(undefined)
    },
  }
}
