import type { Locks } from '@/session/refresh.ts'
import type { Backing } from '@/storage/backing.ts'
import { memoryBacking } from '@/storage/backing.ts'

/** Several tabs in one process: storage with a delay between tabs, locks with a queue. Uses (fake) timers. */
export interface FakeBrowser {
  /** A tab's own view of the shared storage. */
  openTab: () => Backing
  locks: Locks
}

/** Returns a browser whose tabs see each other's writes after `lagMs`, as in Chromium (RELIABILITY finding 5). */
export function createBrowser(lagMs: number): FakeBrowser {
  const views: Backing[] = []
  const queue: (() => void)[] = []
  let isHeld = false

  const spread = (from: Backing, change: (view: Backing) => void) => {
    change(from)
    for (const view of views) if (view !== from) setTimeout(() => change(view), lagMs)
  }
  const release = () => {
    const next = queue.shift()
    if (next) next()
    else isHeld = false
  }
  return {
    openTab: () => {
      const view = memoryBacking()
      const [first] = views
      for (const key of first?.keys() ?? []) view.set(key, first?.get(key) ?? '')
      views.push(view)
      return {
        persistent: true,
        get: view.get,
        keys: view.keys,
        set: (key, value) => {
          spread(view, (one) => one.set(key, value))
          return true
        },
        remove: (key) => spread(view, (one) => one.remove(key)),
      }
    },
    locks: {
      request: async (_name, _options, work) => {
        if (isHeld) await new Promise<void>((resolve) => queue.push(resolve))
        isHeld = true
        try {
          return await work()
        } finally {
          release()
        }
      },
    },
  }
}

/** A server that rotates refresh tokens and counts reused ones. */
export function createTokenServer(latencyMs: number) {
  let generation = 0
  const stats = { calls: 0, replays: 0 }
  return {
    stats,
    current: () => ({ access: `a${generation}`, refresh: `r${generation}` }),
    ask: async (refreshToken: string) => {
      stats.calls += 1
      await new Promise((resolve) => setTimeout(resolve, latencyMs))
      if (refreshToken !== `r${generation}`) {
        stats.replays += 1
        throw Object.assign(new Error('spent'), { code: 4098 })
      }
      generation += 1
      return { access: `a${generation}`, refresh: `r${generation}` }
    },
  }
}
