const pending = new Set<() => void>()

/** Registers a form with unsaved keystrokes; returns the unregister function. */
export function onFlush(write: () => void): () => void {
  pending.add(write)
  return () => void pending.delete(write)
}

/**
 * Saves all pending drafts at once: before a redirect to login, a reload or when the page is hidden. RELIABILITY 4.7.
 */
export function flushDrafts(): void {
  for (const write of pending) write()
}
