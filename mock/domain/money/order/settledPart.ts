/** What an order keeps of its settlement in one currency. */
export interface SettledPart {
  /** `payable` is in the one currency since the confirmation; fixed rates are never taken anew. Absent: see `dues.ts`. */
  settled?: { isFixed: boolean }
}
