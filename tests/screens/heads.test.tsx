import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { catalogues } from '@/app/catalogues.ts'
import { headIds, heads } from '@/app/heads.ts'
import { screens } from '@/app/screens.ts'
import { routeFacts } from '@/routes/derive.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { quietMarket } from './bidding.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

test.each(headIds)('%s is called on the page what its prerendered heading says', { timeout: 60_000 }, async (id) => {
  const texts: Record<string, string> = Object.assign(
    {},
    ...(await Promise.all(['core' as const, ...screens[id].messages].map((name) => catalogues[name]['en-US']()))),
  )
  const { backend } = await quietMarket()
  app = await openApp(routeFacts(id).path, { backend })
  const title = await screen.findByRole(
    'heading',
    { level: 1, name: String(texts[heads[id].title]) },
    { timeout: 30_000 },
  )
  expect(title.nextElementSibling?.textContent).toBe(texts[heads[id].lead])
})
