/** Milliseconds a navigation may be pending before the bar shows (RELIABILITY R17 wants it within 300). */
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
 * Says whether a page is on its way. `start()` when a chunk or navigation begins, and the function it gives when that very
 * one ends (calling it twice counts once). The bar shows after `PROGRESS_DELAY_MS`, so quick changes do not flicker.
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
