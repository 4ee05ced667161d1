import { use } from 'react'
import { SessionContext } from './SessionProvider.tsx'

/** Returns how a request that does not go through the client gets the token: a due renewal comes first. */
export function useAccessToken(): () => Promise<string | undefined> {
  const session = use(SessionContext)
  if (!session) throw new Error('useAccessToken needs a SessionProvider above it')
  return async () => {
    await session.beforeCall()
    return session.token()
  }
}
