/** Time for an answer to change the page, ms. */
const ANSWER_MS = 3000

let last = -Infinity

/** Notes that something this person did has just succeeded. */
export function noteOwnAct(): void {
  last = performance.now()
}

/** Whether what changes on the page now may follow from what this person did. */
export const hasJustActed = (): boolean => performance.now() - last < ANSWER_MS
