import { createContext } from 'react'

/** Port for the current time, ms since 1970: `app` provides the server's clock; without it the device's. */
export const ClockContext = createContext<() => number>(() => Date.now())

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

/** One shared one-second timer for all countdowns; stops without subscribers. */
export function onEachSecond(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const one of listeners) one()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }
}
