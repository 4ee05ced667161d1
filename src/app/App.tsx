import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { LocaleProvider, useLocale } from '@/i18n/LocaleProvider.tsx'
import { ReferenceProvider } from '@/reference/ReferenceProvider.tsx'
import { routeAt } from '@/routes/match.ts'
import { SessionProvider, useSession } from '@/session/SessionProvider.tsx'
import { PageError } from '@/layout/PageError.tsx'
import { ClockContext } from '@/ui/clock.ts'
import { FileAddressContext } from '@/ui/fileAddress.ts'
import { PreloadContext } from '@/ui/preload.ts'
import { Toaster } from '@/ui/Toaster.tsx'
import { ErrorBoundary } from '@/ui/ErrorBoundary.tsx'
import { AppRouter } from './AppRouter.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { logError } from './errorLog.ts'
import type { Services } from './services.ts'
import { mayPrefetch } from './idle.ts'

function ScopedApi({ services, children }: { services: Services; children: ReactNode }) {
  const { locale } = useLocale()
  const { member, user, epoch, isStarting } = useSession()
  const { client } = services
  const renewFile = useCallback(
    async (url: string) => (await client.call(fileEndpoints.address, { url }, { silent: true })).url,
    [client],
  )
  return (
    <ApiProvider
      client={client}
      member={member}
      language={locale}
      account={isStarting ? undefined : `${user?.id ?? ''}:${epoch}`}
    >
      <FileAddressContext value={renewFile}>
        <ReferenceProvider store={services.reference}>{children}</ReferenceProvider>
      </FileAddressContext>
    </ApiProvider>
  )
}

/** Root component: providers, router and layout over the page's services. */
export function App({ services }: { services: Services }) {
  const { messages, session, client, loader, navigation, Bell, WorkMenu, Search } = services
  const preload = useCallback(
    (href: string) => {
      const id = routeAt(new URL(href, window.location.origin).pathname)
      if (id && mayPrefetch()) loader.preload(id)
    },
    [loader],
  )
  return (
    <LocaleProvider messages={messages} onLoadError={logError} onTextError={logError}>
      <SessionProvider session={session}>
        <ScopedApi services={services}>
          <ClockContext value={client.clock.now}>
            <PreloadContext value={preload}>
              <AppRouter>
                <ErrorBoundary renderError={(error, onRetry) => <PageError error={error} onRetry={onRetry} />}>
                  <AppRoutes
                    loader={loader}
                    navigation={navigation}
                    WorkMenu={WorkMenu}
                    tools={(onSignOut) => (
                      <>
                        <Search onSignOut={onSignOut} />
                        <Bell />
                      </>
                    )}
                  />
                  <Toaster />
                </ErrorBoundary>
              </AppRouter>
            </PreloadContext>
          </ClockContext>
        </ScopedApi>
      </SessionProvider>
    </LocaleProvider>
  )
}
