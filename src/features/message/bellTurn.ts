/** Milliseconds after which a tab that was not given the turn knows that another one has it. */
const TURN_MS = 1000

/** What a browser with several tabs gives; tests bring their own. */
export interface BellPorts {
  /** Undefined where the browser has none (plain http). */
  locks:
    | { request: (name: string, options: { signal: AbortSignal }, work: () => Promise<void>) => Promise<void> }
    | undefined
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'> | undefined
  isVisible: () => boolean
  /** Calls back whenever the page is shown or hidden; gives the way to stop. */
  onVisibility: (listener: () => void) => () => void
}

/** What a tab is told. */
export interface BellTab<T> {
  /** Whether this tab is the one that asks. */
  onTurn: (isMine: boolean) => void
  /** What another tab was answered. */
  onAnswer: (answer: T) => void
}

/** The place of a tab among all that show the same bell. */
export interface BellPlace<T> {
  /** Gives the other tabs what this one was answered. */
  tell: (answer: T) => void
  leave: () => void
}

/**
 * Takes turns with the other tabs: one that is visible asks for all, and hands the turn on when it is hidden or closed. Where tabs
 * cannot agree, each asks for itself.
 */
export function joinBell<T>(name: string, ports: BellPorts, { onTurn, onAnswer }: BellTab<T>): BellPlace<T> {
  const { locks, openChannel, isVisible, onVisibility } = ports
  const channel = locks && openChannel(name)
  if (!locks || !channel) {
    onTurn(true)
    return { tell: () => undefined, leave: () => undefined }
  }
  let waiting: AbortController | undefined
  const wait = async ({ signal }: AbortController) => {
    const timer = setTimeout(() => onTurn(false), TURN_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      onTurn(false)
    })
    const hold = async () =>
      new Promise<void>((done) => {
        if (signal.aborted) return done()
        clearTimeout(timer)
        onTurn(true)
        signal.addEventListener('abort', () => done())
      })
    try {
      await locks.request(name, { signal }, hold)
    } catch {
      clearTimeout(timer)
      // Given up by this tab, or denied by the browser.
      onTurn(!signal.aborted)
    }
  }
  const look = () => {
    if (isVisible() === (waiting !== undefined)) return
    waiting?.abort()
    waiting = isVisible() ? new AbortController() : undefined
    if (waiting) void wait(waiting)
  }
  // Only this product's tabs of the same build and login have this channel.
  channel.addEventListener('message', ({ data }: MessageEvent<T>) => onAnswer(data))
  const stop = onVisibility(look)
  look()
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    tell: (answer) => channel.postMessage(answer),
    leave: () => {
      stop()
      waiting?.abort()
      channel.close()
    },
  }
}

/** Gives what this browser has. */
export function browserTabs(): BellPorts {
  return {
    locks: (navigator as { locks?: BellPorts['locks'] }).locks,
    openChannel: (name) => {
      try {
        return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
      } catch {
        // Denied in some privacy modes.
        return undefined
      }
    },
    isVisible: () => !document.hidden,
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
  }
}
