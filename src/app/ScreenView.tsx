import { useState } from 'react'
import { Breadcrumbs } from '@/layout/Breadcrumbs.tsx'
import { PageTitle } from '@/layout/PageTitle.tsx'
import { routeFacts } from '@/routes/derive.ts'
import type { RouteId } from '@/routes/table.ts'
import type { ReadyScreen, ScreenLoader } from './loadScreen.ts'

function renderScreen({ Page, Scope }: ReadyScreen) {
  return Scope ? (
    <Scope>
      <Page />
    </Scope>
  ) : (
    <Page />
  )
}

/** Renders a route's page, waiting for its code; the old page stays meanwhile because navigation is a transition. */
export function ScreenView({ id, loader }: { id: RouteId; loader: ScreenLoader }) {
  // Decided once per visit: replacing the waiting component by the page itself would lose the page's state.
  const [ready] = useState(() => loader.peek(id))
  const [Waiting] = useState(() => loader.waiting(id))
  const screen = ready ? renderScreen(ready) : <Waiting render={renderScreen} />
  return (
    <>
      <PageTitle routeId={id} />
      {routeFacts(id).isFullWidth ? (
        screen
      ) : (
        <div className="ct-page">
          <Breadcrumbs routeId={id} />
          {screen}
        </div>
      )}
    </>
  )
}
