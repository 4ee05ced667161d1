import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { flushDrafts } from '@/drafts/flush.ts'
import { countDrafts } from '@/drafts/localDrafts.ts'
import { entryRefusal } from '@/routes/derive.ts'
import { routeAt } from '@/routes/match.ts'
import { useSession } from '@/session/SessionProvider.tsx'

/** State of signing out, with a confirmation if there are unsent drafts. */
export interface SignOut {
  /** Signs out, or asks for confirmation if there are drafts. */
  ask: () => void
  /** Number of drafts in the open confirmation; 0 when closed. */
  asked: number
  /** Call after the drafts are deleted. */
  confirm: () => void
  cancel: () => void
  /** Owner of the drafts. */
  userId: string | undefined
  /** True after signing out in this tab: no notice is needed then. */
  isDone: boolean
  /**
   * True between leaving a member page and arriving at home: that page must not render, or send requests without a
   * token.
   */
  isLeaving: boolean
}

/**
 * Returns the sign-out function: confirms deleting drafts, leaves a member page, then clears the session. RELIABILITY
 * S3, 4.7.
 */
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
    // Leave the page before the token is cleared: a query without one would redirect to login instead of home.
    if (isForMembers) flushSync(() => setLeaving(true))
    void signOut()
    setDone(true)
    if (isForMembers) void navigate('/')
  }
  // After the next sign-in the notice must work again.
  if (user && isDone) setDone(false)
  return {
    asked,
    userId: user?.id,
    isDone,
    isLeaving,
    ask: () => {
      // Include input of the last half second.
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
