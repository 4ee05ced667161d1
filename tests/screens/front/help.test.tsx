import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { TENDER_EDGES } from '@/contract/trade/tender/lifecycle.ts'
import { openMarket, type Market } from '@tests/mock/support/market.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'

await Promise.all([import('@/pages/hub/HubPage.tsx'), import('@/features/front/help/components/HelpCentre.tsx')])
const WAIT = { timeout: 20_000 }

let market: Market
let app: OpenApp
beforeAll(async () => {
  market = await openMarket()
})
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})
const open = async (address: string, locale: 'en-US' | 'zh-CN' = 'en-US') => {
  app = await openApp(address, { backend: market.backend, locale })
}
const list = async () => within(await screen.findByRole('list', { name: 'Questions' }, WAIT))

describe('the help centre', () => {
  test('stands on the shared page under the cards of what lies below', async () => {
    await open('/other')
    expect(await screen.findByRole('heading', { level: 1, name: 'Help centre' }, WAIT)).toBeTruthy()
    const cards = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(cards).toContain('/other/clause')
    expect((await list()).getAllByRole('listitem').length).toBeGreaterThanOrEqual(60)
    expect(await screen.findByRole('table', { name: 'Glossary' }, WAIT)).toBeTruthy()
  })

  test('finds by words of either language, by topic and by party, and keeps all three in the address', async () => {
    await open('/other')
    const input = await screen.findByRole('searchbox', { name: 'Search questions and answers' }, WAIT)
    // Its caption stands over it, as over every other field.
    expect(screen.getByText('Search questions and answers', { selector: 'label' })).toBeTruthy()
    await userEvent.type(input, 'vvvv{Enter}')
    expect(await screen.findByText('No questions match', {}, WAIT)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await userEvent.type(await screen.findByRole('searchbox', { name: /questions/ }), '\u9a8c\u8bc1\u7801{Enter}')
    await waitFor(
      async () => expect((await list()).getByText('What if the SMS code does not arrive?')).toBeTruthy(),
      WAIT,
    )
    await choose(screen.getByRole('combobox', { name: 'I am' }), 'A guest')
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: /^Account/ }))
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      q: '\u9a8c\u8bc1\u7801',
      party: 'guest',
      topic: 'account',
    })
  })

  test('a link to one question opens it, whatever is looked for, and puts the focus there', async () => {
    await open('/other?topic=coupon#confirm')
    const question = await screen.findByText('What do I do after winning?', {}, WAIT)
    expect(question.closest('details')?.open).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(question), WAIT)
    const places = within(question.closest('details') ?? document.body)
    expect(places.getByRole('link', { name: 'My bids' }).getAttribute('href')).toBe('/business/myBid')
    expect(places.getByRole('button', { name: /link to: What do I do after winning/ })).toBeTruthy()
  })

  test('the flow picture draws every edge of the table and says the same in words', async () => {
    await open('/other')
    const section = within(await screen.findByRole('region', { name: 'What happens next' }, WAIT))
    const picture = section.getByRole('img', { name: 'Tender' })
    const edges = [...picture.querySelectorAll('[data-edge]')].map((path) => path.getAttribute('data-edge'))
    const table = new Set(TENDER_EDGES.map(({ from, to }) => `${from}>${to}`))
    expect(new Set(edges)).toEqual(table)
    expect(section.getByText(`In words (${table.size} steps)`)).toBeTruthy()
    await waitFor(() => expect(section.getByText(/From “Draft” to “Under review”/)).toBeTruthy(), WAIT)
    await choose(section.getByRole('combobox', { name: 'Highlight a state' }), 'Awarded')
    const touching = [...table].filter((edge) => edge.split('>').includes('AWARDED'))
    expect(section.getByText(`In words (${touching.length} steps)`)).toBeTruthy()
    await choose(section.getByRole('combobox', { name: 'Flow' }), 'Invoice')
    expect(section.getByRole('img', { name: 'Invoice' })).toBeTruthy()
  })

  test('the glossary shows both languages side by side and narrows while one types', async () => {
    await open('/other', 'zh-CN')
    const table = within(await screen.findByRole('table', { name: '\u672f\u8bed\u8868' }, WAIT))
    expect(table.getAllByRole('row').length).toBeGreaterThan(60)
    await userEvent.type(screen.getByRole('searchbox', { name: '\u641c\u7d22\u672f\u8bed' }), 'demurage')
    const [, row] = table.getAllByRole('row')
    expect(within(row ?? document.body).getByText('Demurrage')).toBeTruthy()
    expect(table.getAllByRole('row')).toHaveLength(2)
  })
})
