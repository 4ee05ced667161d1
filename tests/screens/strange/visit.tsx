import { act, cleanup, render } from '@testing-library/react'
import type { Transport } from '@/api/transport.ts'
import { App } from '@/app/App.tsx'
import { createServices } from '@/app/services.ts'
import { localeStore } from '@/i18n/locale.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { directTransport, shapes } from '@tests/setup/renderApp.tsx'
import { takeComplaints } from '@tests/setup/vitest.ts'

/** Returns the data of a response, changed or as it is. */
export type Spoil = (call: string, value: unknown) => unknown

/** What a page shows when everything is loaded. */
export interface Sight {
  /** Error panels in place of the whole page. */
  panels: number
  /** Error states of parts. */
  errors: number
  headings: number
  /** Technical text in the page, with its context. */
  nonsense: string[]
  /** Errors thrown while rendering. */
  thrown: string[]
  /** Data by path, as the server sent it. */
  answers: Map<string, unknown>
}

const PREFIX = '/trading-api'
const NONSENSE = /.{0,30}(?:\bNaN\b|undefined|\[object |Invalid Date|\bInfinity\b).{0,30}/g
const READ = ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src', 'datetime', 'value']

function nonsenseOn(page: Element): string[] {
  const words = [page.textContent]
  for (const element of page.querySelectorAll('*'))
    for (const name of READ) words.push(element.getAttribute(name) ?? '')
  return words.flatMap((text) => text.match(NONSENSE) ?? [])
}

interface Envelope {
  code: number
  data?: unknown
}

/** A transport that changes answers and notes them; `isOpen` tells whether one has not come yet. */
function spoiling(below: Transport, spoil: Spoil, answers: Map<string, unknown>) {
  let open = 0
  const changed: Transport = async (request) => {
    const answer = await below(request)
    const call = request.path.slice(PREFIX.length)
    const envelope = answer.body as Envelope
    if (envelope.code !== 200 || envelope.data === undefined || envelope.data === null) return answer
    answers.set(call, envelope.data)
    return { ...answer, body: { ...envelope, data: spoil(call, structuredClone(envelope.data)) } }
  }
  const transport: Transport = async (request) => {
    open += 1
    return changed(request).finally(() => {
      open -= 1
    })
  }
  return { transport, isOpen: () => open > 0 }
}

/**
 * Expected messages: unknown words, invalid responses, duplicate keys without optional parts, <search> in happy-dom.
 */
const EXPECTED = /MISSING_TRANSLATION|cannot be read at|same key|unique "key"|tag <%s> is unrecognized/
const unexpected = () => takeComplaints().filter((text) => !EXPECTED.test(text))
const has = (place: ParentNode, tag: string, words: string) =>
  [...place.querySelectorAll(tag)].some(({ textContent }) => textContent === words)
const isWaiting = () => document.querySelector('[aria-busy="true"]') !== null || has(document, 'output', 'Loading')
/** Looks until a page counts as still, and while an answer is awaited: on a busy machine it must not reach the next page. */
const [TURNS, LATE_TURNS] = [100, 1000]
const rest = (ms: number) => act(async () => new Promise((resolve) => setTimeout(resolve, ms)))

/** Opens a URL over a marketplace with changed responses, waits until everything is loaded, and reads the page. */
export async function visit(market: Market, address: string, account: string, spoil: Spoil): Promise<Sight> {
  const answers = new Map<string, unknown>()
  window.history.replaceState({}, '', address)
  localeStore.setLocale('en-US', false)
  const { transport, isOpen } = spoiling(directTransport(market.backend, [], undefined), spoil, answers)
  const services = createServices({ transport: () => Promise.resolve(transport), shapes })
  await services.messages.load(['core'])
  if (account !== 'guest')
    await services.session.signIn({ access_token: await market.signIn(account), refresh_token: 'none' })
  await act(async () => void render(<App services={services} />))
  let quiet = 0
  for (let turn = 0; turn < (isOpen() ? LATE_TURNS : TURNS) && quiet < 3; turn += 1) {
    await rest(15)
    const isStill = document.querySelector('main h1') !== null && !isWaiting() && !isOpen()
    quiet = isStill ? quiet + 1 : 0
  }
  const alerts = [...document.querySelectorAll('main [role="alert"]')].filter((one) => has(one, 'button', 'Try again'))
  const panels = alerts.filter((alert) => alert.querySelector('h1'))
  const sight: Sight = {
    panels: panels.length,
    errors: alerts.length - panels.length,
    headings: document.querySelectorAll('main h1').length,
    nonsense: nonsenseOn(document.body),
    thrown: unexpected(),
    answers,
  }
  await act(async () => services.session.stop())
  cleanup()
  // What an answer says that came while the page was read belongs to this page, not to the next, or to the test.
  await rest(15)
  sight.thrown.push(...unexpected())
  localStorage.clear()
  sessionStorage.clear()
  return sight
}
