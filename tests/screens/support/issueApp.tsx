import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Transport, WireRequest } from '@/api/transport.ts'
import { App } from '@/app/App.tsx'
import { createServices } from '@/app/services.ts'
import { localeStore } from '@/i18n/locale.ts'
import type { Locale } from '@/i18n/locale.ts'
import { controlOf } from '@/ui/focusField.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import { loadPage, shapes } from '@tests/setup/renderApp.tsx'
import type { Market } from '@tests/mock/support/market.ts'
import { notesOf } from './notes.ts'

/** The product over a marketplace in memory, with what went over the wire. */
export interface IssueApp {
  market: Market
  requests: WireRequest[]
  /** How often a path was asked. */
  count: (path: string) => number
  leave: () => Promise<void>
}

interface Options {
  /** Demo account that is signed in; a guest without. */
  account?: string
  locale?: Locale
  market?: Market
}

function transportTo(market: Market, requests: WireRequest[]): Transport {
  return async (request) => {
    requests.push(request)
    const url = new URL(`http://mock.test${request.path}`)
    for (const [name, value] of Object.entries(request.query ?? {}))
      if (value !== undefined) url.searchParams.set(name, `${value as string | number | boolean}`)
    const init: RequestInit = { method: request.method, headers: { ...request.headers } }
    if (request.body instanceof FormData) init.body = request.body
    else if (request.body !== undefined) {
      init.headers = { ...request.headers, 'content-type': 'application/json' }
      init.body = JSON.stringify(request.body)
    }
    const answer = await market.backend.handle(new Request(url, init))
    return {
      status: answer.status,
      body: await answer.json(),
      header: (name) => answer.headers.get(name) ?? undefined,
    }
  }
}

/** Opens the product at an address as a browser would. */
export async function openIssue(address: string, options: Options = {}): Promise<IssueApp> {
  const { account, locale = 'en-US' } = options
  const market = options.market ?? (await openMarket())
  const requests: WireRequest[] = []
  window.history.replaceState({}, '', address)
  localeStore.setLocale(locale, false)
  const services = createServices({ transport: () => Promise.resolve(transportTo(market, requests)), shapes })
  await Promise.all([services.messages.load(['core']), loadPage(address)])
  if (account) await services.session.signIn({ access_token: await market.signIn(account), refresh_token: 'none' })
  await act(async () => void render(<App services={services} />))
  return {
    market,
    requests,
    count: (path) => requests.filter((request) => request.path.endsWith(path)).length,
    leave: async () => {
      await act(async () => services.session.stop())
      cleanup()
    },
  }
}

/** The control of the field of a name. */
export function fieldAt(name: string): HTMLElement {
  const field = controlOf(document.body, name)
  if (!field) throw new Error(`No field ${name}`)
  return field
}

/** Types into the field of a name as a paste would: all at once. */
export function fill(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!field || field.type === 'hidden') throw new Error(`Nothing can be typed into ${name}`)
  fireEvent.change(field, { target: { value } })
}

/** What stands in the field of a name. */
export function valueOf(name: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
}

/** What stands under the field of a name as its error. */
export function errorAt(name: string): string | undefined {
  return notesOf(fieldAt(name)).find((note) => note.role === 'alert')?.textContent
}

/** Chooses a port by its code. */
export function choosePort(label: RegExp, code: string): void {
  const input = screen.getByRole('combobox', { name: label })
  fireEvent.change(input, { target: { value: code } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

/** Presses a button by its name. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

/** A day so many days after the marketplace's today. */
export function dayAfter(market: Market, days: number): string {
  return new Date(market.time.now + days * 86_400_000).toISOString().slice(0, 10)
}

/** Waits until the first step is there. */
export async function firstStep(): Promise<void> {
  await screen.findByRole('button', { name: /^(Next|下一步)$/ })
}

/** Fills steps 1 to 4 with a shipment of shirts, Shanghai to Los Angeles, two 40HQ, and stops at the review. */
export async function fillShirts(market: Market, patch: Record<string, string> = {}): Promise<void> {
  const put = (name: string, value: string) => fill(name, patch[name] ?? value)
  await firstStep()
  put('cargo.nameZh', '全棉男式T恤')
  put('cargo.nameEn', 'Cotton T-shirts')
  put('cargo.hsCode', '610910')
  put('cargo.pieces', '1200')
  put('cargo.grossKg', '18000')
  put('cargo.cbm', '120')
  await press('Next')
  await screen.findByRole('combobox', { name: /Port of loading/ })
  choosePort(/Port of loading/, 'CNSHA')
  choosePort(/Port of discharge/, 'USLAX')
  put('lanes.0.boxes.0.qty', '2')
  put('lanes.0.cargoReadyDate', dayAfter(market, 10))
  put('lanes.0.etdFrom', dayAfter(market, 12))
  put('lanes.0.etdTo', dayAfter(market, 20))
  await press('Next')
  await screen.findByText('Required charges', { selector: 'h2' })
  await press('Next')
  await press('In 3 days')
  await press('Next')
  await screen.findByRole('button', { name: /ublish/ })
}
