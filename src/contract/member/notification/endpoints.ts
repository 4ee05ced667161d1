import { get, post, renewal } from '../../endpoint.ts'
import type { OwnPage } from '../../page.ts'
import type * as s from './schemas.ts'

type Empty = Record<string, never>

const settings = get<Empty, s.MessageSettings>('/trading/api/message/settings')

/** Messages (Assumed: decision 0004). Of an enterprise with several people each has its own (decision 0089). */
export const messageEndpoints = {
  /** Newest first, of the last 90 days; tabs: unread and read. */
  page: get<s.MessageQuery, OwnPage<s.Message>>('/trading/api/message/page'),
  /** Unread count, and the newest messages. */
  unread: get<Empty, s.Unread>('/trading/api/message/unread'),
  read: post<s.ReadMessages, s.ReadResult>('/trading/api/message/read'),
  readAll: post<Empty, s.ReadResult>('/trading/api/message/readAll'),
  settings,
  /** Switches groups off; mandatory groups are rejected, and a digest without an e-mail address of the enterprise. */
  saveSettings: post<s.MessageSettings, s.MessageSettings>('/trading/api/message/saveSettings', (saved) => [
    renewal(settings, () => saved),
  ]),
} as const
