import type { Refresher } from './refresh.ts'

/** Longest delay that setTimeout understands, milliseconds (RELIABILITY finding 9). */
const MAX_DELAY_MS = 2 ** 31 - 1
/** Longest that a call waits for a due renewal, milliseconds. */
const CALL_WAIT_MS = 3_000
const WAKE_EVENTS = ['focus', 'pageshow', 'online'] as const

/** Keeps the tokens fresh while the page is open. */
export interface RefreshTimer {
  /** Sets the timer anew; call it whenever user or tokens changed. */
  arm: () => void
  /** Waits, at most 3 s, for a renewal that is due. Never rejects. */
  beforeCall: () => Promise<void>
  stop: () => void
}

/** Renews when the pair is due: by timer, on waking up and before a call. RELIABILITY 4.5. */
export function startRefreshTimer(refresher: Refresher): RefreshTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  const arm = () => {
    clearTimeout(timer)
    const dueIn = refresher.dueIn()
    if (dueIn !== undefined) timer = setTimeout(() => void renew(), Math.min(dueIn, MAX_DELAY_MS))
  }
  const renew = async () => {
    if (refresher.dueIn() === 0) await refresher.refresh()
    arm()
  }
  const wake = () => {
    if (document.visibilityState === 'visible') void renew()
  }
  document.addEventListener('visibilitychange', wake)
  for (const event of WAKE_EVENTS) window.addEventListener(event, wake)
  return {
    arm,
    beforeCall: async () => {
      if (refresher.dueIn() !== 0) return
      let limit: ReturnType<typeof setTimeout> | undefined
      const patience = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, CALL_WAIT_MS)
      })
      await Promise.race([renew(), patience])
      clearTimeout(limit)
    },
    stop: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
      for (const event of WAKE_EVENTS) window.removeEventListener(event, wake)
    },
  }
}
