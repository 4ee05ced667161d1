import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { certificationEndpoints } from '@/contract/member/certification/endpoints.ts'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { toastStore } from '@/ui/toast.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { publish } from '@tests/mock/support/trade.ts'
import { openAs, price, quietMarket } from '@tests/screens/trade/bidding.ts'
import { fill, fillShirts, openIssue, press, valueOf } from '@tests/screens/support/issueApp.tsx'

/** Paths requested while the owner's loading toast was shown. */
const waitedFor = new Set<string>()

function watch(market: Market): Market {
  const { handle } = market.backend
  vi.spyOn(market.backend, 'handle').mockImplementation(async (request) => {
    const isShown = toastStore.snapshot().some(({ kind, text }) => kind === 'loading' && text === 'loading')
    if (isShown) waitedFor.add(new URL(request.url).pathname.replace('/trading-api', ''))
    return handle(request)
  })
  return market
}
const isGone = () => toastStore.snapshot().every(({ kind }) => kind !== 'loading')

beforeEach(() => {
  toastStore.reset()
  waitedFor.clear()
})
afterEach(() => {
  toastStore.reset()
  window.history.replaceState({}, '', '/')
})

test('publishing a tender shows it; reading does not', async () => {
  const app = await openIssue('/business/tenderIssue', { account: 'trader', market: watch(await openMarket()) })
  await fillShirts(app.market)
  expect([...waitedFor]).toEqual([])
  await press(/ublish/)
  await waitFor(() => expect([...waitedFor]).toContain(tenderEndpoints.submit.path))
  await waitFor(() => expect(isGone()).toBe(true))
  await app.leave()
})

test('submitting a quote shows it', async () => {
  const market = watch(await quietMarket())
  const tender = await publish(market, await market.signIn('trader'))
  const app = await openAs('forwarder', `/business/quote?tenderId=${tender.id}`, market)
  for (const charge of ['OFR', 'DOC']) fireEvent.change(await price(charge), { target: { value: '450' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Transit/ }), { target: { value: '16' } })
  await press('Submit bid')
  await screen.findByRole('heading', { name: 'Bid receipt' })
  // A read of the page (the favourite's state) may happen at the same time, so only the write is checked.
  expect([...waitedFor]).toContain(bidEndpoints.submit.path)
  expect(isGone()).toBe(true)
  app.session.stop()
})

test('sending a certification and its papers shows it', async () => {
  const app = await openIssue('/subBaseInfo', { account: 'trader-new', market: watch(await openMarket()) })
  await waitFor(() => expect(valueOf('uscc')).toBeDefined())
  fill('contactName', '陆一鸣')
  fill('email', 'lu@haisheng.example')
  await press('Next')
  const picker = await screen.findByLabelText('Business licence (image or PDF)', { selector: 'input' })
  const paper = new File([`%PDF-1.4 ${'x'.repeat(400)} %%EOF`], 'licence.pdf', { type: 'application/pdf' })
  await act(async () => fireEvent.change(picker, { target: { files: [paper] } }))
  await screen.findByRole('link', { name: 'licence.pdf' })
  // A read of the page may happen at the same time here too.
  expect([...waitedFor]).toContain(fileEndpoints.upload.path)
  await press('Next')
  await press('Submit for review')
  await screen.findByText('Submitted, awaiting review')
  expect([...waitedFor]).toContain(certificationEndpoints.submit.path)
  expect(isGone()).toBe(true)
  await app.leave()
})
