import { useCall } from '@/api/ApiContext.tsx'
import { TransportError } from '@/api/errors.ts'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import type { TokenPair, TokenRequest } from '@/contract/member/auth/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { QUIET } from './quiet.ts'

const isUsable = (pair: TokenPair | null | undefined): pair is TokenPair =>
  Boolean(pair?.access_token) && Boolean(pair?.refresh_token)

/** Returns a function that requests tokens; a response without usable tokens is thrown as a failed login. */
export function useTokens(): (request: TokenRequest) => Promise<TokenPair> {
  const t = useText()
  const call = useCall()
  return async (request) => {
    try {
      const pair = await call(authEndpoints.token, request, QUIET)
      if (isUsable(pair)) return pair
    } catch (error) {
      const isUnreadable = error instanceof TransportError && error.kind === 'badEnvelope'
      if (!isUnreadable) throw error
    }
    throw new TransportError('badEnvelope', t('account.login.failed'))
  }
}
