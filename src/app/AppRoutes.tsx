import { Suspense, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom'
import { GlobalLayout } from '@/layout/GlobalLayout.tsx'
import type { WorkMenuProps } from '@/layout/workspace/WorkMenu.tsx'
import { HeadingFocus } from '@/layout/HeadingFocus.tsx'
import { PageError } from '@/layout/PageError.tsx'
import { PageTitle } from '@/layout/PageTitle.tsx'
import { PageLoading } from '@/layout/PageLoading.tsx'
import { routeFacts } from '@/routes/derive.ts'
import { routes } from '@/routes/table.ts'
import type { RouteId } from '@/routes/table.ts'
import { allPaths, allRedirects } from '@/routes/match.ts'
import { ErrorBoundary } from '@/ui/ErrorBoundary.tsx'
import { AccessGate } from './AccessGate.tsx'
import { isBrokenChunk } from '@/shared/chunkErrors.ts'
import type { ScreenLoader } from './loadScreen.ts'
import type { Navigation } from './navigation.ts'
import { reloadPage } from '@/ui/reloadPage.ts'
import { lazySection } from '@/ui/LazySection.tsx'
import { ScreenView } from './ScreenView.tsx'
import { useScroll } from './scroll.ts'

const NotFoundPage = lazySection(async () => (await import('@/layout/NotFoundPage.tsx')).NotFoundPage)

const paths = allPaths()
const redirects = allRedirects()

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={to + search + hash} replace />
}

function RouteScreen({ id, loader }: { id: RouteId; loader: ScreenLoader }) {
  const param = useParams()['id'] ?? ''
  const { paramIs = '' } = routeFacts(id)
  if (!new RegExp(`^(?:${paramIs})$`).test(param)) return <NotFoundPage />
  return (
    <ErrorBoundary
      key={id}
      onRetry={() => loader.forget(id)}
      renderError={(error, onRetry) => (
        <>
          <PageTitle routeId={id} />
          <PageError error={error} onRetry={isBrokenChunk(error) ? () => void reloadPage(true) : onRetry} />
        </>
      )}
    >
      <AccessGate key={id} id={id}>
        <ScreenView id={id} loader={loader} />
        <HeadingFocus key={id} />
      </AccessGate>
    </ErrorBoundary>
  )
}

function NavigationLink({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate()
  useEffect(() => {
    navigation.connect((path) => void navigate(path, { replace: true }))
    return () => navigation.connect(undefined)
  }, [navigation, navigate])
  return null
}

interface AppRoutesProps {
  loader: ScreenLoader
  navigation: Navigation
  /** Extra header content. */
  tools: (onSignOut: () => void) => ReactNode
  WorkMenu: ComponentType<WorkMenuProps>
}

/** All routes inside the global layout. Spec §2; unknown ones show the 404 page (RELIABILITY R16). */
export function AppRoutes({ loader, navigation, tools, WorkMenu }: AppRoutesProps) {
  useScroll()
  return (
    <GlobalLayout tools={tools} WorkMenu={WorkMenu}>
      <NavigationLink navigation={navigation} />
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {paths.map(({ path, id }) => (
            <Route key={path} path={path} element={<RouteScreen id={id} loader={loader} />} />
          ))}
          {redirects.map(({ from, id }) => (
            <Route key={from} path={from} element={<Redirect to={routes[id].path} />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </GlobalLayout>
  )
}
