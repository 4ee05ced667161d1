/**
 * Format of the stored rows. Increment it when rows of an earlier version no longer work (a required field, a changed
 * meaning) and add a step to `upgrades.ts`; `tests/mock/seed/format.test.ts` detects changes of the shape.
 */
export const ROWS_FORMAT = 3
