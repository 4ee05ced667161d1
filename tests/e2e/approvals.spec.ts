import { expect } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { agree, APPROVALS, askFor, employ, limitPay, sendBack, setTiers } from './office.ts'
import { publishButton, write } from './publish.ts'
import { quote } from './quote.ts'
import { payByTransfer } from './settle.ts'
import { advance, HOUR_MS, party, robotsOff, signIn } from './steps.ts'

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
