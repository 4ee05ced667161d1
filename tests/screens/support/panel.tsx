import { AppRouter } from '@/app/AppRouter.tsx'
import { act, render } from '@testing-library/react'
import { ApiProvider } from '@/api/ApiContext.tsx'
import type { CatalogueName } from '@/app/catalogues.ts'
import { createServices } from '@/app/services.ts'
import { LocaleProvider } from '@/i18n/LocaleProvider.tsx'
import { shapes } from '@tests/setup/renderApp.tsx'
import { localeStore } from '@/i18n/locale.ts'
import { ReferenceProvider } from '@/reference/ReferenceProvider.tsx'
import { SessionProvider } from '@/session/SessionProvider.tsx'
import type { ReactNode } from 'react'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { directTransport } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openBackend } from '@tests/setup/openBackend.ts'

/** Renders a part of a page, without the page, for a demo account that is logged in. */
export async function openPanel(
  panel: ReactNode,
  { account, catalogues }: { account: string; catalogues: readonly CatalogueName[] },
): Promise<OpenApp> {
  const backend = await openBackend()
  const requests: OpenApp['requests'] = []
  localeStore.setLocale('en-US', false)
  const transport = directTransport(backend, requests, undefined)
  const services = createServices({ transport: () => Promise.resolve(transport), shapes })
  await services.messages.load(['core', ...catalogues])
  const body = { grantType: 'password', userType: 'PC', account, password: 'Cangtong2026' } as const
  await services.session.signIn(await services.client.call(authEndpoints.token, body, { noToken: true }))
  const { session, client, messages, reference } = services
  await act(
    async () =>
      void render(
        <LocaleProvider messages={messages}>
          <SessionProvider session={session}>
            <ApiProvider client={client} member="panel" language="en-US">
              <ReferenceProvider store={reference}>
                <AppRouter>{panel}</AppRouter>
              </ReferenceProvider>
            </ApiProvider>
          </SessionProvider>
        </LocaleProvider>,
      ),
  )
  const paths = () => requests.map((request) => request.path.replace(/^\/trading-api/, ''))
  return { ...services, backend, requests, paths }
}
