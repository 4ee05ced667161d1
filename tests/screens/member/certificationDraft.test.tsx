import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { certificationEndpoints } from '@/contract/member/certification/endpoints.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import { fill, openIssue, press, valueOf } from '../support/issueApp.tsx'

const PAGE = '/subBaseInfo'
const formShown = () => waitFor(() => expect(valueOf('uscc')).toBeDefined(), { timeout: 15_000 })

describe('the draft of a certification', () => {
  test('keeps what was typed here over what another device saved meanwhile, until one chooses', async () => {
    const market = await openMarket()
    const app = await openIssue(PAGE, { account: 'trader-new', market })
    await formShown()
    fill('contactName', '这里')
    await app.leave()
    const token = await market.signIn('trader-new')
    const { form } = (await market.call(certificationEndpoints.detail, {}, { token })).data
    const there = { ...form, contactName: '那里' }
    await market.call(certificationEndpoints.saveDraft, { version: 0, form: there }, { token })
    const again = await openIssue(PAGE, { account: 'trader-new', market })
    await formShown()
    expect(valueOf('contactName')).toBe('这里')
    expect(screen.getByText(/changed on another device/)).toBeTruthy()
    await press('Use other version')
    await waitFor(() => expect(valueOf('contactName')).toBe('那里'))
    expect(screen.queryByText(/changed on another device/)).toBeNull()
    await again.leave()
  })

  test('has what was typed while the server saved the rest', async () => {
    const market = await openMarket()
    const app = await openIssue(PAGE, { account: 'trader-new', market })
    await formShown()
    fill('contactName', '陆一')
    const save = screen.getByRole('button', { name: 'Save for later' })
    act(() => void fireEvent.click(save))
    fill('contactName', '陆一鸣')
    await screen.findByText(/^Saved/)
    await app.leave()
    const again = await openIssue(PAGE, { account: 'trader-new', market })
    await formShown()
    expect(valueOf('contactName')).toBe('陆一鸣')
    expect(screen.getByText(/restored/)).toBeTruthy()
    expect(screen.queryByText(/changed on another device/)).toBeNull()
    await again.leave()
  })
})
