/** Milliseconds between looks while the page is visible. */
const LOOK_MS = 8000
/** Later by this much for who only heard: so the tab that was answered last asks again, and the others when it is gone. */
const GRACE_MS = 2000

/** What is used of a BroadcastChannel. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

/** What a tab does. */
export interface LookingTab<T> {
  /** Asks the server. */
  look: () => void
  /** Takes what another tab was answered. */
  hear: (answer: T) => void
}

/** The place of a tab among all that look for the same. */
export interface LookingPlace<T> {
  /** Says what this tab was answered. */
  tell: (answer: T) => void
  leave: () => void
}

/**
 * Looks again and again, one visible tab for all of the same `name`: an answer is told to the others, which then have no need to
 * ask for a while. Where tabs cannot talk to each other, each looks for itself.
 */
export function joinLooks<T>(
  name: string,
  { look, hear }: LookingTab<T>,
  open: (name: string) => Channel | undefined = openChannel,
): LookingPlace<T> {
  const channel = open(name)
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // A look that fails tells nobody: the next one is planned before.
      plan(LOOK_MS)
      if (!document.hidden) look()
    }, ms)
  }
  // Only tabs of this product have a channel of this name.
  channel?.addEventListener('message', ({ data }: MessageEvent<T>) => {
    // Spread out, so that one of those who miss the former asker is first.
    plan(LOOK_MS + GRACE_MS * (1 + Math.random()))
    hear(data)
  })
  plan(LOOK_MS)
  return {
    tell: (answer) => {
      plan(LOOK_MS)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
      channel?.postMessage(answer)
    },
    leave: () => {
      clearTimeout(timer)
      channel?.close()
    },
  }
}

function openChannel(name: string): Channel | undefined {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  } catch {
    // Denied in some privacy modes.
    return undefined
  }
}
