import type { Refresher } from './refresh.ts'

/** Maximum delay of setTimeout, ms (RELIABILITY finding 9). */
const MAX_DELAY_MS = 2 ** 31 - 1
/** Maximum wait of a call for a due renewal, ms. */
const CALL_WAIT_MS = 3_000
const WAKE_EVENTS = ['focus', 'pageshow', 'online'] as const

/** Keeps the tokens valid while the page is open. */
export interface RefreshTimer {
  /** Restarts the timer; call it when user or tokens change. */
  arm: () => void
  /** Waits, at most 3 s, for a due renewal. Never rejects. */
  beforeCall: () => Promise<void>
  stop: () => void
}

/** Renews a due pair: by timer, on wake-up and before a call. RELIABILITY 4.5. */
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
