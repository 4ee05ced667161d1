import type { TokenRequest } from '@/contract/member/auth/schemas.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { useTokens } from './useTokens.ts'

/** Returns a function that requests tokens and starts the session; the route guard then redirects to `reject`. */
export function useSignInWith(): (request: TokenRequest) => Promise<boolean> {
  const tokensFor = useTokens()
  const { signIn } = useSession()
  return async (request) => (await signIn(await tokensFor(request))) !== undefined
}
