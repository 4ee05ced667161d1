import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import type { DraftDetail, TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { ReturnReason } from '@/contract/trade/tender/values.ts'
import type { DraftEditor } from '@/forms/useDraftEditor.ts'
import { amendForm, copyForm, fromStored, newForm } from './form.ts'
import type { IssueForm, Prefill } from './form.ts'
import { renewForm } from './renewal.ts'

/** Form state stored on this device. */
export interface LocalIssue {
  form: IssueForm
  /** Version of the server draft that was being edited. */
  baseVersion?: number | undefined
}

/** What the URL asks the wizard to open. */
export interface IssueSource {
  id?: string | undefined
  copy?: string | undefined
  /** The agreement whose lanes are tendered again. */
  renew?: string | undefined
  prefill: Prefill
}

/** Initial state of the wizard. */
export interface EditorState {
  form: IssueForm
  id?: string | undefined
  version?: number | undefined
  returnReason?: ReturnReason | undefined
  /** The published tender being amended, as it was when the wizard opened. */
  amending?: TenderDetail | undefined
}

/** The editor of a tender and its draft on this device. */
export type LocalEditor = DraftEditor<LocalIssue, EditorState>

/** Key of the local draft for a source. */
export function entityOf({ id, copy, renew, prefill }: IssueSource): string {
  if (id) return id
  if (renew) return `renew-${renew}`
  if (copy) return `copy-${copy}`
  const hints = [prefill.pol, prefill.pod, prefill.mode, prefill.hs, prefill.etdFrom, prefill.etdTo]
    .concat(prefill.sailing ?? [])
    .map((hint) => (hint ?? '').replace(/[^\w]/g, '').slice(0, 10))
    .join('-')
  return /[^-]/.test(hints) ? `from-${hints}` : 'new'
}

interface Parts {
  source: IssueSource
  stored?: DraftDetail | undefined
  copied?: TenderDetail | undefined
  published?: TenderDetail | undefined
  /** The agreement to renew, and the day of the market. */
  renewed?: { agreement: AgreementDetail; today: string } | undefined
}

/** State from the server and the URL, without the local draft. */
export function initialState({ source, stored, copied, published, renewed }: Parts): EditorState {
  if (published)
    return { form: amendForm(published), id: published.id, version: published.version, amending: published }
  if (copied && renewed) return { form: renewForm(copied, renewed.agreement, renewed.today) }
  if (!stored) return { form: copied ? copyForm(copied) : newForm(source.prefill) }
  const { id, version, returnReason } = stored
  return { form: fromStored(stored.draft), id, version, returnReason }
}
