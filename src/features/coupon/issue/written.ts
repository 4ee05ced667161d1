import type { BatchDraft, BatchPartial } from '@/contract/coupon/draft.ts'

/** What a batch says, as far as it is written: whole once it has been sent. */
export function writtenOf({ draft }: { draft: BatchPartial }): Partial<BatchDraft> {
  // The server keeps what this form has sent; nothing else writes batches.
  return draft as Partial<BatchDraft>
}
