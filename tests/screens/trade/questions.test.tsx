import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { questionEndpoints } from '@/contract/trade/question/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { newRequestNo, type Market } from '@tests/mock/support/market.ts'
import { publish } from '@tests/mock/support/trade.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from './bidding.ts'

let market: Market
let tender: TenderDetail
let app: OpenApp | undefined
beforeEach(async () => {
  market = await quietMarket()
  tender = await publish(market, await market.signIn('trader'))
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const address = () => `/business/foreignTradeDetial?id=${tender.id}`
const part = async () => screen.findByRole('region', { name: 'Questions and answers' }, { timeout: 30_000 })
const asked = async (text: string, account = 'forwarder') => {
  const token = await market.signIn(account)
  return market.call(questionEndpoints.ask, { tenderId: tender.id, text, requestNo: newRequestNo() }, { token })
}

describe('questions on the page of a tender', () => {
  test('a guest reads them and finds the way to the login and back', async () => {
    await asked('Is the cargo stackable?')
    app = await openApp(address(), { backend: market.backend })
    const region = await part()
    expect(await within(region).findByText('Is the cargo stackable?')).toBeTruthy()
    expect(within(region).getByText('Bidder A')).toBeTruthy()
    await userEvent.click(within(region).getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(decodeURIComponent(window.location.search)).toContain(address())
  })

  test('a bidder asks once however often it clicks, is warned of contact data, and reads its question masked', async () => {
    app = await openAs('forwarder', address(), market)
    const region = await part()
    const input = await within(region).findByRole('textbox', { name: /^Question/ })
    const send = within(region).getByRole('button', { name: 'Send question' })
    await userEvent.click(send)
    expect(document.activeElement).toBe(input)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(input, 'Call 138 0013 8000 about HS 9403601000?')
    expect(within(region).getByText(/shown as \*\*\* until the award/)).toBeTruthy()
    await userEvent.dblClick(send)
    expect(await within(region).findByText('Call *** about HS 9403601000?')).toBeTruthy()
    expect(within(region).getByText('My question')).toBeTruthy()
    expect(within(region).getByRole<HTMLTextAreaElement>('textbox', { name: /^Question/ }).value).toBe('')
    expect(app.paths().filter((path) => path.endsWith('/question/ask'))).toHaveLength(1)
  })

  test('what is typed is still there after leaving, and after a refusal, which stands at the field', async () => {
    app = await openAs('forwarder', address(), market)
    const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Question/ }, { timeout: 30_000 })
    await userEvent.type(input, 'One more?')
    const token = await market.signIn('forwarder')
    for (let count = 0; count < 10; count++)
      await market.call(
        questionEndpoints.ask,
        { tenderId: tender.id, text: `Q ${count}`, requestNo: newRequestNo() },
        { token },
      )
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByText(/10 unanswered questions/, { selector: 'p' })).toBeTruthy()
    expect(input.value).toBe('One more?')
    app.session.stop()
    cleanup()
    const [first] = (await market.call(questionEndpoints.page, { tenderId: tender.id })).data.records
    const answer = { id: first?.id ?? '', version: 1, text: 'Yes', requestNo: newRequestNo() }
    await market.call(questionEndpoints.answer, answer, { token: await market.signIn('trader') })
    app = await openAs('forwarder', address(), market)
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Question/ })).value).toBe('One more?')
  })

  test('the publisher answers, changes the answer while it may, and has no box to ask', async () => {
    await asked('When is the cargo ready?')
    app = await openAs('trader', address(), market)
    const region = await part()
    await userEvent.click(await within(region).findByRole('button', { name: 'Answer' }))
    const input = await within(region).findByRole('textbox', { name: /^Your answer/ })
    expect(document.activeElement).toBe(input)
    expect(within(region).queryByRole('textbox', { name: /^Question/ })).toBeNull()
    await userEvent.type(input, 'On Monday')
    await userEvent.click(within(region).getByRole('button', { name: 'Send answer' }))
    expect(await within(region).findByText('On Monday')).toBeTruthy()
    await userEvent.click(await within(region).findByRole('button', { name: 'Edit answer' }))
    const again = await within(region).findByRole<HTMLTextAreaElement>('textbox', { name: /^Your answer/ })
    expect(again.value).toBe('On Monday')
    await userEvent.type(again, ' or Tuesday')
    await userEvent.click(within(region).getByRole('button', { name: 'Send answer' }))
    expect(await within(region).findByText('On Monday or Tuesday')).toBeTruthy()
    expect(within(region).getByText('Edited')).toBeTruthy()
  })

  test.each([
    ['trader2', 'Companies that may quote on this mode can ask.'],
    ['forwarder-expired', /certification/i],
  ])('%s is told why it cannot ask', async (account, words) => {
    app = await openAs(account, address(), market)
    const region = await part()
    expect(await within(region).findByText(words)).toBeTruthy()
    expect(within(region).queryByRole('button', { name: 'Send question' })).toBeNull()
  })
})
