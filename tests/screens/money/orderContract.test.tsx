import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { award, evaluating, toPay, type Evaluating } from '@tests/mock/support/awarded.ts'
import { paidOrder, propose } from '@tests/mock/support/fulfilled.ts'
import { DTHC } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
  vi.restoreAllMocks()
})

/** The market's host; notes what is asked for the contract, and changes the answer if wanted. */
function watched({ market }: Evaluating, change = (text: string) => text) {
  const asked: string[] = []
  const handle = async (request: Request) => {
    const answer = await market.backend.handle(request)
    if (!request.url.includes(orderEndpoints.contract.path)) return answer
    asked.push(request.url)
    const { status, headers } = answer
    return new Response(change(await answer.text()), { status, headers })
  }
  return { asked, backend: { ...market.backend, handle } }
}

const open = async (name: string) => screen.findByRole('region', { name }, WAIT)

test('a contract is asked for with its tab, checked in the browser, read and downloaded', async () => {
  const payers = usualPayers('SHIPPER', { incoterm: 'CIF', mode: 'FCL' })
  const state = await evaluating({ incoterm: 'CIF', payers }, [DTHC])
  const { id, no } = await toPay(state)
  const { data } = await state.market.call(orderEndpoints.contract, { id }, { token: state.one })
  const { asked, backend } = watched(state)
  app = await openAs('trader', `/business/payment?orderId=${id}&tab=documents`, state.market, { backend })
  const section = await open('Contract')
  expect(await within(section).findByText(data.receipt, {}, WAIT)).toBeTruthy()
  expect(within(section).getByText(data.hash)).toBeTruthy()
  expect(asked).toHaveLength(1)
  await userEvent.click(within(section).getByRole('button', { name: 'Check' }))
  expect((await within(section).findByText(/^Matches/)).closest('[role=status]')).toBeTruthy()

  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:contract'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await userEvent.click(within(section).getByRole('button', { name: 'Download text' }))
  expect(click).toHaveBeenCalledOnce()
  expect(await saved[0]?.text()).toBe(data.canonical)

  await userEvent.click(within(section).getByRole('button', { name: 'View terms' }))
  const sheet = await screen.findByRole('dialog', { name: `Contract ${no}` })
  const line = within(sheet).getByRole('row', { name: /DTHC/ })
  expect(line.textContent).toMatch(/Collect.*400\.00/)
  expect(sheet.textContent).toContain(data.terms.seller.uscc)
  expect(sheet.textContent).toContain(data.hash)
})

test.each([
  { locale: 'en-US' as const, name: 'Contract', check: 'Check', says: /^Differs/ },
  { locale: 'zh-CN' as const, name: '合同', check: '核对', says: /^不一致/ },
])('one changed digit is seen by the seller in $locale', async ({ locale, ...words }) => {
  const state = await evaluating()
  const { id } = await toPay(state)
  // In the text and in the terms alike: they still agree with each other, not with the hash.
  const { backend } = watched(state, (text) => text.replaceAll(/(unitPrice\\?":\\?")1800/g, '$11801'))
  app = await openAs('forwarder', `/business/payment?orderId=${id}&tab=documents`, state.market, { backend, locale })
  const section = await open(words.name)
  await userEvent.click(await within(section).findByRole('button', { name: words.check }, WAIT))
  expect(await within(section).findByText(words.says)).toBeTruthy()
})

test.each([
  {
    locale: 'en-US' as const,
    name: 'Contract',
    terms: 'View terms',
    place: 'CIF Hamburg',
  },
  { locale: 'zh-CN' as const, name: '合同', terms: '查看条款', place: 'CIF 汉堡' },
])('the named place is told in $locale, as ports are', async ({ locale, ...words }) => {
  const state = await evaluating({ incoterm: 'CIF', namedPlace: 'Hamburg' })
  const { id } = await toPay(state)
  app = await openAs('trader', `/business/payment?orderId=${id}&tab=documents`, state.market, { locale })
  const section = await open(words.name)
  await userEvent.click(await within(section).findByRole('button', { name: words.terms }, WAIT))
  expect(await within(await screen.findByRole('dialog')).findByText(words.place)).toBeTruthy()
})

test('an order that its seller has not confirmed shows no contract', async () => {
  const state = await evaluating()
  await award(state)
  const page = await state.market.call(orderEndpoints.page, { tenderId: state.tender.id }, { token: state.trader })
  app = await openAs('trader', `/business/payment?orderId=${page.data.records[0]?.id}&tab=documents`, state.market)
  await screen.findByText(/once the seller has confirmed/, {}, WAIT)
  expect(screen.queryByRole('region', { name: 'Contract' })).toBeNull()
})

test.each([
  { locale: 'en-US' as const, section: 'Contract', view: 'View Version 1' },
  { locale: 'zh-CN' as const, section: '合同', view: '查看此版 第 1 版' },
])('each version is shown, checked, and known again as a file in $locale', async (words) => {
  const isEnglish = words.locale === 'en-US'
  const paid = await paidOrder()
  await paid.seller(orderEndpoints.start)
  await propose(paid, '120.5')
  const chargeId = (await paid.now()).adjustments[0]?.id ?? ''
  await paid.buyer(orderEndpoints.answerCharge, { chargeId, answer: 'APPROVED', note: '' })
  const first = (await paid.buyer(orderEndpoints.contract, { version: 1 })).data
  app = await openAs('trader', `/business/payment?orderId=${paid.id}&tab=documents`, paid.state.market, {
    locale: words.locale,
  })
  const section = await open(words.section)
  const check = async (says: RegExp) => {
    await userEvent.click(await within(section).findByRole('button', { name: isEnglish ? 'Check' : '核对' }, WAIT))
    expect(await within(section).findByText(says, {}, WAIT)).toBeTruthy()
  }
  await check(isEnglish ? /^Matches: .* follow version 1\.$/ : /^一致：.*并衔接第 1 版。$/)
  const versions = within(section).getByRole('table')
  expect(within(versions).getAllByRole('row')[1]?.textContent).toMatch(isEnglish ? /Additional charges/ : /追加费用/)
  await userEvent.click(within(versions).getByRole('button', { name: words.view }))
  expect(await within(section).findByText(first.hash, {}, WAIT)).toBeTruthy()
  await check(isEnglish ? /^Matches: terms, text and hash agree\.$/ : /^一致：条款、全文与哈希相符。$/)
  const picker = within(section).getByLabelText(isEnglish ? 'Check a file' : '核对文件', { selector: 'input' })
  await userEvent.upload(picker, new File([first.canonical], 'mine.json', { type: 'application/json' }))
  expect(
    await within(section).findByText(isEnglish ? /^mine\.json is version 1/ : /^mine\.json 即本合同第 1 版/),
  ).toBeTruthy()
  const changed = first.canonical.replace('1800', '1801')
  await userEvent.upload(picker, new File([changed], 'other.json', { type: 'application/json' }))
  expect(
    await within(section).findByText(isEnglish ? /^other\.json is no version/ : /^other\.json 与本合同任何一版/),
  ).toBeTruthy()
})
