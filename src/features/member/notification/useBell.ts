import { useEffect, useRef } from 'react'
import { wasHeard } from '@/api/sharedPolls.ts'
import { useQuery } from '@/api/useQuery.ts'
import type { Query } from '@/api/useQuery.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import type { Unread } from '@/contract/member/notification/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { toast } from '@/ui/toast.ts'
import { announce } from './announced.ts'
import { messagesPlace, placeOf } from './places.ts'
import { useReading, useWhenRead } from './reading.ts'

/** Poll interval, ms. */
const LOOK_MS = 8000

/** Polls messages while signed in (one tab for all), and shows new ones once. */
export function useBell(): Query<Unread> {
  const query = useQuery(
    messageEndpoints.unread,
    {},
    // A background request must never redirect to the login page.
    { silent: true, noRedirect: true, refreshOnFocus: true, pollMs: LOOK_MS },
  )
  useWhenRead(query.refresh)
  useAnnouncements(query.data)
  useRights(query.data)
  return query
}

function useAnnouncements(data: Unread | undefined): void {
  const t = useText()
  const { open } = useReading()
  const { user, epoch } = useSession()
  const login = user && `${user.companyId}:${epoch}`
  const say = () => {
    if (!data || login === undefined || wasHeard(data)) return
    const { fresh, deadlines } = announce(login, data)
    const [first] = fresh
    if (deadlines > 0)
      toast.notify({
        title: t('message.digest.deadlines', { count: deadlines }),
        text: t('message.digest.deadlines.text'),
      })
    else if (first && fresh.length === 1) {
      const href = placeOf(first)
      const link = href === undefined ? undefined : { href, onOpen: () => open(first) }
      toast.notify({ title: first.title, text: first.body, link })
    } else if (first) {
      // The server lists only the newest: if all of them are new, there may be more.
      const count = fresh.length === data.latest.length ? Math.max(fresh.length, data.count) : fresh.length
      toast.notify({
        title: t('message.digest.new', { count }),
        text: fresh.map(({ title }) => title).join(' · '),
        link: { href: messagesPlace() },
      })
    }
  }
  const newest = useRef(say)
  useEffect(() => {
    newest.current = say
  })
  useEffect(() => newest.current(), [data])
}

/** A certification message means changed rights: reload the user. */
function useRights(data: Unread | undefined): void {
  const { reloadUser } = useSession()
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (!data) return
    const upTo = seen.current
    seen.current = data.latest[0]?.at ?? upTo ?? ''
    if (upTo === undefined) return
    if (data.latest.some(({ group, at }) => group === 'CERTIFICATION' && at > upTo)) void reloadUser()
  }, [data, reloadUser])
}
