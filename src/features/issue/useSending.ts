import { useState } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { hasCode } from '@/api/errors.ts'
import { freshOf } from '@/api/fresh.ts'
import { useAction } from '@/api/useAction.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { FieldError } from '@/contract/envelope.ts'
import { maskContacts } from '@/contract/question/contacts.ts'
import { tenderEndpoints } from '@/contract/tender/endpoints.ts'
import type { DraftDetail, TenderDetail } from '@/contract/tender/schemas.ts'
import { toStored } from './form.ts'
import { asDraft } from './outgoing.ts'
import type { IssueView } from './useIssueForm.ts'

/** The tender on the server as it was last heard of. */
export interface ServerDraft {
  id?: string | undefined
  version?: number | undefined
}

/** Somebody else changed the tender: its newer draft, or what it has become if it is no draft any more. */
export interface Conflict {
  draft?: DraftDetail | undefined
  fresh?: TenderDetail | undefined
  /** It was an amendment that did not fit any more. */
  isAmending?: boolean
}

interface SendingOptions {
  /** Names the thing to be made until it has an id. */
  entity: string
  server: ServerDraft
  onServer: (server: ServerDraft) => void
  view: IssueView
  onSaved: (id: string) => void
  onPublished: (tender: TenderDetail) => void
  onRefused: (fields: readonly FieldError[]) => void
}

/** Saves the draft and publishes, each at most once an intent; tells of changes made elsewhere. */
export function useSending({ entity, server, onServer, view, onSaved, onPublished, onRefused }: SendingOptions) {
  const call = useCall()
  const [conflict, setConflict] = useState<Conflict>()
  const subject = server.id ?? entity
  const target = server.id === undefined ? {} : { id: server.id, version: server.version ?? 0 }

  const learn = async (error: Error) => {
    if (hasCode(error, BUSINESS_CODES.fieldErrors)) onRefused(error.fieldErrors)
    if (!hasCode(error, BUSINESS_CODES.stateChanged) || server.id === undefined) return
    // The server sends the fresh tender with a 4009; its half-written parts are in the draft.
    const fresh = freshOf(error) as TenderDetail | undefined
    try {
      setConflict({ fresh, draft: await call(tenderEndpoints.draft, { id: server.id }, { silent: true }) })
    } catch {
      // No draft any more: published or gone.
      setConflict({ fresh })
    }
  }
  const save = useAction(tenderEndpoints.saveDraft, {
    intent: `tender.saveDraft:${subject}`,
    onSuccess: ({ id, version }) => {
      onServer({ id, version })
      onSaved(id)
    },
    onError: (error) => void learn(error),
  })
  const submit = useAction(tenderEndpoints.submit, {
    intent: `tender.submit:${subject}`,
    loading: true,
    onSuccess: onPublished,
    onError: (error) => void learn(error),
  })
  const amend = useAction(tenderEndpoints.amend, {
    intent: `tender.amend:${subject}`,
    loading: true,
    onSuccess: onPublished,
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.fieldErrors)) onRefused(error.fieldErrors)
      if (!hasCode(error, BUSINESS_CODES.deadlinePassed) && !hasCode(error, BUSINESS_CODES.stateChanged)) return
      // The server sends the fresh tender along.
      const fresh = freshOf(error) as TenderDetail | undefined
      setConflict({ fresh, isAmending: true })
    },
  })
  return {
    conflict,
    isSaving: save.loading,
    isPublishing: submit.loading || amend.loading,
    /** What went wrong last, for the page to say. */
    error: amend.error ?? submit.error ?? save.error,
    /** Sends the amendment with its words to the bidders. */
    amend: () =>
      void amend.run({
        id: server.id ?? '',
        version: server.version ?? 0,
        draft: asDraft(view.out),
        // Before the award neither side learns how to reach the other.
        note: maskContacts(view.form.note?.trim() ?? '').text,
      }),
    save: () => void save.run({ ...target, draft: toStored(view.form, view.out.title ?? '') }),
    publish: () => void submit.run({ ...target, draft: asDraft(view.out) }),
    /** Goes on with what is on the screen, over the newer version. */
    keepMine: () => {
      onServer({ id: conflict?.draft?.id, version: conflict?.draft?.version })
      setConflict(undefined)
    },
  }
}
