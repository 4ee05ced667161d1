import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Approval } from '@/contract/member/approval/schemas.ts'
import { asked, AWARD_TIERS, openOffice, toAward, type Office } from '@tests/mock/member/approval/support.ts'
import { openStage } from '@tests/setup/stage.ts'

await Promise.all([
  import('@/pages/member/MemberCenterPage.tsx'),
  import('@/features/member/approval/components/Approvals.tsx'),
])

const WAIT = { timeout: 20_000 }
const PLACE = '/user/personalCenter?tab=approvals'
let office: Office
let pending: Approval
const stage = openStage()

beforeEach(async () => {
  office = await openOffice()
  const buyer = await office.person('BUYER')
  await office.person('APPROVER')
  await office.saveTiers(AWARD_TIERS)
  pending = await asked(office, buyer, 'tender/award', (await toAward(office)).input)
})

const rowOf = () => office.rows.approvals.get(pending.id)
const cards = async (name: string) => within(await screen.findByRole('list', { name }, WAIT))

const WORDS = [
  {
    locale: 'en-US' as const,
    list: 'Approvals',
    amount: /USD124,069\.01.*CNY/,
    asker: /Asked by buyer/,
    open: 'not decided yet',
    approve: 'Approve',
    approveAsk: 'Approve this?',
    next: 'The next person then decides.',
    last: /done at once, in the name of the person who asked/,
    approved: 'Approved',
    reject: 'Reject',
    rejectAsk: 'Reject this',
    reason: /^Reason for rejection/,
    withdraw: 'Withdraw',
    withdrawAsk: 'Withdraw this?',
    withdrawn: 'Withdrawn',
    none: 'No approvals',
    duty: 'Waiting for your approval',
  },
  {
    locale: 'zh-CN' as const,
    list: '审批',
    amount: /USD124,069\.01.*CNY/,
    asker: /buyer提交/,
    open: '待审批',
    approve: '同意',
    approveAsk: '同意该申请？',
    next: '同意后由下一位审批人继续审批。',
    last: /同意后立即以提交人的名义执行/,
    approved: '已通过',
    reject: '驳回',
    rejectAsk: '驳回该申请',
    reason: /^驳回理由/,
    withdraw: '撤回',
    withdrawAsk: '撤回该申请？',
    withdrawn: '已撤回',
    none: '没有审批',
    duty: '待我审批',
  },
]

describe.each(WORDS)('approvals in $locale', (words) => {
  const open = async (account: string, address = PLACE) => {
    await stage.open(account, address, office.market, { locale: words.locale })
    return cards(words.list)
  }
  const press = async (list: ReturnType<typeof within>, name: string) =>
    userEvent.click(await list.findByRole('button', { name: new RegExp(`^${name}: `) }, WAIT))
  const confirm = async (title: string, name: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: title }, WAIT))
    await userEvent.click(dialog.getByRole('button', { name }))
  }

  test('are agreed to by two people, and the award is then done', async () => {
    const first = await open('approver')
    expect(first.getByText(words.asker)).toBeTruthy()
    expect((await screen.findByRole('list', { name: words.list }, WAIT)).textContent).toMatch(words.amount)
    await press(first, words.approve)
    expect(await screen.findByText(words.next)).toBeTruthy()
    await confirm(words.approveAsk, words.approve)
    await waitFor(() => expect(rowOf()?.steps[0]?.memberId).toBe('approver'), WAIT)
    await waitFor(
      () => expect(first.queryByRole('button', { name: new RegExp(`^${words.approve}: `) })).toBeNull(),
      WAIT,
    )
    const second = await open('trader')
    await press(second, words.approve)
    expect(await screen.findByText(words.last)).toBeTruthy()
    await confirm(words.approveAsk, words.approve)
    expect(await second.findByText(words.approved, {}, WAIT)).toBeTruthy()
    expect(office.rows.tenders.get(pending.subject?.id ?? '')?.status).toBe('AWARDED')
  })

  test('are rejected with a reason, which who asked reads', async () => {
    const list = await open('approver', `${PLACE}&show=decide`)
    await press(list, words.reject)
    const dialog = within(await screen.findByRole('dialog', { name: words.rejectAsk }, WAIT))
    await userEvent.click(dialog.getByRole('button', { name: words.reject }))
    expect(dialog.getByRole('alert')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(words.reason), 'Too dear')
    await userEvent.click(dialog.getByRole('button', { name: words.reject }))
    expect(await screen.findByText(words.none, {}, WAIT)).toBeTruthy()
    const own = await open('buyer')
    expect(own.getByText(/Too dear/)).toBeTruthy()
    expect(rowOf()?.status).toBe('REJECTED')
  })

  test('are withdrawn by who asked, who cannot approve', async () => {
    const list = await open('buyer', `${PLACE}&approval=${pending.id}`)
    expect(screen.queryByRole('button', { name: new RegExp(`^${words.approve}: `) })).toBeNull()
    await press(list, words.withdraw)
    await confirm(words.withdrawAsk, words.withdraw)
    expect((await screen.findAllByText(words.withdrawn, {}, WAIT)).length).toBeGreaterThan(0)
    expect(rowOf()?.status).toBe('CANCELLED')
  })

  test('count as a duty of who decides', async () => {
    await stage.open('approver', '/user/personalCenter', office.market, { locale: words.locale })
    const link = await screen.findByRole('link', { name: words.duty }, WAIT)
    expect(link.getAttribute('href')).toContain('tab=approvals')
  })
})
