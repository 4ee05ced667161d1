import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/setup/renderApp.tsx'

test.each([
  ['/business/foreignTrade/2', 'Freight forwarder'],
  ['/business', 'Container-consolidation enterprise'],
])('without dictionaries %s still names the three kinds of enterprises', async (address, name) => {
  await openApp(address, {
    reply: ({ path }) => (path.includes('/dict/') ? { code: 5000, message: 'down' } : undefined),
  })
  const found = await screen.findAllByText(new RegExp(name), {}, { timeout: 20_000 })
  expect(found.length).toBeGreaterThan(0)
  for (const heading of screen.getAllByRole('heading')) expect(heading.textContent).not.toMatch(/^[123]$/)
  for (const link of screen.getAllByRole('link')) expect(link.textContent).not.toMatch(/^[123]$/)
})
