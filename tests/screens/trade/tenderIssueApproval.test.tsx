import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openOffice } from '@tests/mock/member/approval/support.ts'
import { fillShirts, openIssue, press } from '../support/issueApp.tsx'

await import('@/features/member/approval/components/AskDialog.tsx')

test('a tender above a limit is saved before its approval is asked for, once', async () => {
  const office = await openOffice()
  const { market, rows } = office
  await office.limit(await office.person('BUYER'), { PUBLISH: '1' })
  const before = new Set(rows.tenders.all().map(({ id }) => id))
  const app = await openIssue('/business/tenderIssue', { account: 'buyer', market })
  await fillShirts(market)
  await press('Publish tender')
  expect(await screen.findByRole('dialog', { name: 'Ask for approval' }, { timeout: 20_000 })).toBeTruthy()
  const made = rows.tenders.all(({ id }) => !before.has(id))
  expect(made.map(({ status }) => status)).toEqual(['DRAFT'])
  await waitFor(() => expect(window.location.search).toContain(`id=${made[0]?.id ?? '-'}`))

  await press('Publish tender')
  await waitFor(() => expect(app.count('/tender/submit')).toBe(2))
  expect(app.count('/tender/saveDraft')).toBe(1)
  expect(rows.tenders.all(({ id }) => !before.has(id))).toHaveLength(1)
  await app.leave()
})
