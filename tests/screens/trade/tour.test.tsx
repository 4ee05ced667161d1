import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nextStop } from '@/forms/tour/nextStop.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from './bidding.ts'

await import('@/pages/business/TenderIssuePage.tsx')
await import('@/forms/tour/Tour.tsx')

const WAIT = { timeout: 15_000 }
const PAGE = '/business/tenderIssue'

let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const open = async (address: string, account = 'trader') => {
  app?.session.stop()
  cleanup()
  app = await openAs(account, address, market)
  await screen.findByRole('button', { name: 'Next' }, WAIT)
}
const offer = () => screen.queryByText(/First tender\?/)

describe('the tour of a first visit', () => {
  test('is offered once to each member, and not again after a new visit', async () => {
    await open(PAGE)
    expect(offer()).not.toBeNull()
    await open(PAGE)
    expect(offer()).toBeNull()
    await open(PAGE, 'forwarder')
    expect(offer()).not.toBeNull()
  })

  test('goes when it is declined', async () => {
    await open(PAGE, 'forwarder2')
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }))
    expect(offer()).toBeNull()
  })

  test('says what the page wants, and ends when asked', async () => {
    await open(PAGE, 'consolidator')
    await userEvent.click(screen.getByRole('button', { name: 'Start guide' }))
    expect(await screen.findByText(/^Fill in: Cargo name \(Chinese\), Pieces, /, {}, WAIT)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Go there' }))
    expect(document.activeElement).toBe(screen.getByLabelText(/^Cargo name \(Chinese\)/))
    await userEvent.type(document.activeElement ?? document.body, '折叠椅')
    expect(await screen.findByText(/^Fill in: Pieces, /, {}, WAIT)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'End guide' }))
    expect(screen.queryByText(/^Fill in:/)).toBeNull()
  })
})

describe('what comes next', () => {
  const page = (html: string) => {
    const root = document.createElement('main')
    root.innerHTML = html
    return nextStop(root)
  }
  const field = (label: string, more = '') =>
    `<label>${label}<input aria-required="true" aria-label="${label}" ${more}></label>`

  test('is the first section with empty required fields, then the button', () => {
    const stop = page(`<section>${field('A', 'value="1"')}</section><section>${field('B')}${field('C')}</section>`)
    expect(stop?.fields).toEqual(['B', 'C'])
    expect(page(`${field('A', 'value="1"')}<button data-tour-press>Send</button>`)).toMatchObject({
      fields: [],
      press: 'Send',
    })
    expect(page('<p>Nothing</p>')).toBeUndefined()
  })

  test('leaves out what is disabled, and names four fields at once', () => {
    expect(page(field('A', 'disabled') + ['B', 'C', 'D', 'E', 'F'].map((one) => field(one)).join(''))?.fields).toEqual([
      'B',
    ])
    expect(page(`<section>${['B', 'C', 'D', 'E', 'F'].map((one) => field(one)).join('')}</section>`)?.fields).toEqual([
      'B',
      'C',
      'D',
      'E',
    ])
  })

  test('reads a select from the input beside it', () => {
    const select = (value: string) =>
      `<section><span><div><input role="combobox" aria-required="true" aria-label="Type"></div><input type="hidden" value="${value}"></span></section>`
    expect(page(select(''))?.fields).toEqual(['Type'])
    expect(page(select('40HQ'))).toBeUndefined()
  })
})
