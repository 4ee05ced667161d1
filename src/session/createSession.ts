import { TransportError } from '@/api/errors.ts'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import { createRefresher } from './refresh.ts'
import { startRefreshTimer } from './refreshTimer.ts'
import { isAuthPage, loginAddress } from './returnUrl.ts'
import type { Session, SessionPorts } from './session.ts'
import { createSessionStore } from './store.ts'
import type { SessionStatus } from './store.ts'
import { linkTabs } from './xtab.ts'

/** Time for other tabs to notice a logout before the server ends the token, ms. RELIABILITY finding 5. */
const TELL_TABS_MS = 300
/** Time after which a write of another tab is complete, ms. */
const SETTLE_MS = 120

/** Interval between two automatic attempts to load the user of a stored token, ms. RELIABILITY 4.3. */
const USER_RETRY_MS = 60_000

/** Returns the session over its ports. */
export function createSession(ports: SessionPorts): Session {
  const { tokens, call } = ports
  // Before the first render: a member must not be sent to login while the user is still loading.
  const store = createSessionStore(tokens.read().epoch, tokens.maybePresent() ? 'starting' : 'anonymous')
  let lastTry = Number.NEGATIVE_INFINITY
  /** True while this page shows that its session ended in another tab (RELIABILITY 4.4). */
  let hasEndedElsewhere = false
  let ends = 0

  const enter = (status: SessionStatus, user?: CurrentUser) => {
    if (status !== 'anonymous') hasEndedElsewhere = false
    store.set({ status, user, epoch: tokens.read().epoch, ends })
    timer.arm()
  }
  const leave = (status: 'anonymous' | 'expired') => {
    ports.clearCaches()
    ends += 1
    enter(status)
  }

  /** Another tab signed out. */
  const gone = () => {
    const { status } = store.get()
    if (status === 'anonymous' || status === 'expired') return
    leave('anonymous')
    hasEndedElsewhere = true
  }

  /** A token is stored, but its cipher could not be loaded; reading an invalid token would have removed it. */
  const isUnread = () => tokens.read().access === undefined && tokens.maybePresent()

  const loadUser = async (): Promise<CurrentUser | undefined> => {
    const before = tokens.read()
    if (!before.access) {
      if (isUnread()) enter('tokenOnly')
      else if (store.get().status !== 'expired') enter('anonymous')
      return undefined
    }
    lastTry = ports.now()
    const known = store.get().user
    if (!known) enter('starting')
    try {
      const user = await call(memberEndpoints.currentUser, {}, { silent: true, noRedirect: true })
      if (tokens.read().epoch !== before.epoch) return undefined
      enter('signedIn', user)
      return user
    } catch {
      // Spec §4: the error is ignored and the user stays undefined; the token is kept.
      if (tokens.read().epoch === before.epoch && !known) enter('tokenOnly')
      return undefined
    }
  }

  const endSession = (navigate: boolean) => {
    ports.flushDrafts()
    const href = ports.href()
    tokens.bumpEpoch()
    tokens.clear()
    link.announce()
    leave('expired')
    if (navigate && !isAuthPage(new URL(href).pathname)) ports.goTo(loginAddress(href))
  }

  const refresher = createRefresher({
    tokens,
    now: ports.now,
    sleep: ports.sleep,
    locks: ports.locks,
    lockName: `${tokens.keys.token}refresh`,
    hasUser: () => store.get().user !== undefined,
    ask: async (refreshToken) => {
      const body = { grantType: 'refresh', userType: 'PC', refreshToken } as const
      const pair = await call(authEndpoints.token, body, { silent: true, noRedirect: true, noToken: true })
      return { access: pair?.access_token, refresh: pair?.refresh_token }
    },
    end: () => endSession(ports.isVisible()),
  })
  const timer = startRefreshTimer(refresher)

  const link = linkTabs({
    tokens,
    onGone: () => gone(),
    onChanged: () => {
      void tokens.prepare().then(async () => {
        if (tokens.read().epoch === store.get().epoch) return timer.arm()
        // A logout writes the epoch first: the removal of the tokens may not be visible yet (RELIABILITY finding 5).
        await new Promise<void>((resolve) => void setTimeout(resolve, SETTLE_MS))
        if (!tokens.read().access) return gone()
        // Another login: drop all data of the previous member.
        ports.clearCaches()
        enter('starting')
        await loadUser()
        if (store.get().status === 'anonymous') hasEndedElsewhere = true
        return undefined
      })
    },
  })

  const retryUser = () => {
    if (store.get().status === 'tokenOnly' && ports.now() - lastTry >= USER_RETRY_MS) void loadUser()
  }
  for (const event of ['online', 'focus']) window.addEventListener(event, retryUser)

  let started: Promise<void> | undefined
  const begin = async () => {
    await prepared()
    await loadUser()
  }
  const prepared = () => (tokens.maybePresent() ? tokens.prepare() : Promise.resolve())

  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => {
      // React's StrictMode mounts twice; start once.
      started ??= begin()
      return started
    },
    beforeCall: async () => {
      await prepared()
      // Without the token the server would treat a member as a guest, and the session would end.
      if (isUnread()) throw new TransportError('network')
      await timer.beforeCall()
    },
    token: () => tokens.read().access,
    signIn: async ({ access_token: access, refresh_token: refresh }) => {
      await tokens.prepare()
      ports.clearCaches()
      tokens.writePair({ access, refresh })
      tokens.bumpEpoch()
      link.announce()
      enter('starting')
      return loadUser()
    },
    signOut: async () => {
      const old = tokens.read().access
      const { user } = store.get()
      if (user) ports.dropNotes?.(user.id)
      tokens.bumpEpoch()
      tokens.clear()
      link.announce()
      leave('anonymous')
      if (old === undefined) return
      // Storage events reach other tabs late: until then their calls with this token must not be rejected.
      await new Promise<void>((resolve) => void setTimeout(resolve, TELL_TABS_MS))
      // The old token is removed from storage, so pass it to this one call.
      await call(authEndpoints.logout, {}, { silent: true, noRedirect: true, token: old }).catch(() => undefined)
    },
    reloadUser: loadUser,
    authFailed: (tokenSent) => {
      const stored = tokens.read().access
      if (stored !== undefined && stored !== tokenSent) return 'stale'
      const onAuthPage = isAuthPage(new URL(ports.href()).pathname)
      // Do not redirect from a page that already shows the signed-out notice, e.g. after a poll without a token.
      // User of a cleared token: another tab signed out and this one has not been notified yet.
      const isGone = hasEndedElsewhere || store.get().user !== undefined
      if (stored === undefined && (tokenSent !== undefined || onAuthPage || isGone)) return 'already'
      endSession(true)
      return 'ended'
    },
    stop: () => {
      timer.stop()
      link.close()
      for (const event of ['online', 'focus']) window.removeEventListener(event, retryUser)
    },
  }
}
