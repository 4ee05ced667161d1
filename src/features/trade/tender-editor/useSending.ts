import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { FieldError } from '@/contract/envelope.ts'
import { maskContacts } from '@/contract/contacts.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { DraftDetail, TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useDraftAction } from '@/forms/useDraftAction.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import type { LocalEditor } from './editorState.ts'
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
  editor: LocalEditor
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
export function useSending(options: SendingOptions) {
  const { editor, entity, server, onServer, view, onSaved, onPublished, onRefused } = options
  const t = useText()
  const mayNeedApproval = useSession().user?.limits?.PUBLISH !== undefined
  const [conflict, setConflict] = useState<Conflict>()
  const subject = server.id ?? entity
  const target = server.id === undefined ? {} : { id: server.id, version: server.version ?? 0 }
  const onEnd = ({ id }: TenderDetail) => onPublished(id)
  const sending = {
    editor,
    onRefused,
    // No longer a draft: published or deleted.
    onConflict: (current: TenderDetail | DraftDetail | undefined) =>
      setConflict(current && 'draft' in current ? { draft: current } : { current }),
  }
  const save = useDraftAction(tenderEndpoints.saveDraft, {
    ...sending,
    intent: `tender.saveDraft:${subject}`,
    done: t('issue.saved'),
    onSuccess: ({ id, version }) => {
      onServer({ id, version })
      // `view.form` is what was sent. The first save moves the draft to the new id, where typing goes on.
      const isAll = server.id === undefined || view.newest() === view.form
      editor.drop(isAll ? undefined : { form: view.newest(), baseVersion: version })
      onSaved(id)
    },
  })
  const submit = useDraftAction(tenderEndpoints.submit, {
    ...sending,
    intent: `tender.submit:${subject}`,
    loading: true,
    done: t('issue.published'),
    onEnd,
  })
  const draft = () => ({ ...target, draft: toStored(view.form, view.out.title ?? '') })
  const publish = async () => {
    // What waits for approval is a draft that is there, not one of this device that could be published once more.
    const isFirst = mayNeedApproval && server.id === undefined
    const saved = isFirst ? await save.run(draft()) : undefined
    if (isFirst && !saved) return
    const ours = saved ? { id: saved.id, version: saved.version } : target
    await submit.run({ ...ours, draft: asDraft(view.out) })
  }
  const outdated = (current: TenderDetail | undefined) => setConflict({ current, isAmending: true })
  const amend = useDraftAction(tenderEndpoints.amend, {
    ...sending,
    intent: `tender.amend:${subject}`,
    loading: true,
    done: t('issue.amended'),
    onEnd,
    onConflict: outdated,
    onError: (error, current) => {
      if (hasCode(error, BUSINESS_CODES.deadlinePassed)) outdated(current)
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
    save: () => void save.run(draft()),
    publish: () => void publish(),
    /** Keeps the form and bases it on the newer version. */
    keepMine: () => {
      onServer({ id: conflict?.draft?.id, version: conflict?.draft?.version })
      setConflict(undefined)
    },
  }
}
