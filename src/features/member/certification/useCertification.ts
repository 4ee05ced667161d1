import { useEffect, useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import type { Query } from '@/api/useQuery.ts'
import { certificationEndpoints } from '@/contract/member/certification/endpoints.ts'
import type { Certification } from '@/contract/member/certification/schemas.ts'
import { useSession } from '@/session/SessionProvider.tsx'

/** Poll interval while the clerk reviews, ms. */
const POLL_MS = 2000

/** The certification, polled; reloads the user's rights when it changes. */
export function useCertification(): Query<Certification> {
  const { user, reloadUser } = useSession()
  const [isWaiting, setWaiting] = useState(false)
  const query = useQuery(
    certificationEndpoints.detail,
    {},
    { silent: true, refreshOnFocus: true, ...(isWaiting && { pollMs: POLL_MS }) },
  )
  const { data } = query
  const waits = data?.stage === 'SUBMITTED' || data?.stage === 'REVIEWING'
  if (waits !== isWaiting) setWaiting(waits)
  const isStale =
    data !== undefined &&
    user !== undefined &&
    (data.state !== user.certification ||
      (data.stage === 'APPROVED' &&
        data.sent !== undefined &&
        (data.sent.nameZh !== user.companyNameZh || data.sent.userType !== user.userType)))
  const version = data?.version
  useEffect(() => {
    if (isStale) void reloadUser()
  }, [isStale, version, reloadUser])
  return query
}
