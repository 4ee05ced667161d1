import type { TenderDraft } from './draft.ts'

/** Form input in which any part may be missing. */
export type DraftInput<T> = T extends (infer Item)[]
  ? DraftInput<Item>[]
  : T extends object
    ? { [K in keyof T]?: DraftInput<T[K]> | undefined }
    : T

/** Form input of a tender. */
export type TenderDraftInput = DraftInput<TenderDraft>
