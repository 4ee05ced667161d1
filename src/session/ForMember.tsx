import { useState } from 'react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { useSession } from './SessionProvider.tsx'

/** Props of `ForMember`: the page's title, and what it shows to whom. */
export interface ForMemberProps {
  title: string
  children: (user: CurrentUser) => ReactNode
}

/**
 * A page that has to know whose it is. Where a token is stored but the server would not say whose, that can be asked again; who
 * signed out in another tab keeps the page as it stands (RELIABILITY 4.4).
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
