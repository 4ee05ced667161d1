import { act, render, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ApiProvider } from '@/api/ApiContext.tsx'
import type { CatalogueName } from '@/app/catalogues.ts'
import { LocaleProvider } from '@/i18n/LocaleProvider.tsx'
import { ReferenceProvider } from '@/reference/ReferenceProvider.tsx'
import { SessionProvider } from '@/session/SessionProvider.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'

/** Renders one part beside an open app, over its services. */
export async function showPart(app: OpenApp, part: ReactNode, names: readonly CatalogueName[], address = '/') {
  await act(async () => app.messages.load(names))
  const { container } = await act(async () =>
    render(
      <LocaleProvider messages={app.messages}>
        <SessionProvider session={app.session}>
          <ApiProvider client={app.client} member="part" language="en-US">
            <ReferenceProvider store={app.reference}>
              <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
            </ReferenceProvider>
          </ApiProvider>
        </SessionProvider>
      </LocaleProvider>,
    ),
  )
  return within(container)
}
