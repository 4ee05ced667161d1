let isTold = false
let tell: (() => void) | undefined

/** Sets the listener that is called once if IndexedDB does not respond. */
export function onDraftTrouble(listener: () => void): void {
  tell = listener
  if (isTold) tell()
}

/** Reports that the database does not respond: drafts may be lost on this device. */
export function tellDraftTrouble(): void {
  if (isTold) return
  isTold = true
  tell?.()
}
