import { expect, type Browser, type Page } from '@playwright/test'
import { choose } from './choose.ts'
import { fillSmsCode, freshMobile } from './member.ts'
import { party, PASSWORD } from './steps.ts'

const STAFF = '/user/changeBaseInfo?tab=staff'
/** Where approvals are listed. */
export const APPROVALS = '/user/personalCenter?tab=approvals'

/** Invites a person and registers it by the link; returns its page, signed in. */
export async function employ(browser: Browser, owner: Page, name: string, role: string): Promise<Page> {
  const mobile = freshMobile()
  await owner.goto(STAFF)
  await owner.getByRole('button', { name: '邀请员工' }).click()
  const dialog = owner.getByRole('dialog', { name: '邀请员工' })
  await dialog.getByLabel(/^姓名/).fill(name)
  await dialog.getByLabel(/^手机号/).fill(mobile)
  await choose(dialog.getByRole('combobox', { name: /^角色/ }), role)
  const answer = owner.waitForResponse(/staff\/invite$/)
  await dialog.getByRole('button', { name: '生成邀请' }).click()
  const { data } = (await (await answer).json()) as { data: { id: string } }
  const { page } = await party(browser)
  await page.goto(`/register?invite=${data.id}`)
  await page.getByLabel(/^手机号/).fill(mobile)
  await fillSmsCode(page)
  await page.locator('input[type="password"]').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.locator('form button[type="submit"]').click()
  await expect(page).not.toHaveURL(/\/register/)
  return page
}

/** Sets the tiers of one kind: amounts with who decides, the last one for all above. */
export async function setTiers(owner: Page, kind: string, tiers: readonly (readonly [upTo: string, who: string])[]) {
  await owner.goto(STAFF)
  await owner.getByRole('button', { name: `设置规则: ${kind}` }).click()
  const dialog = owner.getByRole('dialog', { name: `${kind}的审批规则` })
  for (const [at] of tiers.entries()) {
    await dialog.getByRole('button', { name: '添加一级' }).click()
    await expect(dialog.getByRole('combobox')).toHaveCount(at + 1)
  }
  for (const [at, [upTo, who]] of tiers.entries()) {
    if (upTo !== '') await dialog.getByLabel(`第 ${at + 1} 级金额上限（CNY）`).fill(upTo)
    await choose(dialog.getByRole('combobox', { name: `第 ${at + 1} 级审批人` }), who)
  }
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
}

/** In the dialog that a limit opens: asks, and reads that it waits. */
export async function askFor(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: '提交审批' }).getByRole('button', { name: '提交审批' }).click()
  const waiting = page.getByRole('dialog', { name: '已提交，等待审批' })
  await expect(waiting).toContainText('待审批')
  await waiting.getByText('关闭', { exact: true }).click()
}

/** Limits what a person may pay alone, CNY. */
export async function limitPay(owner: Page, name: string, upTo: string): Promise<void> {
  await owner.goto(STAFF)
  await owner.getByRole('button', { name: `设置限额: ${name}` }).click()
  const limits = owner.getByRole('dialog', { name: `${name}的限额` })
  await limits.getByLabel('付款 (CNY)').fill(upTo)
  await limits.getByRole('button', { name: '保存' }).click()
  await expect(limits).toHaveCount(0)
}

/** Rejects the one that waits for this person. */
export async function sendBack(page: Page, reason: string): Promise<void> {
  await page.goto(`${APPROVALS}&show=decide`)
  await page.getByRole('button', { name: /^驳回: / }).click()
  const dialog = page.getByRole('dialog', { name: '驳回该申请' })
  await dialog.getByLabel(/^驳回理由/).fill(reason)
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect(page.getByText('没有审批')).toBeVisible()
}

/** Agrees to the first one that waits for this person. */
export async function agree(page: Page): Promise<void> {
  await page.goto(`${APPROVALS}&show=decide`)
  await page
    .getByRole('button', { name: /^同意: / })
    .first()
    .click()
  await page.getByRole('dialog', { name: '同意该申请？' }).getByRole('button', { name: '同意' }).click()
  await expect(page.getByText('没有审批')).toBeVisible()
}
