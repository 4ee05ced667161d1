import { use } from 'react'
import type { RouteId } from '@/routes/table.ts'
import { PageTitle } from '@/layout/PageTitle.tsx'
import type { ScreenLoader } from './loadScreen.ts'

/** Shows a route's page, waiting for its files; the old page stays meanwhile because navigation is a transition. */
export function ScreenView({ id, loader }: { id: RouteId; loader: ScreenLoader }) {
  const { Page, Scope } = loader.peek(id) ?? use(loader.load(id))
  return (
    <>
      <PageTitle routeId={id} />
      {Scope ? (
        <Scope>
          <Page />
        </Scope>
      ) : (
        <Page />
      )}
    </>
  )
}
