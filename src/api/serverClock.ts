/** Offset between the device clock and the server clock. */
export interface ServerClock {
  /** Server time in milliseconds since 1970, best estimate. */
  now: () => number
  /** Server time minus device time in ms; 0 until a response arrived. */
  offset: () => number
  /** Reads the `x-server-time` header (ISO 8601) of a response with its send and receive times (device ms). */
  observe: (iso: string | undefined, sentAt: number, receivedAt: number) => void
  subscribe: (listener: () => void) => () => void
}

// A smaller jump is network jitter.
const JITTER_MS = 250

/** Returns a server clock; countdowns read it instead of the device's clock (PRODUCT 3). */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  const listeners = new Set<() => void>()
  let offset = 0
  let known = false
  return {
    now: () => deviceNow() + offset,
    offset: () => offset,
    observe: (iso, sentAt, receivedAt) => {
      const server = iso === undefined ? Number.NaN : Date.parse(iso)
      if (Number.isNaN(server)) return
      const next = Math.round(server - (sentAt + receivedAt) / 2)
      if (known && Math.abs(next - offset) <= JITTER_MS + (receivedAt - sentAt) / 2) return
      known = true
      offset = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
