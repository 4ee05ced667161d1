import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { award, evaluating } from '@tests/mock/support/awarded.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from './bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test.each([
  { locale: 'en-US' as const, button: 'Letter', place: 'CIF Hamburg' },
  { locale: 'zh-CN' as const, button: '通知书', place: 'CIF 汉堡' },
])('a letter in $locale tells the named place of the term as ports are told', async ({ locale, button, place }) => {
  const state = await evaluating({ incoterm: 'CIF', namedPlace: 'Hamburg' })
  await award(state)
  const address = `/business/myTenderBid?tenderId=${state.tender.id}`
  app = await openAs('trader', address, state.market, { locale })
  await userEvent.click(await screen.findByRole('button', { name: button }, WAIT))
  expect(await within(await screen.findByRole('dialog')).findByText(place)).toBeTruthy()
})
