import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { TOKEN_KEY } from '@/config/constants.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { flushDrafts } from '@/drafts/flush.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { publish } from '@tests/mock/support/trade.ts'
import { loadPage } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { stored } from '@tests/setup/stored.ts'
import { openAs, quietMarket } from './trade/bidding.ts'

/** Drafts are saved after half a second without input. RELIABILITY T5 allows one second. */
const REST_MS = 700

let market: Market
let tender: TenderDetail
beforeAll(async () => {
  market = await quietMarket()
  tender = await publish(market, await market.signIn('trader'), {
    deadline: new Date(market.time.now + 60 * 3600_000).toISOString(),
  })
})

interface Form {
  name: string
  address: () => string
  account: string
  other: string
  /** Fields by name, and the text typed into them; not all of it is valid. */
  typed: Record<string, string>
  save: string
}
const FORMS: readonly Form[] = [
  {
    name: 'publishing',
    address: () => '/business/tenderIssue?step=cargo',
    account: 'trader',
    other: 'trader2',
    typed: { 'cargo.nameZh': '玻璃器皿', 'cargo.pieces': '12x', 'cargo.grossKg': '1,8' },
    save: 'Save draft',
  },
  {
    name: 'quoting',
    address: () => `/business/quote?tenderId=${tender.id}`,
    account: 'forwarder',
    other: 'forwarder2',
    typed: { 'lanes.0.transitDays': '16x', note: '仅周三开船' },
    save: 'Save draft',
  },
]

/** A way in which a page ends; only what is stored on the device afterwards counts. */
interface Ending {
  name: string
  /** True if the server rejects the session from now on. */
  refuses?: boolean
  end: (form: Form) => Promise<void>
}
// A killed browser is tested in tests/e2e: here nothing after the pause counts.
const rest = () => act(async () => new Promise((resolve) => setTimeout(resolve, REST_MS)))
const ENDINGS: readonly Ending[] = [
  {
    name: 'the server ends the session (4098)',
    refuses: true,
    end: async ({ save }) => {
      await act(async () => fireEvent.click(screen.getByRole('button', { name: save })))
      await waitFor(() => expect(window.location.pathname).toBe('/login'))
    },
  },
  {
    name: 'another tab signs out',
    end: async () => {
      for (const [key] of stored()) if (key.includes(TOKEN_KEY)) localStorage.removeItem(key)
      await act(async () => {
        window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null }))
        await new Promise((resolve) => setTimeout(resolve, REST_MS))
      })
    },
  },
  { name: 'the page is reloaded', end: async () => void window.dispatchEvent(new Event('pagehide')) },
  {
    name: 'the tab is closed',
    end: async () => {
      const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      seen.mockRestore()
    },
  },
  { name: 'the tab crashes after a second', end: rest },
  // What the loader does before it reloads a page with a missing file.
  { name: 'a new build reloads the page', end: async () => flushDrafts() },
  {
    name: 'one goes back',
    end: async () => {
      await act(async () => {
        window.history.back()
        await new Promise((resolve) => setTimeout(resolve, 50))
      })
      await waitFor(() => expect(window.location.pathname).toBe('/test'))
    },
  },
]

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
async function formIsThere({ typed }: Form): Promise<void> {
  await waitFor(() => expect(Object.keys(typed).filter((name) => !fieldOf(name))).toEqual([]))
}
const valuesOf = ({ typed }: Form) =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, fieldOf(name)?.value ?? '']))

/** Ends the page as a power failure would: later writes are discarded. */
function pullThePlug(app: OpenApp): void {
  const device = stored()
  app.session.stop()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of device) localStorage.setItem(key, value)
  window.history.replaceState({}, '', '/')
}

const CASES = FORMS.flatMap((form) => ENDINGS.map((ending) => [form.name, ending.name, form, ending] as const))

describe('what was typed and not sent', () => {
  test.each(CASES)('%s, when %s, is there again for its writer and nobody else', async (_, __, form, ending) => {
    let isOver = false
    const reply = ({ path }: { path: string }) =>
      isOver && ending.refuses && !path.includes('/oauth/') ? { code: 4098, message: 'over', data: null } : undefined
    // There is a page to go back to.
    const app = await openAs(form.account, '/test', market, { reply })
    await loadPage(form.address())
    act(() => {
      window.history.pushState({}, '', form.address())
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await formIsThere(form)
    for (const [name, value] of Object.entries(form.typed))
      fireEvent.change(fieldOf(name) ?? document.body, { target: { value } })
    isOver = true
    await ending.end(form)
    pullThePlug(app)

    const other = await openAs(form.other, form.address(), market)
    await formIsThere(form)
    expect(Object.values(valuesOf(form)).filter((value) => Object.values(form.typed).includes(value))).toEqual([])
    pullThePlug(other)

    const again = await openAs(form.account, form.address(), market)
    await formIsThere(form)
    await waitFor(() => expect(valuesOf(form)).toEqual(form.typed))
    expect(screen.getByText(/restored/i)).toBeTruthy()
    again.session.stop()
  })
})
