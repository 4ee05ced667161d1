import { useCallback } from 'react'
import { can } from './access.ts'
import type { Access, AccessContext, Action } from './access.ts'
import { useSession } from './SessionProvider.tsx'

/**
 * Returns `may(action, context)`: whether this member may do something, and if not, why. The only access-check helper
 * (Spec §6).
 */
export function useAccess(): (action: Action, context?: AccessContext) => Access {
  const { user } = useSession()
  return useCallback((action, context) => can(action, user, context), [user])
}
