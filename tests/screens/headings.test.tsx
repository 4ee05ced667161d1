import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { catalogues } from '@/app/catalogues.ts'
import { headingIds, headingOf } from '@/app/headings.ts'
import { screens } from '@/app/screens.ts'
import { routeFacts } from '@/routes/derive.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { quietMarket } from './trade/bidding.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const same = headingIds.filter((id) => !headingOf(id).named)

test.each(same)('%s is called on the page what its prerendered heading says', { timeout: 60_000 }, async (id) => {
  const texts: Record<string, string> = Object.assign(
    {},
    ...(await Promise.all(['core' as const, ...screens[id].messages].map((name) => catalogues[name]['en-US']()))),
  )
  const { backend } = await quietMarket()
  app = await openApp(routeFacts(id).path, { backend })
  const { title: name, lead } = headingOf(id)
  const title = await screen.findByRole('heading', { level: 1, name: String(texts[name]) }, { timeout: 30_000 })
  expect(title.nextElementSibling?.textContent).toBe(lead && texts[lead])
})
