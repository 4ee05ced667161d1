import { expect, test, type Browser, type Page } from '@playwright/test'
import { choose } from './choose.ts'
import { fillSmsCode, freshMobile } from './member.ts'
import { publishButton, write } from './publish.ts'
import { quote } from './quote.ts'
import { payByTransfer } from './settle.ts'
import { advance, HOUR_MS, party, PASSWORD, robotsOff, signIn } from './steps.ts'

const STAFF = '/user/changeBaseInfo?tab=staff'
const APPROVALS = '/user/personalCenter?tab=approvals'

/** Invites a person and registers it by the link; returns its page, signed in. */
async function employ(browser: Browser, owner: Page, name: string, role: string): Promise<Page> {
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
async function setTiers(owner: Page, kind: string, tiers: readonly (readonly [upTo: string, who: string])[]) {
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
async function askFor(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: '提交审批' }).getByRole('button', { name: '提交审批' }).click()
  const waiting = page.getByRole('dialog', { name: '已提交，等待审批' })
  await expect(waiting).toContainText('待审批')
  await waiting.getByText('关闭', { exact: true }).click()
}

/** Limits what a person may pay alone, CNY. */
async function limitPay(owner: Page, name: string, upTo: string): Promise<void> {
  await owner.goto(STAFF)
  await owner.getByRole('button', { name: `设置限额: ${name}` }).click()
  const limits = owner.getByRole('dialog', { name: `${name}的限额` })
  await limits.getByLabel('付款 (CNY)').fill(upTo)
  await limits.getByRole('button', { name: '保存' }).click()
  await expect(limits).toHaveCount(0)
}

/** Rejects the one that waits for this person. */
async function sendBack(page: Page, reason: string): Promise<void> {
  await page.goto(`${APPROVALS}&show=decide`)
  await page.getByRole('button', { name: /^驳回: / }).click()
  const dialog = page.getByRole('dialog', { name: '驳回该申请' })
  await dialog.getByLabel(/^驳回理由/).fill(reason)
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect(page.getByText('没有审批')).toBeVisible()
}

/** Agrees to the first one that waits for this person. */
async function agree(page: Page): Promise<void> {
  await page.goto(`${APPROVALS}&show=decide`)
  await page
    .getByRole('button', { name: /^同意: / })
    .first()
    .click()
  await page.getByRole('dialog', { name: '同意该申请？' }).getByRole('button', { name: '同意' }).click()
  await expect(page.getByText('没有审批')).toBeVisible()
}

test(
  'a buyer asks to publish, mends what was rejected, and awards over two tiers; finance pays within its limit',
  { tag: '@whole' },
  async ({ browser }) => {
    test.setTimeout(300_000)
    const [{ page: owner }, { page: seller }] = [await party(browser), await party(browser)]
    await signIn(owner, 'trader')
    await robotsOff(owner)
    const buyer = await employ(browser, owner, '钱小满', '业务')
    const approver = await employ(browser, owner, '吴越', '审批')
    const finance = await employ(browser, owner, '沈一', '财务')
    await setTiers(owner, '发布招标', [['', '审批人']])
    await setTiers(owner, '定标', [
      ['1000', '本人直接操作'],
      ['', '审批人，再所有者'],
    ])
    await limitPay(owner, '沈一', '1000')

    const tenderId = await test.step('the tender is rejected, mended and published', async () => {
      await write(buyer, { cargo: '审批' })
      await buyer.getByRole('button', { name: '保存草稿' }).click()
      await expect(buyer).toHaveURL(/[?&]id=/)
      const id = new URL(buyer.url()).searchParams.get('id') ?? ''
      await publishButton(buyer).click()
      await askFor(buyer)
      await sendBack(approver, '请补充说明')
      await buyer.goto(`${APPROVALS}&show=asked`)
      await expect(buyer.getByText('请补充说明')).toBeVisible()
      await buyer.getByRole('list', { name: '审批' }).getByRole('link').first().click()
      await buyer.goto(`${buyer.url()}&step=review`)
      await publishButton(buyer).click()
      await askFor(buyer)
      await agree(approver)
      return id
    })

    await signIn(seller, 'forwarder')
    await quote(seller, tenderId, { OFR: '1888', DOC: '451', OTHC: '1033' })
    await advance(owner, 25 * HOUR_MS)

    await test.step('the award goes over two tiers', async () => {
      await buyer.goto(`/business/myTenderBid?tenderId=${tenderId}`)
      await buyer.getByRole('button', { name: '定标', exact: true }).first().click()
      const award = buyer.getByRole('dialog').first()
      await choose(award.getByLabel(/定标理由/), '价格')
      await award.getByRole('button', { name: '确认定标' }).click()
      await askFor(buyer)
      await agree(approver)
      await agree(owner)
      await buyer.reload()
      await expect(buyer.getByRole('heading', { name: /定标记录/ })).toBeVisible()
    })

    const payment = await test.step('finance asks above its limit, and is sent back', async () => {
      await seller.goto('/business/myBid?tab=won')
      await seller.getByRole('button', { name: '确认中标' }).first().click()
      await seller.getByRole('dialog').getByRole('button', { name: /确认/ }).last().click()
      await finance.goto(`/business/myTenderBid?tenderId=${tenderId}`)
      await finance.getByRole('link', { name: '去付款' }).first().click()
      const address = finance.url()
      await finance.getByRole('radio', { name: /对公转账/ }).check()
      await finance.getByRole('button', { name: '去付款' }).click()
      await askFor(finance)
      await expect(finance.getByText('不因审批而顺延')).toBeVisible()
      await sendBack(approver, '请分开付款')
      return address
    })

    await test.step('finance pays within its limit', async () => {
      await limitPay(owner, '沈一', '50000')
      await finance.goto(payment)
      await payByTransfer(finance)
    })
  },
)
