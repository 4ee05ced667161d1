import type { Cargo, TenderDraft, TenderLane } from '@/contract/trade/tender/draft.ts'
import { TITLE_MAX } from '@/contract/trade/tender/limits.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { DraftInput, TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'
import { REUSED_FIELDS } from '@/contract/trade/tender/template/content.ts'
import { TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { PRICE_ONLY } from '@/contract/trade/tender/weights.ts'
import { checkPlace } from '@/contract/validation.ts'

/** A lane that may be incomplete. */
export type LaneInput = DraftInput<TenderLane>
export type CargoInput = DraftInput<Cargo>

/** State of the form: the tender draft, and form-only state that must not be lost. */
export interface IssueForm {
  draft: TenderDraftInput
  /** Number fields as typed, by path; the draft holds the parsed number. */
  typed: Record<string, string>
  /** True while the title is generated from route and containers. */
  autoTitle: boolean
  /** True while the charges follow mode and lane. */
  autoCharges: boolean
  /** True once the user has cleared the validity date; if it was never set, it follows the deadline. */
  isValidityBlank?: boolean | undefined
  /** Note to the bidders on why a published tender changes. */
  note?: string | undefined
}

/** A tender from the server; `titleComposed` marks a generated title. */
export type WrittenTender = TenderDraft & Pick<TenderDetail, 'titleComposed'>

/** Version of the form's shape: drafts of another version are not restored. */
export const FORM_VERSION = 1

/** Values that the URL may prefill. */
export interface Prefill {
  pol?: string | undefined
  pod?: string | undefined
  mode?: string | undefined
  hs?: string | undefined
  /** Dates of a sailing. */
  etdFrom?: string | undefined
  etdTo?: string | undefined
  /** Its id in the schedules. */
  sailing?: string | undefined
}

const isMode = (value: unknown): value is TransportMode => TRANSPORT_MODES.some((mode) => mode === value)
const isDay = (value: string | undefined): value is string =>
  value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

/** Returns a lane with usual defaults; anything that needs a decision stays empty. */
export function newLane(mode: TransportMode): LaneInput {
  return {
    receiptType: mode === 'LCL' ? 'CFS' : 'CY',
    deliveryType: mode === 'LCL' ? 'CFS' : 'CY',
    boxes: [{ isoCode: '45G1' }],
    directOnly: false,
  }
}

/** Returns an empty form with the prefilled values. */
export function newForm(prefill: Prefill = {}): IssueForm {
  const mode = isMode(prefill.mode) ? prefill.mode : 'FCL'
  const lane = newLane(mode)
  for (const end of ['pol', 'pod'] as const) {
    const place = prefill[end]
    if (place !== undefined && checkPlace(place, mode) === undefined) lane[end] = place
  }
  if (isDay(prefill.etdFrom)) lane.etdFrom = prefill.etdFrom
  if (isDay(prefill.etdTo)) lane.etdTo = prefill.etdTo
  if (prefill.sailing !== undefined) lane.sailingId = prefill.sailing
  const hsCode = prefill.hs && /^\d{4,10}$/.test(prefill.hs) ? prefill.hs : undefined
  return {
    draft: {
      mode,
      type: 'SPOT',
      visibility: 'PUBLIC',
      quoting: 'SEALED',
      compareCurrency: 'USD',
      paymentTerm: 'PREPAID',
      awardRule: 'LOWEST',
      weights: PRICE_ONLY,
      lanes: [lane],
      cargo: { packageType: 'CT', stackable: true, hsCode },
      attachments: [],
    },
    typed: {},
    autoTitle: true,
    autoCharges: true,
  }
}

const FIELDS = [...REUSED_FIELDS, 'attachments'] as const satisfies readonly (keyof TenderDraft)[]

/** Returns a form that copies an earlier tender except its dates, which have passed. */
export function copyForm(source: WrittenTender): IssueForm {
  const copied = Object.fromEntries(FIELDS.map((name) => [name, source[name]])) as TenderDraftInput
  const lanes = source.lanes.map((lane): LaneInput => {
    const { cargoReadyDate: _ready, etdFrom: _from, etdTo: _to, sailingId: _sailing, ...kept } = lane
    return kept
  })
  return {
    draft: { ...newForm().draft, ...copied, title: source.titleComposed ? undefined : source.title, lanes },
    typed: {},
    autoTitle: source.titleComposed === true,
    autoCharges: false,
  }
}

/** Returns the publisher's part of a tender, without what the server adds. */
export function writtenOf(tender: WrittenTender): TenderDraft {
  const names = [...FIELDS, 'deadline', 'validityWantedTo'] as const
  const written = { ...tender, title: tender.titleComposed ? '' : tender.title }
  // The names list every part of a draft; absent parts stay absent.
  return Object.fromEntries(
    names.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]]])),
  ) as unknown as TenderDraft
}

/** Returns the form for amending a published tender. */
export function amendForm(tender: WrittenTender): IssueForm {
  return { draft: writtenOf(tender), typed: {}, autoTitle: tender.titleComposed === true, autoCharges: false }
}

const FORM_STATE = 'formState'

/** Returns what the server stores of an unfinished tender: the draft, and the form-only state. */
export function toStored(form: IssueForm, title: string): Record<string, unknown> {
  const { draft, ...state } = form
  // A draft title may exceed the limit; lists show its beginning, the form restores all of it.
  return { ...draft, title: title.slice(0, TITLE_MAX), [FORM_STATE]: { ...state, title: draft.title } }
}

/** Reads a stored draft; a part of the wrong shape falls back to that of an empty form. */
export function fromStored(stored: Record<string, unknown>): IssueForm {
  const blank = newForm()
  const { [FORM_STATE]: raw, ...partial } = stored
  const state = isRecord(raw) ? raw : {}
  const draft: TenderDraftInput = { ...blank.draft, ...partial }
  return {
    draft: {
      ...draft,
      title: typeof state['title'] === 'string' ? state['title'] : draft.title,
      mode: isMode(partial['mode']) ? partial['mode'] : 'FCL',
      lanes: Array.isArray(partial['lanes']) && partial['lanes'].length > 0 ? draft.lanes : blank.draft.lanes,
      cargo: isRecord(partial['cargo']) ? draft.cargo : blank.draft.cargo,
      attachments: Array.isArray(partial['attachments']) ? draft.attachments : [],
    },
    typed: isRecord(state['typed']) ? (state['typed'] as Record<string, string>) : {},
    // A draft that the server made of a template has no state of a form: without a title, one is generated.
    autoTitle: isRecord(raw) ? state['autoTitle'] === true : !partial['title'],
    isValidityBlank: state['isValidityBlank'] === true,
    autoCharges: state['autoCharges'] === true || !Array.isArray(partial['requiredCharges']),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
