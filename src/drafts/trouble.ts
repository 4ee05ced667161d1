let isTold = false
let tell: (() => void) | undefined

/** Sets the listener that is told once that IndexedDB does not answer. */
export function onDraftTrouble(listener: () => void): void {
  tell = listener
  if (isTold) tell()
}

/** Tells that the database does not answer: what is typed may not come back on this device. */
export function tellDraftTrouble(): void {
  if (isTold) return
  isTold = true
  tell?.()
}
