import type { Message, Unread } from '@/contract/member/notification/schemas.ts'
import { openBacking } from '@/storage/backing.ts'

/** Storage key of the last announcement; shared by tabs, so that only one of them announces. */
const KEY = 'cangtong_told'

/** What to announce: nothing, new messages, or at login the deadlines of the day. */
export interface Announcement {
  fresh: readonly Message[]
  deadlines: number
}

/**
 * Compares the server's state with the last announcement and stores it. `login` is any text that changes with each
 * login: the first call after a login announces deadlines only, not everything missed meanwhile.
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
