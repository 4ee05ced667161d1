import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PIXEL } from '@tests/mock/hosts/exchanges.ts'
import { fillShirts, openIssue, press } from '../support/issueApp.tsx'

const ISSUE = '/business/tenderIssue'

async function choose(...files: File[]) {
  const picker = await screen.findByLabelText('Attachments', { selector: 'input' })
  await act(async () => fireEvent.change(picker, { target: { files } }))
}

describe('the review', () => {
  test('warns of too much weight and volume and still lets one publish', async () => {
    const app = await openIssue(ISSUE, { account: 'trader' })
    await fillShirts(app.market, { 'cargo.grossKg': '60000', 'cargo.cbm': '150' })
    expect(screen.getByText(/Average 30,000 kg per container exceeds the usual limit of 26,500 kg/)).toBeTruthy()
    expect(screen.getByText(/150 CBM exceeds the usual 136 CBM/).textContent).toContain('Consider 45HQ, or 1 more 20GP')
    await press('Publish tender')
    await waitFor(() => expect(window.location.pathname).toBe('/business/myTenderBid'))
    await app.leave()
  })

  test('names every open question and leads to each', async () => {
    const app = await openIssue(`${ISSUE}?step=review`, { account: 'trader' })
    await press('Bid deadline')
    await waitFor(() => expect(window.location.search).toContain('step=rules'))
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('deadline'))
    await app.leave()
  })
})

describe('papers', () => {
  test('of the wrong kind or size are refused before they are sent, others are kept', async () => {
    const app = await openIssue(`${ISSUE}?step=terms`, { account: 'trader' })
    const large = new File([PIXEL, new Uint8Array(5 * 1024 * 1024)], 'large.png', { type: 'image/png' })
    await choose(
      new File(['hello'], 'notes.txt', { type: 'text/plain' }),
      large,
      new File(['%PDF-1.4 sheet %%EOF'], 'msds.pdf', { type: 'application/pdf' }),
    )
    expect(await screen.findByText('msds.pdf')).toBeTruthy()
    const refusals = await screen.findAllByRole('alert')
    expect(refusals.map((one) => one.closest('li')?.textContent)).toEqual([
      expect.stringMatching(/^notes\.txt.*Only JPG, PNG or WebP/),
      expect.stringMatching(/^large\.png.*5 MB/),
    ])
    expect(app.count('/file/upload')).toBe(1)
    await press('Remove msds.pdf')
    expect(screen.queryByText('msds.pdf')).toBeNull()
    await app.leave()
  })

  test('that lie about their kind are not sent and can be taken off', async () => {
    const app = await openIssue(`${ISSUE}?step=terms`, { account: 'trader' })
    await choose(new File(['<script>'], 'fake.pdf', { type: 'application/pdf' }))
    await press('Remove fake.pdf')
    expect(app.count('/file/upload')).toBe(0)
    expect(screen.queryByText('fake.pdf')).toBeNull()
    await app.leave()
  })

  test('wait until a guest has signed in', async () => {
    const app = await openIssue(`${ISSUE}?step=terms`)
    expect(await screen.findByText('Log in to attach files')).toBeTruthy()
    await app.leave()
  })
})
