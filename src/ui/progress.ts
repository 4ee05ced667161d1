/** Delay before the progress bar shows, ms (RELIABILITY R17 requires at most 300). */
export const PROGRESS_DELAY_MS = 120

let pending = 0
let isShown = false
let timer: ReturnType<typeof setTimeout> | null = null
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (next === isShown) return
  isShown = next
  for (const listener of listeners) listener()
}

/**
 * Tracks loading pages. `start()` when a chunk or navigation begins; the returned function ends that one (idempotent).
 * The bar shows after `PROGRESS_DELAY_MS`, so that quick changes do not flicker.
 */
export const progress = {
  start: (): (() => void) => {
    let isOver = false
    pending += 1
    timer ??= setTimeout(() => set(true), PROGRESS_DELAY_MS)
    return () => {
      if (isOver) return
      isOver = true
      pending -= 1
      if (pending > 0) return
      if (timer) clearTimeout(timer)
      timer = null
      set(false)
    }
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isShown: (): boolean => isShown,
}
