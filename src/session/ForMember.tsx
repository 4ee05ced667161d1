import { useState } from 'react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { useSession } from './SessionProvider.tsx'

/** Props of `ForMember`: the page's title, and its content for the user. */
export interface ForMemberProps {
  title: string
  children: (user: CurrentUser) => ReactNode
}

/**
 * A page that needs the user. If a token is stored but loading the user failed, it offers a retry; after a sign-out in
 * another tab the page stays as it is (RELIABILITY 4.4).
 */
export function ForMember({ title, children }: ForMemberProps) {
  const { user, isStarting, reloadUser } = useSession()
  const [known, setKnown] = useState(user)
  if (user && user !== known) setKnown(user)
  const member = user ?? known
  if (member) return children(member)
  if (isStarting) return <SkeletonBlock height={480} />
  return (
    <>
      <PageHeader title={title} />
      <ErrorState onRetry={() => void reloadUser()} />
    </>
  )
}
