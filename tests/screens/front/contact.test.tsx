import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openMarket, type Market } from '@tests/mock/support/market.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'
import { choose, chosenIn } from '../support/choose.ts'
import { gap, slideByKeys, slider, slowCheck } from '../support/puzzle.ts'

await Promise.all([import('@/pages/other/ContactPage.tsx'), import('@/pages/other/AboutPage.tsx')])
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
const sends = () => app.paths().filter((path) => path.endsWith('/ticket/create')).length

describe('the contact page', () => {
  test('a guest is told what is missing, needs a puzzle and is asked for neither order nor files', async () => {
    app = await openApp('/other/contact?topic=payment', { backend: market.backend })
    const form = within(await screen.findByRole('form', { name: 'Submit a ticket' }, WAIT))
    await waitFor(() => expect(chosenIn(form.getByRole('combobox', { name: /Topic/ }))).toBe('Payment'), WAIT)
    expect(form.queryByLabelText('Order no.')).toBeNull()
    expect(form.getByText('Log in to add attachments and an order number.')).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Submit' }))
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: /Name/ }))
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Li Wei')
    await userEvent.type(form.getByRole('textbox', { name: 'E-mail' }), 'li@example.com')
    await userEvent.type(form.getByRole('textbox', { name: /Message/ }), 'The transfer was refused twice.')
    await userEvent.click(form.getByRole('button', { name: 'Submit' }))
    expect(document.activeElement).toBe(await form.findByRole('slider', {}, WAIT))
    expect(sends()).toBe(0)
  })

  describe('pressed while the puzzle is checked', () => {
    /** A guest releases the piece `off` pixels beside its place and presses at once. */
    const pressEarly = async (off: number) => {
      const { backend, release } = await slowCheck()
      app = await openApp('/other/contact?topic=payment', { backend })
      const form = within(await screen.findByRole('form', { name: 'Submit a ticket' }, WAIT))
      await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Li Wei')
      await userEvent.type(form.getByRole('textbox', { name: 'E-mail' }), 'li@example.com')
      await userEvent.type(form.getByRole('textbox', { name: /Message/ }), 'The transfer was refused twice.')
      const right = await gap()
      await slideByKeys(right > 100 ? right - off : right + off)
      const send = form.getByRole('button', { name: 'Submit' })
      await userEvent.click(send)
      expect(send.getAttribute('aria-busy')).toBe('true')
      expect(sends()).toBe(0)
      release()
      return send
    }

    test('it is sent once the puzzle is solved', async () => {
      await pressEarly(0)
      const said = await screen.findByText(/Ticket number/, {}, WAIT)
      await waitFor(() => expect(document.activeElement).toBe(said), WAIT)
      expect(sends()).toBe(1)
    })

    test('it is not sent after a wrong place, and the slider has the focus', async () => {
      const send = await pressEarly(30)
      await waitFor(async () => expect(document.activeElement).toBe(await slider()), WAIT)
      expect(send.getAttribute('aria-busy')).toBeNull()
      expect(sends()).toBe(0)
    })
  })

  test('a member writes once, gets the number and finds the ticket below; a foreign order is refused at its field', async () => {
    app = await openAs('trader', '/other/contact?order=DD20000101-0001', market)
    const form = within(await screen.findByRole('form', { name: 'Submit a ticket' }, WAIT))
    const order = form.getByRole<HTMLInputElement>('textbox', { name: 'Order no.' })
    expect(order.value).toBe('DD20000101-0001')
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /Name/ }).value).not.toBe('')
    await choose(await form.findByRole('combobox', { name: /Topic/ }), 'Orders and transport')
    await userEvent.type(form.getByRole('textbox', { name: 'Mobile number' }), '16400000001')
    const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ })
    await userEvent.type(text, 'How far is my shipment?')
    await userEvent.click(form.getByRole('button', { name: 'Submit' }))
    expect(await form.findByText('Order not found', {}, WAIT)).toBeTruthy()
    expect(document.activeElement).toBe(order)
    expect(text.value).toBe('How far is my shipment?')
    await userEvent.clear(order)
    await userEvent.dblClick(form.getByRole('button', { name: 'Submit' }))
    const said = await screen.findByText(/Ticket number/, {}, WAIT)
    expect(document.activeElement).toBe(said)
    expect(sends()).toBe(2)
    const no = /TK\d{8}-\d{4}/.exec(said.textContent ?? '')?.[0] ?? ''
    const list = within(await screen.findByRole('list', { name: 'My tickets' }, WAIT))
    expect(await list.findByText(no, {}, WAIT)).toBeTruthy()
    market.time.now += 60_000
    expect(await list.findByRole('button', { name: `Close ticket ${no}` }, WAIT)).toBeTruthy()
    await userEvent.click(list.getByRole('button', { name: `Close ticket ${no}` }))
    await waitFor(() => expect(list.queryByRole('button', { name: `Close ticket ${no}` })).toBeNull(), WAIT)
  })

  test('what was typed is there again after leaving', async () => {
    app = await openAs('trader', '/other/contact', market)
    const text = await screen.findByRole('textbox', { name: /Message/ }, WAIT)
    await userEvent.type(text, 'Half a thought')
    window.dispatchEvent(new Event('pagehide'))
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About us' }))
    await screen.findByRole('heading', { level: 1, name: 'About Cangtong' }, WAIT)
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' }))
    const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Message/ }, WAIT)
    expect(again.value).toBe('Half a thought')
  })
})

describe('the page about us', () => {
  test('says that it is a demonstration, names parties and principles, and counts', async () => {
    app = await openApp('/other/about', { backend: market.backend })
    expect(await screen.findByText(/This is a demo marketplace/, {}, WAIT)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Enter' }).map((link) => link.getAttribute('href'))).toEqual([
      '/business/foreignTrade/1',
      '/business/foreignTrade/2',
      '/business/foreignTrade/3',
    ])
    const figures = await screen.findByLabelText('Live figures', { selector: 'dl' }, WAIT)
    expect(
      [...figures.querySelectorAll('dd')].map((one) => Number(one.textContent.replace(',', '')) > 0),
    ).not.toContain(false)
  })
})
