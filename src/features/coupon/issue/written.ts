import type { BatchDraft, BatchPartial } from '@/contract/coupon/draft.ts'

/** The draft of a batch; complete once it has been submitted. */
export function writtenOf({ draft }: { draft: BatchPartial }): Partial<BatchDraft> {
  // The server stores what this form has sent; nothing else writes batches.
  return draft as Partial<BatchDraft>
}
