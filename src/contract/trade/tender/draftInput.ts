import type { TenderDraft } from './draft.ts'

/** A form while it is being written: any part may be missing. */
export type DraftInput<T> = T extends (infer Item)[]
  ? DraftInput<Item>[]
  : T extends object
    ? { [K in keyof T]?: DraftInput<T[K]> | undefined }
    : T

/** A tender while it is being written. */
export type TenderDraftInput = DraftInput<TenderDraft>
