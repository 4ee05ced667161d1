import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { certificationEndpoints } from '@/contract/member/certification/endpoints.ts'
import { CLERK_MS, decided, paperFile, paperOf, usccOf, wholeForm } from '@tests/mock/support/certification.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import { errorAt, fieldAt, fill, openIssue, press, valueOf } from '../support/issueApp.tsx'
import { noteText, notesOf } from '../support/notes.ts'

// Preload, so that compile time does not count for the test.
await import('@/pages/member/CertificationPage.tsx')

const PAGE = '/subBaseInfo'
const licence = (name = 'licence.pdf') =>
  new File([`%PDF-1.4 ${'x'.repeat(400)} %%EOF`], name, { type: 'application/pdf' })

/** The heading is rendered before the fields, which are loaded lazily. */
async function formShown() {
  await screen.findByText('No certification submitted yet')
  await waitFor(() => expect(valueOf('uscc')).toBeDefined())
}

async function choose(label: string, file: File) {
  const picker = await screen.findByLabelText(label, { selector: 'input' })
  await act(async () => fireEvent.change(picker, { target: { files: [file] } }))
  await screen.findByRole('link', { name: file.name })
}
const hintOf = (name: string) => noteText(fieldAt(name))

describe('the code while it is typed', () => {
  test('says which letters it never has, how far one is, and whether the check character fits', async () => {
    const app = await openIssue(PAGE, { account: 'trader-new' })
    await formShown()
    fill('uscc', '9133O2')
    expect(errorAt('uscc')).toContain('never contains O')
    fill('uscc', '913302')
    expect(errorAt('uscc')).toBeUndefined()
    expect(hintOf('uscc')).toContain('6 of 18 characters')
    fill('uscc', '91110000600037341m')
    expect(hintOf('uscc')).toContain('should be L, not M')
    expect(errorAt('uscc')).toBeUndefined()
    fill('uscc', usccOf('1234'))
    expect(hintOf('uscc')).toContain('is valid')
    await app.leave()
  })

  test('brings the province, but not over one that was chosen otherwise', async () => {
    const app = await openIssue(PAGE, { account: 'trader-new' })
    await formShown()
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Province/ })).toHaveProperty('value', 'Tianjin'))
    fill('uscc', '9133')
    expect(valueOf('provinceCode')).toBe('330000')
    const province = screen.getByRole('combobox', { name: /^Province/ })
    fireEvent.change(province, { target: { value: 'cq' } })
    expect(within(screen.getByRole('listbox')).getByRole('option').textContent).toContain('Chongqing')
    fireEvent.keyDown(province, { key: 'Enter' })
    expect(valueOf('provinceCode')).toBe('500000')
    fill('uscc', '9132')
    expect(valueOf('provinceCode')).toBe('500000')
    await app.leave()
  })
})

describe('the markets', () => {
  test('are found by initials, pinyin or English, stand under the field, and can be taken off', async () => {
    const app = await openIssue(PAGE, { account: 'trader-new' })
    const input = await screen.findByRole('combobox', { name: /Countries and regions/ })
    for (const [typed, name] of [
      ['ydnxy', 'Indonesia'],
      ['feilvbin', 'Philippines'],
      ['turki', 'Türkiye'],
    ] as const) {
      fireEvent.change(input, { target: { value: typed } })
      expect(within(await screen.findByRole('listbox')).getAllByRole('option')[0]?.textContent).toContain(name)
      fireEvent.keyDown(input, { key: 'Enter' })
      expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeTruthy()
    }
    await press('Remove Philippines')
    expect(screen.queryByRole('button', { name: 'Remove Philippines' })).toBeNull()
    fireEvent.change(input, { target: { value: 'ydnxy' } })
    expect(screen.getByText('No match. Try another name or pinyin.')).toBeTruthy()
    await app.leave()
  })
})

describe('a file', () => {
  test('can be dropped or pasted; one of the wrong kind is not sent, and there is an end to how many', async () => {
    const app = await openIssue(`${PAGE}?step=papers`, { account: 'trader-new' })
    const button = await screen.findByRole('button', { name: /^Choose files Business licence/ })
    const place = button.parentElement!
    await act(async () => fireEvent.drop(place, { dataTransfer: { files: [licence('dropped.pdf')] } }))
    await act(async () => fireEvent.paste(place, { clipboardData: { files: [licence('pasted.pdf')] } }))
    await screen.findByRole('link', { name: 'dropped.pdf' })
    await screen.findByRole('link', { name: 'pasted.pdf' })
    await act(async () => fireEvent.drop(place, { dataTransfer: { files: [new File(['<svg/>'], 'x.svg')] } }))
    expect(await screen.findByText(/Only JPG, PNG or WebP/)).toBeTruthy()
    const more = [licence('three.pdf'), licence('four.pdf')]
    await act(async () => fireEvent.drop(place, { dataTransfer: { files: more } }))
    await screen.findByRole('link', { name: 'three.pdf' })
    expect(screen.queryByText('four.pdf')).toBeNull()
    expect(screen.getByText('At most 3 files', { selector: '[role="alert"]' })).toBeTruthy()
    expect(app.count('/file/upload')).toBe(3)
    await app.leave()
  })
})

describe('the form', () => {
  test('stops at what is missing, keeps each step on the server, and sends once', async () => {
    const app = await openIssue(PAGE, { account: 'trader-new' })
    await formShown()
    fill('contactName', '')
    fill('email', 'lu@')
    await press('Next')
    expect(errorAt('contactName')).toBe('Required')
    expect(errorAt('email')).toContain('valid e-mail')
    expect(document.activeElement?.getAttribute('name')).toBe('contactName')
    expect(app.count('/certification/saveDraft')).toBe(0)
    fill('contactName', '陆一鸣')
    fill('email', 'lu@haisheng.example')
    await press('Next')
    await choose('Business licence (image or PDF)', licence())
    expect(app.count('/certification/saveDraft')).toBe(1)
    await press('Next')
    const send = await screen.findByRole('button', { name: 'Submit for review' })
    await act(async () => {
      fireEvent.click(send)
      fireEvent.click(send)
    })
    expect(await screen.findByText('Submitted, awaiting review')).toBeTruthy()
    expect(app.count('/certification/submit')).toBe(1)
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
    await app.leave()
  })

  test('goes on on another device where it was left, and asks the fleet for vehicles', async () => {
    const market = await openMarket()
    const token = await market.signIn('trader-new')
    const { form } = (await market.call(certificationEndpoints.detail, {}, { token })).data
    const half = { ...form, userType: 3 as const, nameZh: '半路集运有限公司' }
    await market.call(certificationEndpoints.saveDraft, { version: 0, form: half }, { token })
    const app = await openIssue(PAGE, { account: 'trader-new', market })
    await formShown()
    expect(valueOf('nameZh')).toBe('半路集运有限公司')
    expect(within(screen.getByRole('navigation', { name: /steps/ })).getByText('Vehicles')).toBeTruthy()
    await app.leave()
  })

  test('shows what the server refuses at its field', async () => {
    const market = await openMarket()
    const app = await openIssue(PAGE, { account: 'trader-new', market })
    await formShown()
    // The code of a certified demo company.
    fill('uscc', '91310115MA00000110')
    await press('Next')
    await choose('Business licence (image or PDF)', licence())
    await press('Next')
    await press('Submit for review')
    await waitFor(() => expect(errorAt('uscc')).toBe('Another company is verified with this USCC'))
    expect(document.activeElement?.getAttribute('name')).toBe('uscc')
    await app.leave()
  })
})

describe('the answer', () => {
  test('appears by itself; rights and the way back come with it', async () => {
    const app = await openIssue(`${PAGE}?back=${encodeURIComponent('/business/tenderIssue?step=review')}`, {
      account: 'trader-new',
    })
    await formShown()
    await press('Next')
    await choose('Business licence (image or PDF)', licence())
    await press('Next')
    await press('Submit for review')
    await screen.findByText('Submitted, awaiting review')
    app.market.time.now += CLERK_MS
    expect(await screen.findByText('Under review', { selector: 'p' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    app.market.time.now += CLERK_MS
    expect(await screen.findByText('Verified', { selector: 'p' })).toBeTruthy()
    const back = await screen.findByRole('link', { name: 'Back' })
    await act(async () => fireEvent.click(back))
    const publish = await screen.findByRole('button', { name: 'Publish tender' })
    await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBeNull())
    await app.leave()
  })

  test('that refuses says why for each paper, and only that one opens again', async () => {
    const market = await openMarket()
    const token = await market.signIn('trader-new')
    const papers = [
      paperOf('BUSINESS_LICENCE', await paperFile(market, token, 'good.pdf')),
      paperOf('ROAD_TRANSPORT_PERMIT', await paperFile(market, token, 'blurred.pdf')),
    ]
    await decided(market, token, await wholeForm(market, token, 3, { papers }))
    const app = await openIssue(PAGE, { account: 'trader-new', market })
    expect(await screen.findByText('Certification rejected')).toBeTruthy()
    expect(await screen.findByText('Rejected')).toBeTruthy()
    expect(screen.getAllByText(/unreadable|Unreadable/)).toHaveLength(2)
    expect(await screen.findByRole('heading', { name: /^Documents/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove good.pdf' })).toBeNull()
    await press('Remove blurred.pdf')
    await choose('Road transport permit (image or PDF)', licence('sharp.pdf'))
    await press('Next')
    await press('Next')
    await press('Submit for review')
    expect(await screen.findByText('Submitted, awaiting review')).toBeTruthy()
    await app.leave()
  })

  test.each([
    ['trader-submitted', 'Submitted, awaiting review'],
    ['forwarder-reviewing', 'Under review'],
    ['forwarder', 'Verified'],
    ['forwarder-expiring', 'Certification expires soon'],
    ['forwarder-expired', 'Certification expired'],
    ['trader-revoked', 'Certification revoked'],
  ])('of %s is told plainly', async (account, words) => {
    const app = await openIssue(PAGE, { account })
    expect(await screen.findByText(words, { selector: 'p' })).toBeTruthy()
    await app.leave()
  })
})

describe('what is stopped by a missing certification', () => {
  test.each([
    ['trader-new', 'Get verified', /requires a verified company/],
    ['trader-submitted', 'See progress', /under review/],
    ['trader-revoked', 'See why', /was revoked/],
  ])('says so to %s with the way there and back', async (account, link, words) => {
    const app = await openIssue('/business/tenderIssue?step=review', { account })
    const way = await screen.findByRole('link', { name: link })
    // The reason and the way out are told with the button that does not act.
    const button = screen.getByRole('button', { description: words })
    expect(notesOf(button).some((note) => note.contains(way))).toBe(true)
    expect(way.getAttribute('href')).toBe(`${PAGE}?back=${encodeURIComponent('/business/tenderIssue?step=review')}`)
    await app.leave()
  })
})
