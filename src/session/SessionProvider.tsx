import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import type { Session } from './session.ts'
import { memberKey } from './store.ts'
import type { SessionStatus } from './store.ts'

/** The session for screens. */
export interface SessionView {
  status: SessionStatus
  /** Defined exactly while signed in. */
  user: CurrentUser | undefined
  isSignedIn: boolean
  /** True while a stored token is being checked: neither guest nor member yet. */
  isStarting: boolean
  epoch: number
  /** Cache key of responses. */
  member: string
  signIn: Session['signIn']
  signOut: Session['signOut']
  reloadUser: Session['reloadUser']
}

/** The session itself, for the hooks of this folder. */
export const SessionContext = createContext<Session | undefined>(undefined)

/** Provides the session and runs it while mounted. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => {
    void session.start()
  }, [session])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Returns the signed-in user and the login and logout actions. */
export function useSession(): SessionView {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  const state = useSyncExternalStore(session.subscribe, session.get, session.get)
  return useMemo(
    () => ({
      status: state.status,
      user: state.user,
      isSignedIn: state.status === 'signedIn',
      isStarting: state.status === 'starting',
      epoch: state.epoch,
      member: memberKey(state),
      signIn: session.signIn,
      signOut: session.signOut,
      reloadUser: session.reloadUser,
    }),
    [session, state],
  )
}
