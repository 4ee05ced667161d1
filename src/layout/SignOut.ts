import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { flushDrafts } from '@/drafts/flush.ts'
import { countDrafts } from '@/drafts/localDrafts.ts'
import { entryRefusal } from '@/routes/derive.ts'
import { routeAt } from '@/routes/match.ts'
import { useSession } from '@/session/SessionProvider.tsx'

/** Signing out by the menu, with the question about what was typed and not sent. */
export interface SignOut {
  /** Signs out, or asks first when there are drafts. */
  ask: () => void
  /** Number of drafts asked about; 0 when nothing is asked. */
  asked: number
  /** Call after the drafts are gone. */
  confirm: () => void
  cancel: () => void
  /** Whose drafts are asked about. */
  userId: string | undefined
  /** True after this tab signed out by itself: no notice is needed then. */
  isDone: boolean
  /** True between leaving a member page and being home: nothing of that page may be shown, or ask the server without a token. */
  isLeaving: boolean
}

/** Returns the sign-out function: drafts go only after a question, a member page is left, then the session is cleared. RELIABILITY S3, 4.7. */
export function useSignOut(pathname: string): SignOut {
  const { user, signOut } = useSession()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(0)
  const [isDone, setDone] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const id = routeAt(pathname)
  const isForMembers = id !== undefined && entryRefusal(id, undefined) !== undefined
  if (isLeaving && !isForMembers) setLeaving(false)
  const leave = () => {
    // Leave the page before the token is cleared: a query without one would lead to login instead of home.
    if (isForMembers) flushSync(() => setLeaving(true))
    void signOut()
    setDone(true)
    if (isForMembers) void navigate('/')
  }
  // Whoever signs in afterwards is told again when the session ends elsewhere.
  if (user && isDone) setDone(false)
  return {
    asked,
    userId: user?.id,
    isDone,
    isLeaving,
    ask: () => {
      // What was typed in the last half second counts too.
      flushDrafts()
      const count = user ? countDrafts(user.id) : 0
      if (count > 0) setAsked(count)
      else leave()
    },
    cancel: () => setAsked(0),
    confirm: () => {
      setAsked(0)
      leave()
    },
  }
}
