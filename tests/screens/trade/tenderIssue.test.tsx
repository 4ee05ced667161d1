import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { usualValidity } from '@/contract/trade/tender/defaults.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { toLocalInput } from '@/ui/localTime.ts'
import { dayAfter, errorAt, fill, fillShirts, firstStep, openIssue, press, valueOf } from '../support/issueApp.tsx'

const ISSUE = '/business/tenderIssue'
const at = () => window.location.pathname + window.location.search

describe('publishing a tender', () => {
  test('a trader publishes Shanghai to Los Angeles, two 40HQ, and a double click sends once', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await fillShirts(app.market)
    expect(screen.getAllByText('Shanghai-Los Angeles 2\u00D740HQ').length).toBeGreaterThan(0)
    const button = screen.getByRole('button', { name: 'Publish tender' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await waitFor(() => expect(at()).toMatch(/^\/business\/myTenderBid\?tenderId=/))
    expect(app.count('/tender/submit')).toBe(1)
    const id = new URLSearchParams(window.location.search).get('tenderId') ?? ''
    const token = await app.market.signIn('trader')
    const { data } = await app.market.call(tenderEndpoints.detail, { id }, { token })
    // A generated title: every user reads it in their own language.
    expect([data.title, data.titleComposed]).toEqual(['Shanghai-Los Angeles 2\u00D740HQ', true])
    const inChinese = await app.market.call(tenderEndpoints.detail, { id }, { token, language: 'zh-CN' })
    expect(inChinese.data.title).toBe('上海→洛杉矶 2\u00D740HQ')
    expect(data.quoting).toBe('SEALED')
    expect(data.validityWantedTo).toBe(usualValidity(data))
    expect(data.lanes[0]?.boxes).toEqual([{ isoCode: '45G1', qty: 2 }])
    expect(data.requiredCharges).toEqual(expect.arrayContaining(['OFR', 'AMS', 'ISF']))
    await app.leave()
  })

  test('the steps stand in the address and one can go back', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await fillShirts(app.market)
    expect(at()).toContain('step=review')
    await act(async () => window.history.back())
    await waitFor(() => expect(at()).toContain('step=rules'))
    expect(await screen.findByLabelText(/Bids valid until/)).toBeTruthy()
    await app.leave()
  })

  test('an open question leads to its step and takes the focus', async () => {
    const app = await openIssue(`${ISSUE}?step=review`, { account: 'trader' })
    await press('Publish tender')
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('cargo.nameZh'))
    expect(at()).toContain('step=cargo')
    expect(errorAt('cargo.nameZh')).toBe('Required')
    expect(app.count('/tender/submit')).toBe(0)
    await app.leave()
  })

  test('the server’s own refusals stand at their fields', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await fillShirts(app.market)
    await act(async () => window.history.back())
    await screen.findByLabelText(/Bid deadline/)
    fill('deadline', toLocalInput(new Date(app.market.time.now + 2.1 * 3_600_000).toISOString()))
    await press('Next')
    // Meanwhile the marketplace's clock moves past the minimum time before the deadline.
    app.market.time.now += 600_000
    await press('Publish tender')
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('deadline'))
    expect(errorAt('deadline')).toMatch(/hours from now/)
    await app.leave()
  })

  test('the charges follow the lane until somebody ticks', async () => {
    const app = await openIssue(`${ISSUE}?pol=CNSHA&pod=USLAX&step=terms`, { account: 'trader' })
    const checkbox = await screen.findByRole('checkbox', { name: /AMS/ })
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^AMS/ })).toHaveProperty('checked', true))
    fireEvent.click(checkbox)
    expect(checkbox).toHaveProperty('checked', false)
    await press('Use suggested')
    expect(screen.getByRole('checkbox', { name: /^AMS/ })).toHaveProperty('checked', true)
    await app.leave()
  })
})

describe('what came before', () => {
  test('what was typed is there again after the page was left', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await firstStep()
    fill('cargo.nameZh', '玻璃器皿')
    fill('cargo.pieces', '12x')
    await app.leave()
    const again = await openIssue(ISSUE, { account: 'trader', market: app.market })
    await screen.findByText(/restored/i)
    expect(valueOf('cargo.nameZh')).toBe('玻璃器皿')
    expect(valueOf('cargo.pieces')).toBe('12x')
    await press('Discard draft')
    await waitFor(() => expect(valueOf('cargo.nameZh')).toBe(''))
    await again.leave()
  })

  test('a session that ends under the open form loses nothing', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await firstStep()
    fill('cargo.nameZh', '玻璃器皿')
    // Three days later on the server: the token has expired, and no renewal was possible.
    app.market.time.now += 72 * 3_600_000
    await press('Save draft')
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    await app.leave()
    const again = await openIssue(ISSUE, { account: 'trader', market: app.market })
    await firstStep()
    expect(valueOf('cargo.nameZh')).toBe('玻璃器皿')
    await again.leave()
  })

  test('what a guest typed is the member’s after signing in, and nobody else’s', async () => {
    const guest = await openIssue(ISSUE)
    await firstStep()
    fill('cargo.nameZh', '玻璃器皿')
    await guest.leave()
    const member = await openIssue(ISSUE, { account: 'trader', market: guest.market })
    await firstStep()
    await waitFor(() => expect(valueOf('cargo.nameZh')).toBe('玻璃器皿'))
    await member.leave()
    const other = await openIssue(ISSUE, { account: 'trader2', market: guest.market })
    await firstStep()
    expect(valueOf('cargo.nameZh')).toBe('')
    await other.leave()
  })

  test('a draft is saved again over the version that it wrote last', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await firstStep()
    for (const name of ['玻璃器皿', '水晶', '陶瓷']) {
      fill('cargo.nameZh', name)
      const before = app.count('/tender/saveDraft')
      await press('Save draft')
      await waitFor(() => expect(app.count('/tender/saveDraft')).toBe(before + 1))
      const button = screen.getByRole('button', { name: 'Save draft' })
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    }
    const sent = app.requests.filter(({ path }) => path.endsWith('/tender/saveDraft'))
    const versions = sent.map(({ body }) => (body as { version?: number }).version)
    expect(versions[0]).toBeUndefined()
    expect(versions[2]).toBe((versions[1] ?? 0) + 1)
    expect(screen.queryByText(/changed elsewhere/)).toBeNull()
    await app.leave()
  })

  test('a saved draft opens from the server, and a change made elsewhere is shown, not overwritten', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await firstStep()
    fill('cargo.nameZh', '玻璃器皿')
    await press('Save draft')
    await waitFor(() => expect(at()).toContain('id='))
    const id = new URLSearchParams(window.location.search).get('id') ?? ''
    const token = await app.market.signIn('trader')
    const mine = await app.market.call(tenderEndpoints.draft, { id }, { token })
    const draft = { ...mine.data.draft, cargo: { nameZh: '陶瓷' } }
    const body = { id, version: mine.data.version, draft, requestNo: 'elsewhere-1' }
    await app.market.call(tenderEndpoints.saveDraft, body, { token })
    fill('cargo.nameZh', '水晶')
    await press('Save draft')
    expect(await screen.findByText(/changed elsewhere/)).toBeTruthy()
    expect(screen.getByText(/here 水晶, other version 陶瓷/)).toBeTruthy()
    await press('Use other version')
    await waitFor(() => expect(valueOf('cargo.nameZh')).toBe('陶瓷'))
    await app.leave()
  })

  test('a draft that was published elsewhere is not sent again', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await fillShirts(app.market)
    await press('Save draft')
    await waitFor(() => expect(at()).toContain('id='))
    const id = new URLSearchParams(window.location.search).get('id') ?? ''
    const token = await app.market.signIn('trader')
    const { data } = await app.market.call(tenderEndpoints.draft, { id }, { token })
    const draft = {
      ...(data.draft as TenderDraft),
      title: 'Elsewhere',
      requiredCharges: ['OFR'],
      validityWantedTo: dayAfter(app.market, 40),
      lanes: (data.draft as TenderDraft).lanes.map((lane) => ({ ...lane, laneNo: 1 })),
    }
    const body = { id, version: data.version, draft, requestNo: 'elsewhere-2' }
    expect((await app.market.call(tenderEndpoints.submit, body, { token })).code).toBe(200)
    await press('Publish tender')
    expect(await screen.findByText(/no longer a draft/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View tender' })).toBeTruthy()
    await app.leave()
  })

  test('a copy has everything of the earlier tender but its dates', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await fillShirts(app.market)
    await press('Publish tender')
    await waitFor(() => expect(at()).toContain('tenderId='))
    const id = new URLSearchParams(window.location.search).get('tenderId') ?? ''
    await app.leave()
    const copy = await openIssue(`${ISSUE}?copy=${id}`, { account: 'trader', market: app.market })
    await firstStep()
    expect(valueOf('cargo.nameEn')).toBe('Cotton T-shirts')
    await press('Next')
    await screen.findByRole('combobox', { name: /Port of loading/ })
    expect(valueOf('lanes.0.pol')).toBe('CNSHA')
    expect(valueOf('lanes.0.boxes.0.qty')).toBe('2')
    expect(valueOf('lanes.0.etdFrom')).toBe('')
    await copy.leave()
  })

  test('a tender sent back by the review opens with the reason on top', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await fillShirts(app.market, { 'cargo.nameEn': 'Fireworks' })
    await press('Publish tender')
    await waitFor(() => expect(at()).toContain('tenderId='))
    const id = new URLSearchParams(window.location.search).get('tenderId') ?? ''
    await app.leave()
    app.market.time.now += 60_000
    await app.market.backend.tick()
    const back = await openIssue(`${ISSUE}?id=${id}`, { account: 'trader', market: app.market })
    expect(await screen.findByText(/Rejected at review/)).toBeTruthy()
    expect(valueOf('cargo.nameEn')).toBe('Fireworks')
    await back.leave()
  })
})
