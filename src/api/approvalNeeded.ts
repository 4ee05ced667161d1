import { BusinessError, partOf } from './errors.ts'

/** A call that was refused because its amount is above the person's limit, as it was sent. */
export interface NeededApproval {
  path: string
  input: unknown
  error: BusinessError
}

type Listener = (needed: NeededApproval) => void
let listener: Listener | undefined

/** Whether a call was refused for want of an approval (decision 0083). */
export const isApprovalNeeded = (error: unknown): error is BusinessError =>
  error instanceof BusinessError && partOf(error.data, 'reason') === 'APPROVAL_NEEDED'

/** Tells who offers to ask for it. */
export const tellApprovalNeeded: Listener = (needed) => listener?.(needed)

/** One part of the page offers to ask. Returns the function that ends it. */
export function onApprovalNeeded(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = undefined
  }
}
