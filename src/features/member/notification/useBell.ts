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

/** Milliseconds between looks. */
const LOOK_MS = 8000

/** Looks for messages as long as somebody is signed in, one tab for all, and says once what came in. */
export function useBell(): Query<Unread> {
  const query = useQuery(
    messageEndpoints.unread,
    {},
    // A look in the background never takes anybody away from a page.
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
      const href = placeOf(first.target)
      const link = href === undefined ? undefined : { href, onOpen: () => open(first) }
      toast.notify({ title: first.title, text: first.body, link })
    } else if (first) {
      // The server tells the newest few: when all of them are new, there may be more.
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

/** A message about the certification changes what the member may do. */
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
