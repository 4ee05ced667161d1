import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TransportError } from '@/api/errors.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { Backend } from '@mock/backend.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { bidOn, publish } from '@tests/mock/support/trade.ts'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { amendTender, letPass, openAs, price, quietMarket, quoteBar } from './bidding.ts'

const DAY = 24 * 3600_000

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
  window.history.replaceState({}, '', '/')
})

const open = async (account: string, id = tender.id, options: OpenAppOptions = {}) => {
  app = await openAs(account, `/business/quote?tenderId=${id}`, market, options)
}
const lane = (part: object) => {
  const [first] = tender.lanes
  if (!first) throw new Error('no lane')
  return { ...first, ...part }
}

describe('who may quote', () => {
  test.each([
    ['its own publisher', 'trader', 'This is your own tender'],
    ['another trader', 'trader2', 'Your company type cannot quote on this tender'],
    [
      'a consolidation enterprise on a full-box tender',
      'consolidator',
      'Your company type cannot quote on this tender',
    ],
    ['a forwarder that is not certified', 'forwarder-reviewing', 'Only verified companies can quote'],
  ])('%s is told why not and where to go', async (_, account, words) => {
    await open(account)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Submit bid' })).toBeNull()
    expect(screen.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('/business/'))).toBe(true)
  })

  test('a consolidation enterprise may quote on loose cargo', async () => {
    const token = await market.signIn('trader')
    const loose = { boxes: [], loose: { pieces: 40, grossKg: '3500', cbm: '2.4' } }
    const lcl = await publish(market, token, { mode: 'LCL', title: '拼箱', lanes: [lane(loose)] })
    await open('consolidator', lcl.id)
    expect(((await price('OFR')).closest('tr')?.textContent ?? '').length).toBeGreaterThan(0)
    // 3.5 t against 2.4 CBM: the greater value counts.
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^OFR .*quantity$/ }).value).toBe('3.5')
  })

  test('nobody quotes after the deadline', async () => {
    await letPass(market, DAY)
    await open('forwarder')
    expect(await screen.findByText('Quoting has closed')).toBeTruthy()
  })

  test.each(['nothing-here', 'a b', '<script>'])('the tender “%s” is not found', async (id) => {
    await open('forwarder', encodeURIComponent(id))
    expect(await screen.findByText('Tender not found')).toBeTruthy()
  })
})

test('a quote that did not go out says so beside its button, below everything that was typed', async () => {
  const backend: Backend = {
    ...market.backend,
    handle: (request) =>
      request.url.endsWith('/bid/submit')
        ? Promise.reject(new TransportError('timeout'))
        : market.backend.handle(request),
  }
  await open('forwarder', tender.id, { backend })
  fireEvent.change(await price('OFR'), { target: { value: '1800' } })
  fireEvent.change(await price('DOC'), { target: { value: '450' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Transit/ }), { target: { value: '16' } })
  const submit = screen.getByRole('button', { name: 'Submit bid' })
  await userEvent.click(submit)
  const told = await screen.findByText(/took too long|timed out|did not answer/i)
  expect(quoteBar().contains(submit)).toBe(true)
  expect(quoteBar().contains(told)).toBe(true)
  expect((await price('OFR')).value).toBe('1800')
})

describe('a tender that changes under the form', () => {
  test('has to be read again before the quote goes out, and nothing typed is lost', async () => {
    await open('forwarder')
    fireEvent.change(await price('OFR'), { target: { value: '1800' } })
    fireEvent.change(await price('DOC'), { target: { value: '450' } })
    fireEvent.change(screen.getByRole('textbox', { name: /^Transit/ }), { target: { value: '16' } })
    const deadline = new Date(market.time.now + 3 * DAY).toISOString()
    await amendTender(market, tender.id, { deadline, lanes: [lane({ boxes: [{ isoCode: '45G1', qty: 3 }] })] })
    await userEvent.click(screen.getByRole('button', { name: 'Submit bid' }))
    expect((await screen.findByText('3×40HQ', { selector: 'strong' })).closest('tr')?.textContent).toContain('2×40HQ')
    expect(screen.getByText('Review the changes first')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect((await price('OFR')).value).toBe('1800')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^OFR .*quantity$/ }).value).toBe('3')
    await waitFor(() => expect(screen.queryByText('Review the changes first')).toBeNull())
  })
})

describe('a quote sent from another tab', () => {
  const fill = async (ofr: string) => {
    fireEvent.change(await price('OFR'), { target: { value: ofr } })
    fireEvent.change(await price('DOC'), { target: { value: '450' } })
    fireEvent.change(screen.getByRole('textbox', { name: /^Transit/ }), { target: { value: '16' } })
  }
  const sent = async () => {
    const token = await market.signIn('forwarder')
    const { data } = await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token })
    const ofr = data.bid?.lanes[0]?.charges.find(({ code }) => code === 'OFR')?.unitPrice
    return [data.bid?.version, Number(ofr)]
  }

  test('is shown beside what is typed here, and written over only by choice', async () => {
    await open('forwarder')
    await fill('1800')
    await bidOn(market, await market.signIn('forwarder'), tender, '1500')
    await userEvent.click(screen.getByRole('button', { name: 'Submit bid' }))
    const title = 'Your company submitted a bid on another page. Choose which one counts'
    const notice = (await screen.findByText(title)).closest('div')
    expect(notice?.textContent).toContain('USD 1,500')
    expect(notice?.textContent).toContain('USD 1,800')
    expect(await sent()).toEqual([1, 1500])
    expect((await price('OFR')).value).toBe('1800')
    expect(screen.getByText('Choose which bid counts first')).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: 'Submit this page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Revise bid' }))
    await waitFor(async () => expect(await sent()).toEqual([2, 1800]))
  })

  test('can take the place of what is typed, and be taken back', async () => {
    await open('forwarder')
    await fill('1800')
    await bidOn(market, await market.signIn('forwarder'), tender, '1500')
    await userEvent.click(screen.getByRole('button', { name: 'Submit bid' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep submitted bid' }))
    expect((await price('OFR')).value).toBe('1500')
    await userEvent.click(screen.getByRole('button', { name: /Undo/ }))
    expect((await price('OFR')).value).toBe('1800')
    expect(await sent()).toEqual([1, 1500])
  })
})

describe('a draft', () => {
  test('comes back on this device after the page was left', async () => {
    await open('forwarder')
    fireEvent.change(await price('OFR'), { target: { value: '1234.5' } })
    app?.session.stop()
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pagehide'))
    const { cleanup } = await import('@testing-library/react')
    cleanup()
    await open('forwarder')
    expect((await price('OFR')).value).toBe('1234.5')
    expect(screen.getByText(/Draft .*restored|Restored/i)).toBeTruthy()
  })

  test('is kept on the server for another device when asked', async () => {
    await open('forwarder')
    fireEvent.change(await price('OFR'), { target: { value: '1500' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await screen.findByText('Draft saved; you can continue on any device')
    app?.session.stop()
    localStorage.clear()
    const { cleanup } = await import('@testing-library/react')
    cleanup()
    localStorage.clear()
    await open('forwarder')
    expect((await price('OFR')).value).toBe('1500')
    expect(screen.getByText('Draft restored')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
    expect((await price('OFR')).value).toBe('')
    expect(screen.queryByText('Draft restored')).toBeNull()
  })
})
