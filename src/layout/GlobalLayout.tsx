import { Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { isWorkPage } from '@/routes/derive.ts'
import { routeAt } from '@/routes/match.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { lazySection } from '@/ui/LazySection.tsx'
import { progress } from '@/ui/progress.ts'
import type { Account } from './account.ts'
import { Shell } from './Shell.tsx'
import { removeShells } from './ShellHandover.tsx'
import { useSignOut } from './SignOut.ts'
import { PublicSessionNotice } from './PublicSessionNotice.tsx'
import type { WorkMenuProps } from './workspace/WorkMenu.tsx'

const SignOutQuestion = lazySection(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion)

/** After this time the live page shows even if no page has loaded: then it shows an error or a skeleton, ms. */
const HANDOVER_AT_LATEST_MS = 4_000

/** Props of `GlobalLayout`: the page, extra header content (search, bell), and notices below the header. */
export interface GlobalLayoutProps {
  children: ReactNode
  /** Receives the sign-out function. */
  tools?: ((onSignOut: () => void) => ReactNode) | undefined
  notices?: ReactNode
  /** The member's workspace: beside a work page, and in the sheet of small windows. */
  WorkMenu?: ComponentType<WorkMenuProps> | undefined
}

/** Progress bar at the top edge while a page is loading. */
function NavProgress() {
  const t = useText()
  const isShown = useSyncExternalStore(progress.subscribe, progress.isShown, () => false)
  if (!isShown) return null
  return <div className="ct-progress" role="progressbar" aria-label={t('layout.page.loading')} />
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Banner below the header while the device is offline. */
function OfflineBanner() {
  const t = useText()
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className="ct-offline">{isOnline ? null : <span className="ct-page">{t('layout.offline')}</span>}</output>
  )
}

function useAccount(): Account | null | undefined {
  const { user, isStarting } = useSession()
  const { locale } = useLocale()
  if (isStarting) return undefined
  if (!user) return null
  const inEnglish = locale === 'en-US' ? user.companyNameEn : undefined
  return { name: inEnglish || user.companyNameZh || user.account, userType: user.userType }
}

/** The layout of every page; it stays mounted while pages change (RELIABILITY R1). */
export function GlobalLayout({ children, tools, notices, WorkMenu }: GlobalLayoutProps) {
  const account = useAccount()
  const { pathname, search, hash } = useLocation()
  const signOut = useSignOut(pathname)
  useEffect(() => {
    const timer = setTimeout(removeShells, HANDOVER_AT_LATEST_MS)
    return () => clearTimeout(timer)
  }, [])
  const id = routeAt(pathname)
  // Whoever may be a member gets the room at once; a visitor is told soon, and sees the page without it.
  const hasSide = WorkMenu !== undefined && account !== null && id !== undefined && isWorkPage(id)
  const href = `${window.location.origin}${pathname}${search}${hash}`
  return (
    <>
      <NavProgress />
      <Shell
        pathname={pathname}
        account={account}
        onSignOut={signOut.ask}
        loginHref={loginAddress(href)}
        tools={tools?.(signOut.ask)}
        side={hasSide ? <WorkMenu /> : undefined}
        WorkMenu={account ? WorkMenu : undefined}
        notices={
          <>
            <OfflineBanner />
            {notices}
          </>
        }
      >
        {signOut.isLeaving ? null : children}
      </Shell>
      <PublicSessionNotice pathname={pathname} loginHref={loginAddress(href)} hasSignedOut={signOut.isDone} />
      {signOut.asked > 0 && (
        <Suspense>
          <SignOutQuestion signOut={signOut} />
        </Suspense>
      )}
    </>
  )
}
