import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { partnerEndpoints } from '@/contract/member/partner/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { newRequestNo, openMarket } from '@tests/mock/support/market.ts'
import { takeComplaints } from '@tests/setup/vitest.ts'
import { choose, chosenIn } from '../support/choose.ts'
import { errorAt, fieldAt, fill, fillShirts, openIssue, press, valueOf } from '../support/issueApp.tsx'

const ISSUE = '/business/tenderIssue'
// Find the element first: nothing is rendered while act() waits.
const pick = async (name: RegExp) => {
  const radio = await screen.findByRole('radio', { name })
  await act(async () => fireEvent.click(radio))
}
const group = () => screen.getByRole('group', { name: 'Invited companies' })

describe('an invited tender', () => {
  test('names those who may quote, and nobody invited is an error that takes the focus', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await fillShirts(app.market)
    await act(async () => window.history.back())
    await pick(/By invitation/)
    await press('Next')
    await waitFor(() => expect(document.activeElement).toBe(group()))
    expect(within(group()).getByRole('alert').textContent).toBe('Required')
    const boxes = await within(group()).findAllByRole('checkbox')
    const [first, second] = boxes
    if (!first || !second) throw new Error('no enterprises')
    await act(async () => fireEvent.click(first))
    await act(async () => fireEvent.click(second))
    expect(within(group()).getByRole('status').textContent).toBe('2 invited, up to 30')
    const [takeBack] = within(group()).getAllByRole('button', { name: /^Remove / })
    if (!takeBack) throw new Error('no tags')
    await act(async () => fireEvent.click(takeBack))
    expect(within(group()).getByRole('status').textContent).toBe('1 invited, up to 30')
    await press('Next')
    await press('Publish tender')
    await waitFor(() => expect(window.location.search).toContain('tenderId='))
    const id = new URLSearchParams(window.location.search).get('tenderId') ?? ''
    const { data } = await app.market.call(tenderEndpoints.detail, { id }, { token: await app.market.signIn('trader') })
    expect([data.visibility, data.invited?.length]).toEqual(['INVITED', 1])
    await app.leave()
  })

  test('is open to a whole group of partners, as far as they quote on its mode', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    const token = await market.signIn('trader')
    const send = { requestNo: newRequestNo() }
    const { data } = await market.call(partnerEndpoints.saveGroup, { name: 'Asia', ...send }, { token })
    // A forwarder, and a trader that quotes on nothing.
    const trader = openRows(store).companies.all(({ id, userType }) => userType === 1 && id !== 'c01')[0]
    for (const id of ['c02', trader?.id ?? ''])
      await market.call(
        partnerEndpoints.save,
        { id, note: '', groups: [data.id], requestNo: newRequestNo() },
        { token },
      )
    const app = await openIssue(`${ISSUE}?step=rules`, { account: 'trader', market })
    await pick(/By invitation/)
    const partners = await within(group()).findByRole('button', { name: 'Asia (2)' })
    await act(async () => fireEvent.click(partners))
    await waitFor(() => expect(within(group()).getByRole('status').textContent).toBe('1 invited, up to 30'))
    await app.leave()
  })

  test('is searched by name, keeps its choice over a reload, and warns where the mode does not fit', async () => {
    const app = await openIssue(`${ISSUE}?step=rules&mode=TRUCK`, { account: 'trader' })
    await pick(/By invitation/)
    fill('invitedSearch', 'Container Transport')
    await waitFor(() => {
      const names = within(group())
        .getAllByRole('checkbox')
        .map((checkbox) => checkbox.closest('label')?.textContent ?? '')
      expect(names.every((name) => name.includes('Container Transport'))).toBe(true)
    })
    const [checkbox] = within(group()).getAllByRole('checkbox')
    if (!checkbox) throw new Error('no enterprises')
    await act(async () => fireEvent.click(checkbox))
    await app.leave()
    const again = await openIssue(`${ISSUE}?step=rules&mode=TRUCK`, { account: 'trader', market: app.market })
    expect(await screen.findByRole('button', { name: /Remove .*Container Transport/ })).toBeTruthy()
    await again.leave()
    const cargo = await openIssue(`${ISSUE}?step=cargo&mode=TRUCK`, { account: 'trader', market: app.market })
    await screen.findByRole('button', { name: 'Next' })
    await choose(fieldAt('mode'), 'Ocean FCL')
    await cargo.leave()
    const sea = await openIssue(`${ISSUE}?step=rules&mode=TRUCK`, { account: 'trader', market: app.market })
    expect(await screen.findByText(/Container Transport.*does not quote on/)).toBeTruthy()
    await sea.leave()
  })
})

describe('what an address brings along', () => {
  test('ports, mode, HS code and the days of a sailing stand in the form', async () => {
    const way = 'pol=CNSHA&pod=DEHAM&mode=LCL&hs=610910&etdFrom=2026-12-10&etdTo=2026-12-17'
    const app = await openIssue(`${ISSUE}?${way}&step=route`)
    await waitFor(() => expect(valueOf('lanes.0.pol')).toBe('CNSHA'))
    expect(valueOf('lanes.0.pod')).toBe('DEHAM')
    expect(valueOf('lanes.0.etdFrom')).toBe('2026-12-10')
    expect(valueOf('lanes.0.etdTo')).toBe('2026-12-17')
    expect(valueOf('lanes.0.loose.pieces')).toBe('')
    await press('Previous')
    await waitFor(() => expect(valueOf('cargo.hsCode')).toBe('610910'))
    expect(chosenIn(fieldAt('mode'))).toBe('Ocean LCL')
    await app.leave()
  })

  test('what does not look like one is left out', async () => {
    const app = await openIssue(`${ISSUE}?pol=shanghai&mode=SHIP&hs=x&etdFrom=2026-13-40&step=route`)
    await screen.findByRole('combobox', { name: /Port of loading/ })
    expect([valueOf('lanes.0.pol'), valueOf('lanes.0.etdFrom')]).toEqual(['', ''])
    expect(errorAt('lanes.0.pol')).toBeUndefined()
    await app.leave()
  })

  test('a search that finds nothing leads to a tender for the same lane', async () => {
    const app = await openIssue('/business/searchTender?pol=SYD&pod=NRT&mode=AIR', { account: 'trader' })
    const addresses = () =>
      screen.getAllByRole('link', { name: 'Publish a tender' }).map((one) => one.getAttribute('href'))
    await waitFor(() => expect(addresses()).toContain(`${ISSUE}?pol=SYD&pod=NRT&mode=AIR`))
    // happy-dom does not know the <search> element.
    expect(takeComplaints().every((said) => said.includes('search'))).toBe(true)
    await app.leave()
  })
})
