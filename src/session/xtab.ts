import type { TokenStore } from './tokens.ts'

const SETTLE_MS = 50
const CHANNEL = 'cangtong-session'

/** Reactions of this tab to other tabs. */
export interface TabPorts {
  tokens: TokenStore
  /** The tokens are gone: another tab signed out. */
  onGone: () => void
  /** Another tab wrote tokens; the epoch distinguishes a renewal from another login. */
  onChanged: () => void
}

/** Cross-tab channel. */
export interface TabLink {
  /** Notifies the other tabs at once; storage events may arrive later or, when blocked, never. */
  announce: () => void
  close: () => void
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  } catch {
    // Denied in some privacy modes; storage events still work.
    return undefined
  }
}

/** Follows logins, logouts and renewals of other tabs. RELIABILITY 4.4. */
export function linkTabs({ tokens, onGone, onChanged }: TabPorts): TabLink {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (tokens.maybePresent()) {
      onChanged()
      return
    }
    // Storage may show a removal before the write that follows it.
    timer = setTimeout(() => (tokens.maybePresent() ? onChanged() : onGone()), SETTLE_MS)
  }
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === null || event.key === tokens.keys.token || event.key === tokens.keys.epoch) look()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) look()
  }
  const channel = openChannel()
  if (channel) channel.addEventListener('message', look)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    announce: () => channel?.postMessage('changed'),
    close: () => {
      clearTimeout(timer)
      channel?.close()
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onPageShow)
    },
  }
}
