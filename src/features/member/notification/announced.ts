import type { Message, Unread } from '@/contract/member/notification/schemas.ts'
import { openBacking } from '@/storage/backing.ts'

/** Key of what was announced last; shared by tabs, so that one of them tells and only once. */
const KEY = 'cangtong_told'

/** What there is to announce: nothing, messages that came in, or the deadlines of the day at login. */
export interface Announcement {
  fresh: readonly Message[]
  deadlines: number
}

/**
 * Compares what the server says with what was announced before, and notes it. `login` is any text that changes with each
 * login: the first look after it tells of deadlines only, not of everything that happened meanwhile.
 */
export function announce(login: string, { latest, deadlines }: Unread): Announcement {
  const backing = openBacking()
  const [before = '', upTo = ''] = (backing.get(KEY) ?? '').split(' ')
  const newest = latest[0]?.at ?? ''
  const isLogin = before !== login
  backing.set(KEY, `${login} ${isLogin || newest > upTo ? newest : upTo}`)
  if (isLogin) return { fresh: [], deadlines }
  return { fresh: latest.filter((message) => message.readAt === undefined && message.at > upTo), deadlines: 0 }
}
