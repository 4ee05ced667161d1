import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './test.ts'
import { breakCall, FAULTS } from './faults.ts'
import { press, typeInto } from './keys.ts'
import { APPROVALS, employ, setTiers } from './office.ts'
import { publishButton, write } from './publish.ts'
import { party, robotsOff, signIn } from './steps.ts'

const WHY = '季度框架内的出货'
const REASON = '请补充危险品说明'

/** Sends a dialog by keyboard twice: the first time nothing comes back, and what was typed stays. */
async function sendTwice(page: Page, call: string, dialog: Locator, button: Locator): Promise<void> {
  const repair = await breakCall(page, call, FAULTS.offline)
  await press(page, button)
  await expect(dialog.getByRole('alert').first()).toBeVisible({ timeout: 30_000 })
  await repair()
  await press(page, button)
}

test(
  'a buyer asks, an approver sends back and then agrees by keyboard alone, each over a network that fails once',
  { tag: '@whole' },
  async ({ browser }) => {
    test.setTimeout(240_000)
    const { page: owner } = await party(browser)
    await signIn(owner, 'trader')
    await robotsOff(owner)
    const buyer = await employ(browser, owner, '钱小满', '业务')
    const approver = await employ(browser, owner, '吴越', '审批')
    await setTiers(owner, '发布招标', [['', '审批人']])
    await write(buyer, { cargo: '键盘审批' })

    const ask = async () => {
      await press(buyer, publishButton(buyer))
      const dialog = buyer.getByRole('dialog', { name: '提交审批' })
      const note = dialog.getByRole('textbox')
      await typeInto(buyer, note, WHY)
      await sendTwice(buyer, 'approval/request', dialog, dialog.getByRole('button', { name: '提交审批' }))
      const waiting = buyer.getByRole('dialog', { name: '已提交，等待审批' })
      await expect(waiting).toBeVisible()
      await buyer.keyboard.press('Escape')
      await expect(waiting).toHaveCount(0)
    }
    const decide = async (button: RegExp, title: string, call: string, submit: string, reason?: string) => {
      await approver.goto(`${APPROVALS}&show=decide`)
      await expect(approver.getByText(WHY).first()).toBeVisible()
      await press(approver, approver.getByRole('button', { name: button }).first())
      const dialog = approver.getByRole('dialog', { name: title })
      if (reason !== undefined) await typeInto(approver, dialog.getByLabel(/^驳回理由/), reason)
      await sendTwice(approver, call, dialog, dialog.getByRole('button', { name: submit, exact: true }))
      await expect(approver.getByText('没有审批')).toBeVisible()
    }

    await ask()
    await decide(/^驳回: /, '驳回该申请', 'approval/reject', '驳回', REASON)
    await buyer.goto(`${APPROVALS}&show=asked`)
    await expect(buyer.getByText(REASON)).toBeVisible()
    await expect(buyer.getByText(WHY).first()).toBeVisible()
    // It was saved before it was asked for: it is a draft of the enterprise, and none of this device.
    await press(buyer, buyer.getByRole('list', { name: '审批' }).getByRole('link').first())
    await expect(buyer).toHaveURL(/tenderIssue\?.*id=/)
    const id = new URL(buyer.url()).searchParams.get('id') ?? ''
    await buyer.goto(`${buyer.url()}&step=review`)
    await ask()
    await decide(/^同意: /, '同意该申请？', 'approval/approve', '同意')
    await buyer.goto(`/business/foreignTradeDetial?id=${id}`)
    await expect(buyer.getByText('报价中').first()).toBeVisible()
    await buyer.goto('/business/tenderIssue')
    await expect(buyer.getByLabel(/^中文品名/)).toHaveValue('')
  },
)
