import { get, post } from '../../endpoint.ts'
import type { Captcha, CaptchaCheck, CaptchaQuery, CaptchaTicket, TokenPair, TokenRequest } from './schemas.ts'

/** Signing in and out (Spec §7, auth). */
export const authEndpoints = {
  /** A new slider puzzle. Spec §7. */
  captcha: get<CaptchaQuery, Captcha>('/trading/oauth/captcha'),
  /** Checks a solved puzzle and returns a one-time ticket. Spec §7. */
  captchaCheck: post<CaptchaCheck, CaptchaTicket>('/trading/oauth/captchaCheck'),
  /** Password, SMS, WeChat and refresh, by `grantType`. Spec §7; refresh body Spec §7, path assumed: decision 0004. */
  token: post<TokenRequest, TokenPair>('/trading/oauth/token'),
  /** Ends the session of the sent token. Spec §7. */
  logout: get<Record<string, never>, { done: true }>('/trading/oauth/logout'),
} as const
