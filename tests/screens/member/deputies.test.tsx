import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { toastStore } from '@/ui/toast.ts'
import { asked, AWARD_TIERS, must, openOffice, toAward, type Office } from '@tests/mock/member/approval/support.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs } from '../trade/bidding.ts'

await Promise.all([
  import('@/pages/member/MemberCenterPage.tsx'),
  import('@/features/member/approval/components/Approvals.tsx'),
  import('@/pages/member/BaseInfoPage.tsx'),
  import('@/features/member/staff/log/StaffLog.tsx'),
])

const WAIT = { timeout: 20_000 }
const PLACE = '/user/personalCenter?tab=approvals'
let office: Office
let approver: string
let app: OpenApp | undefined

beforeEach(async () => {
  office = await openOffice()
  approver = await office.person('APPROVER')
  await office.person('FINANCE')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const dayIn = (days: number) => new Date(office.market.time.now + (8 + days * 24) * 3600_000).toISOString().slice(0, 10)
const nameFinance = async (from = 0) =>
  must(
    await office.market.call(
      staffEndpoints.saveDeputy,
      { deputyId: 'finance', from: dayIn(from), to: dayIn(9), requestNo: newRequestNo() },
      { token: approver },
    ),
  )
const deputyOf = (id: string) => office.rows.members.get(id)?.deputy
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, WAIT))

const WORDS = [
  {
    locale: 'en-US' as const,
    list: 'Deputies',
    none: 'No deputy named.',
    name: 'Name deputy',
    who: /^Deputy/,
    whom: /^In place of/,
    from: /^First day/,
    to: /^Last day/,
    finance: 'finance · Finance',
    approver: 'approver · Approver',
    save: 'Save',
    long: 'A deputy can stand in for 90 days at most',
    line: /^finance for approver/,
    change: 'Change deputy: approver',
    of: 'Deputy of approver',
    end: 'End: approver',
    endAsk: 'End this?',
    endIt: 'End',
    yours: /^You approve in place of approver/,
    later: /^You will approve in place of approver/,
    approve: /^Approve: /,
    approveAsk: 'Approve this?',
    approveIt: 'Approve',
    inPlace: 'You decide in place of approver.',
    step: /finance, deputy of approver/,
    log: 'deputy of approver',
  },
  {
    locale: 'zh-CN' as const,
    list: '审批代理',
    none: '未指定代理人。',
    name: '指定代理人',
    who: /^代理人/,
    whom: /^被代理人/,
    from: /^开始日期/,
    to: /^结束日期/,
    finance: 'finance · 财务',
    approver: 'approver · 审批',
    save: '保存',
    long: '代理期最长 90 天',
    line: /^approver由finance代理/,
    change: '修改代理: approver',
    of: 'approver的代理人',
    end: '取消代理: approver',
    endAsk: '取消代理？',
    endIt: '取消代理',
    yours: /^您正在代理approver审批/,
    later: /^您将代理approver审批/,
    approve: /^同意: /,
    approveAsk: '同意该申请？',
    approveIt: '同意',
    inPlace: '您代理approver审批。',
    step: /finance（代approver）/,
    log: '代approver',
  },
]

describe.each(WORDS)('deputies in $locale', (words) => {
  const open = async (account: string, address = PLACE) => {
    app?.session.stop()
    app = await openAs(account, address, office.market, { locale: words.locale })
  }
  const type = async (form: ReturnType<typeof within>, label: RegExp, day: string) => {
    const field = form.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, day)
  }

  test('are named by who decides, changed and ended', async () => {
    await open('approver')
    await userEvent.click(await screen.findByRole('button', { name: words.name }, WAIT))
    expect(screen.getByText(words.none)).toBeTruthy()
    const form = await dialog(words.name)
    expect(form.queryByLabelText(words.whom)).toBeNull()
    await choose(form.getByRole('combobox', { name: words.who }), words.finance)
    await type(form, words.to, dayIn(120))
    await userEvent.click(form.getByRole('button', { name: words.save }))
    expect(form.getByText(words.long)).toBeTruthy()
    await type(form, words.to, dayIn(9))
    await userEvent.click(form.getByRole('button', { name: words.save }))
    expect(await screen.findByText(words.line, {}, WAIT)).toBeTruthy()
    expect(deputyOf('approver')).toEqual({ id: 'finance', from: dayIn(0), to: dayIn(9) })
    // One person, one deputy.
    await waitFor(() => expect(screen.queryByRole('button', { name: words.name })).toBeNull(), WAIT)
    await userEvent.click(screen.getByRole('button', { name: words.change }))
    const again = await dialog(words.of)
    await type(again, words.from, dayIn(2))
    await userEvent.click(again.getByRole('button', { name: words.save }))
    await waitFor(() => expect(deputyOf('approver')?.from).toBe(dayIn(2)), WAIT)
    await userEvent.click(await screen.findByRole('button', { name: words.end }, WAIT))
    await userEvent.click((await dialog(words.endAsk)).getByRole('button', { name: words.endIt }))
    expect(await screen.findByText(words.none, {}, WAIT)).toBeTruthy()
    expect(deputyOf('approver')).toBeUndefined()
  })

  test('are named by an owner for somebody else', async () => {
    await open('trader')
    await userEvent.click(await screen.findByRole('button', { name: words.name }, WAIT))
    const form = await dialog(words.name)
    await choose(form.getByRole('combobox', { name: words.whom }), words.approver)
    await choose(form.getByRole('combobox', { name: words.who }), words.finance)
    await type(form, words.to, dayIn(5))
    await userEvent.click(form.getByRole('button', { name: words.save }))
    expect(await screen.findByText(words.line, {}, WAIT)).toBeTruthy()
    expect(deputyOf('approver')?.id).toBe('finance')
  })

  test('read that they are, approve, and are named in the history and the log', async () => {
    const buyer = await office.person('BUYER')
    await office.saveTiers(AWARD_TIERS)
    const one = await asked(office, buyer, 'tender/award', (await toAward(office, '30000')).input)
    await nameFinance()
    await open('finance')
    expect(await screen.findByText(words.yours, {}, WAIT)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.name })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: words.approve }, WAIT))
    const form = await dialog(words.approveAsk)
    expect(form.getByText(words.inPlace)).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: words.approveIt }))
    expect(await screen.findByText(words.step, {}, WAIT)).toBeTruthy()
    expect(office.rows.approvals.get(one.id)?.status).toBe('APPROVED')
    await open('trader', '/user/changeBaseInfo?tab=log')
    expect((await screen.findAllByText(words.log, {}, WAIT)).length).toBeGreaterThan(0)
  })

  test('read when it begins later', async () => {
    await nameFinance(3)
    await open('finance')
    expect(await screen.findByText(words.later, {}, WAIT)).toBeTruthy()
  })
})

test('an enterprise of one person sees nothing of deputies', async () => {
  app = await openAs('forwarder', PLACE, office.market, { locale: 'en-US' })
  expect(await screen.findByText('No approvals', {}, WAIT)).toBeTruthy()
  expect(screen.queryByText('Deputies')).toBeNull()
})
