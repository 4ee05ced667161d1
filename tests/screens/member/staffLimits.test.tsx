import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hasPermission } from '@/contract/member/staff/permissions.ts'
import { ROLES } from '@/contract/member/staff/values.ts'
import { toastStore } from '@/ui/toast.ts'
import { AWARD_TIERS, openOffice, type Office } from '@tests/mock/member/approval/support.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs } from '../trade/bidding.ts'

await Promise.all([
  import('@/pages/member/BaseInfoPage.tsx'),
  import('@/features/member/staff/components/Staff.tsx'),
  import('@/features/member/approval/limits/Limits.tsx'),
])

const WAIT = { timeout: 20_000 }
let office: Office
let app: OpenApp | undefined

beforeEach(async () => {
  office = await openOffice()
  await office.person('BUYER')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const table = async (name: string) => within(await screen.findByRole('table', { name }, WAIT))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, WAIT))

const WORDS = [
  {
    locale: 'en-US' as const,
    limits: 'Limits of people',
    set: 'Set limits: buyer',
    of: 'Limits of buyer',
    award: 'Award (CNY)',
    wrong: 'Enter an amount, e.g. 150000',
    save: 'Save',
    shown: /Award.*CNY2,000/,
    tiers: 'Approval tiers',
    setTiers: 'Set tiers: Award',
    tiersOf: 'Approval tiers: Award',
    add: 'Add tier',
    amount: (no: number) => `Tier ${no}: up to (CNY)`,
    who: (no: number) => `Tier ${no}: approved by`,
    nobody: 'Nobody',
    both: 'Approver, then owner',
    order: 'Must be above the tier before',
    lines: 'Up to CNY 150,000 · NobodyUp to CNY 800,000 · ApproverAbove that · Approver, then owner',
    roles: 'What roles may do',
    yes: 'Yes',
    rows: ['Draft tenders', 'Publish, quote', 'Confirm, book', 'Payments', 'Invoices', 'Milestones', 'Company data'],
  },
  {
    locale: 'zh-CN' as const,
    limits: '个人限额',
    set: '设置限额: buyer',
    of: 'buyer的限额',
    award: '定标 (CNY)',
    wrong: '请填写金额，例如 150000',
    save: '保存',
    shown: /定标.*CNY2,000/,
    tiers: '审批规则',
    setTiers: '设置规则: 定标',
    tiersOf: '定标的审批规则',
    add: '添加一级',
    amount: (no: number) => `第 ${no} 级金额上限（CNY）`,
    who: (no: number) => `第 ${no} 级审批人`,
    nobody: '本人直接操作',
    both: '审批人，再所有者',
    order: '须高于上一级',
    lines: '不超过 CNY 150,000 · 本人直接操作不超过 CNY 800,000 · 审批人更高金额 · 审批人，再所有者',
    roles: '角色权限',
    yes: '可以',
    rows: ['起草', '发布', '确认', '付款', '发票', '运输节点', '企业资料'],
  },
]
const PERMISSIONS = ['DRAFT', 'DEAL', 'CONFIRM', 'PAY', 'BILL', 'FULFIL', 'MANAGE'] as const

describe.each(WORDS)('limits in $locale', (words) => {
  beforeEach(async () => {
    app = await openAs('trader', '/user/changeBaseInfo?tab=staff', office.market, { locale: words.locale })
  })

  test('are set for a person, kind by kind', async () => {
    const people = await table(words.limits)
    await userEvent.click(await people.findByRole('button', { name: words.set }, WAIT))
    const form = await dialog(words.of)
    const award = await form.findByLabelText(words.award, {}, WAIT)
    await userEvent.type(award, 'abc')
    await userEvent.click(form.getByRole('button', { name: words.save }))
    expect(form.getByText(words.wrong)).toBeTruthy()
    await userEvent.clear(award)
    await userEvent.type(award, '2000')
    await userEvent.click(form.getByRole('button', { name: words.save }))
    await waitFor(() => expect(people.getByRole('row', { name: /buyer/ }).textContent).toMatch(words.shown), WAIT)
    expect(office.rows.members.get('buyer')?.limits).toEqual({ AWARD: '2000' })
  })

  test('have tiers above them, which rise', async () => {
    const tiers = await table(words.tiers)
    await userEvent.click(await tiers.findByRole('button', { name: words.setTiers }, WAIT))
    const form = await dialog(words.tiersOf)
    for (let tier = 0; tier < 3; tier++) await userEvent.click(form.getByRole('button', { name: words.add }))
    await userEvent.type(form.getByLabelText(words.amount(1)), '150000')
    await userEvent.type(form.getByLabelText(words.amount(2)), '80000')
    await choose(form.getByRole('combobox', { name: words.who(1) }), words.nobody)
    await choose(form.getByRole('combobox', { name: words.who(3) }), words.both)
    await userEvent.click(form.getByRole('button', { name: words.save }))
    expect(form.getByText(words.order)).toBeTruthy()
    await userEvent.type(form.getByLabelText(words.amount(2)), '0')
    await userEvent.click(form.getByRole('button', { name: words.save }))
    await waitFor(() => expect(tiers.getByText(/150,000/)).toBeTruthy(), WAIT)
    expect(office.rows.approvalRules.get('c01')?.tiers).toEqual(AWARD_TIERS)
    expect(tiers.getByRole('row', { name: /150,000/ }).textContent).toContain(words.lines)
  })

  test('stand beside the table of seven rows and six roles', async () => {
    const roles = await table(words.roles)
    for (const [at, name] of words.rows.entries()) {
      const row = within(roles.getByRole('row', { name: new RegExp(`^${name}`) }))
      const marks = row
        .getAllByRole('cell')
        .slice(1)
        .map(({ textContent }) => textContent === words.yes)
      expect(marks).toEqual(ROLES.map((role) => hasPermission(role, PERMISSIONS[at] ?? 'SELF')))
    }
  })
})
