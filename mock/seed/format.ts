/**
 * Form of the stored rows. Raise it when rows that a former version wrote no longer serve this one (a field that must be there, a
 * meaning that changed); `tests/mock/seed/format.test.ts` notices when the rows look different.
 */
export const ROWS_FORMAT = 2
