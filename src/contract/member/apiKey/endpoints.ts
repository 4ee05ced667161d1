import { get, post, renewsAll } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

const page = get<s.ApiKeyQuery, Page<s.ApiKey>>('/trading/api/apiKey/page')
const changed = () => [renewsAll(page)]

/**
 * Keys for the enterprise's own systems, sent as `token` (Assumed: decision 0004). Without a `requestNo`: an answer that
 * holds a key is never kept to be given again.
 */
export const apiKeyEndpoints = {
  /** Newest first. */
  page,
  create: post<s.CreateApiKey, s.NewApiKey>('/trading/api/apiKey/create', changed),
  /** Gives one's own key anew; the old one works for another day. */
  rotate: post<{ id: string }, s.NewApiKey>('/trading/api/apiKey/rotate', changed),
  /** Removes a key at once, with what an earlier rotation left. */
  revoke: post<{ id: string }, s.ApiKey>('/trading/api/apiKey/revoke', changed),
} as const
