import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { choosePort, fillShirts, openIssue, press, valueOf } from '../support/issueApp.tsx'

const ISSUE = '/business/tenderIssue'

describe('who may publish', () => {
  test('an enterprise that is not certified may prepare but is told why it cannot publish', async () => {
    const app = await openIssue(ISSUE, { account: 'trader-new' })
    await fillShirts(app.market)
    await press('Publish tender')
    expect(screen.getByText(/requires a verified company/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get verified' })).toBeTruthy()
    expect(app.count('/tender/submit')).toBe(0)
    await app.leave()
  })

  test('a consolidation enterprise is told that it does not publish tenders', async () => {
    const app = await openIssue(`${ISSUE}?step=review`, { account: 'consolidator' })
    await press('Publish tender')
    expect(screen.getAllByText(/Only foreign-trade enterprises/).length).toBeGreaterThan(0)
    await app.leave()
  })

  test('a guest is led to login and back with everything', async () => {
    const app = await openIssue(`${ISSUE}?pol=CNSHA&pod=USLAX&step=route`)
    await screen.findByRole('combobox', { name: /Port of loading/ })
    choosePort(/Port of discharge/, 'DEHAM')
    await press(/Review|Save after login/)
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    const back = new URL(new URLSearchParams(window.location.search).get('reject') ?? '').search
    await app.leave()
    const member = await openIssue(`${ISSUE}${back}`, { account: 'trader', market: app.market })
    await waitFor(() => expect(valueOf('lanes.0.pod')).toBe('DEHAM'))
    await member.leave()
  })
})
