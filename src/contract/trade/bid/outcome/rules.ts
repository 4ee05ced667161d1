import { NOTE_MAX } from '../../../limits.ts'
import type { Problem } from '../../../problem.ts'
import { checkText } from '../../../validation.ts'

/** Shortest explanation of a disqualification, which the bidder reads. TRADE.md 1.3. */
export const DISQUALIFY_NOTE_MIN = 5

/** Validates the note of a disqualification. */
export function checkDisqualifyNote(note: string): Problem[] {
  const code = checkText(note, NOTE_MAX, DISQUALIFY_NOTE_MIN)
  return code ? [{ field: 'note', code, params: { min: DISQUALIFY_NOTE_MIN, max: NOTE_MAX } }] : []
}
