import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { certify } from './certify.ts'
import { acceptCallOff, callOff, publishContract, quoteContract, refuseCallOff } from './contract.ts'
import { register } from './member.ts'
import { askForInvoice, payByTransfer } from './settle.ts'
import { advance, HOUR_MS, party, RECEIPT, robotsOff, signIn } from './steps.ts'

const TITLE = '2027 年度合约 上海出口'

test(
  'a contract tender of twelve lanes, four bidders, an amendment, two rounds and a split award, three call-offs, to invoices and a reversal',
  { tag: '@whole' },
  async ({ browser }) => {
    test.setTimeout(600_000)
    const [trader, one, two, three, four] = await Promise.all([
      party(browser),
      party(browser),
      party(browser),
      party(browser),
      party(browser),
    ])
    await signIn(trader.page, 'trader')
    await robotsOff(trader.page)
    await signIn(one.page, 'forwarder')
    await signIn(two.page, 'forwarder2')
    await signIn(three.page, 'forwarder-expiring')
    await register(four.page, 2)
    await four.page.goto('/subBaseInfo')
    await certify(four.page, 2)

    const tenderId = await publishContract(trader.page, TITLE)
    await expect(trader.page.getByText('已收到 0 家报价')).toBeVisible()
    await quoteContract(one.page, tenderId, '1811')
    await quoteContract(two.page, tenderId, '1822', { 3: '1703' })
    await quoteContract(three.page, tenderId, '1933')
    await quoteContract(four.page, tenderId, '1844')
    await expect(trader.page.getByText('已收到 4 家报价')).toBeVisible()
    const early = trader.ears.bodies.map((body) => body.text).join('\n')
    for (const secret of ['1811', '1822', '1703', '1933', '1844']) expect(early).not.toContain(`"${secret}"`)

    await test.step('lane 1 is amended to twelve boxes and every bidder reconfirms in one click', async () => {
      await trader.page.getByRole('link', { name: '修改招标' }).click()
      const next = trader.page.getByRole('button', { name: '下一步' })
      await next.click()
      await trader.page.getByLabel(/^箱量/).first().fill('12')
      for (let step = 0; step < 3; step += 1) await next.click()
      await trader.page.getByRole('textbox', { name: /^说明/ }).fill('首航线加到 12 箱')
      await trader.page.getByRole('button', { name: '发布修改' }).click()
      await expect(trader.page.getByRole('heading', { name: '修改记录' })).toBeVisible()
      for (const { page } of [one, two, three, four]) {
        await page.goto(`/business/quote?tenderId=${tenderId}`)
        await expect(page.getByText('首航线加到 12 箱').first()).toBeVisible({ timeout: 60_000 })
        await page.getByRole('button', { name: '按原单价确认' }).click()
        await expect(page.getByRole('button', { name: '按原单价确认' })).toHaveCount(0)
      }
    })

    await test.step('the three cheapest go into a second round and one of them lowers its price', async () => {
      await advance(trader.page, 73 * HOUR_MS)
      await bidsOf(trader.page, tenderId)
      for (const at of [0, 1, 2]) await shortlist(trader.page, at)
      await trader.page.getByRole('button', { name: '发起下一轮' }).click()
      await trader.page.getByRole('dialog').getByRole('button', { name: '发起', exact: true }).click()
      await expect(trader.page.getByText('报价密封中')).toBeVisible()
      await three.page.goto(`/business/quote?tenderId=${tenderId}`)
      await expect(three.page.getByText('本轮仅限入围企业报价。')).toBeVisible()
      await two.page.goto(`/business/quote?tenderId=${tenderId}`)
      await expect(two.page.getByText('第 2 轮报价').first()).toBeVisible()
      await quoteContract(two.page, tenderId, '1788', { 3: '1699' })
    })

    await test.step('lane by lane and by boxes the award is shared out, and both winners confirm', async () => {
      await advance(trader.page, 25 * HOUR_MS)
      await bidsOf(trader.page, tenderId)
      await expect(trader.page.getByText(/第 1 轮 /).first()).toBeVisible()
      await trader.page.getByRole('button', { name: '拆分定标' }).click()
      const planner = trader.page.getByRole('dialog')
      // The second bidder is now cheapest on every lane; lane 1 goes to the first, lane 2 is split in half.
      const lanes = planner.getByLabel('给', { exact: true })
      await choose(lanes.first(), /宁波望潮|forwarder/)
      await choose(lanes.nth(1), '按箱分配')
      const boxes = planner.getByRole('textbox')
      for (const [at, qty] of ['5', '5', '0'].entries()) await boxes.nth(at).fill(qty)
      await planner.getByRole('button', { name: '下一步' }).click()
      const award = trader.page.getByRole('dialog')
      // Lane 1 does not go to the lowest price, so that is no reason.
      await choose(award.getByLabel(/^定标理由/), '服务')
      await award.getByLabel(/^说明/).fill('首航线需要长期合作方的舱位保障')
      await award.getByRole('button', { name: '确认定标' }).click()
      await expect(trader.page.getByRole('heading', { name: '定标记录' })).toBeVisible()
      for (const { page } of [one, two]) {
        await page.goto('/business/myBid?tab=won')
        await page.getByRole('button', { name: '确认中标' }).first().click()
        await page.getByRole('dialog').getByRole('button', { name: /确认/ }).last().click()
        await expect(page.getByRole('link', { name: '查看协议' }).first()).toBeVisible()
      }
      await expect(trader.page.getByText('中标方均已确认')).toBeVisible()
    })

    await test.step('of three call-offs one is refused, its containers come back, and two are paid', async () => {
      const links = trader.page.getByRole('link', { name: '查看协议' })
      await expect(links).toHaveCount(2)
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const [at, address] of addresses.entries()) {
        const sold = address.replace('myTenderBid', 'myBid')
        const seller = (await isSeller(one.page, sold)) ? one.page : two.page
        if (at === 0) {
          await callOff(trader.page, address, 2)
          await refuseCallOff(seller, sold)
        }
        await callOff(trader.page, address, 2)
        await acceptCallOff(seller, sold, `05${at}W`)
        await trader.page.goto(address)
        await trader.page.getByRole('link', { name: '去付款' }).click()
        const buffer = Buffer.concat([RECEIPT.buffer, Buffer.from(`% order ${at}\n`)])
        await payByTransfer(trader.page, { ...RECEIPT, name: `receipt-${at}.pdf`, buffer })
      }
    })

    await test.step('a call-off is invoiced, and the invoice is reversed', async () => {
      const number = await askForInvoice(trader.page, new RegExp(TITLE), /国际运输免税/)
      expect(number).toMatch(/^\d{20}$/)
      await trader.page.getByRole('button', { name: '申请红冲' }).click()
      const dialog = trader.page.getByRole('dialog')
      await choose(dialog.getByLabel('红冲原因'), '销货退回')
      await dialog.getByRole('button', { name: '申请红冲' }).click()
      await trader.page.getByRole('button', { name: '确认红冲' }).click()
      await trader.page.getByRole('dialog').getByRole('button', { name: '确认红冲' }).click()
      await expect(trader.page.getByText(/已开具红字发票/)).toBeVisible({ timeout: 30_000 })
    })
    for (const { ears } of [trader, one, two, three, four]) expect(ears.complaints).toEqual([])
  },
)

/** Opens the page of the bids on a tender. */
/** Whether an agreement is this seller's: it does not exist for others. */
async function isSeller(page: Page, address: string): Promise<boolean> {
  await page.goto(address)
  await expect(page.getByText(/^(协议不存在|箱量执行)$/).first()).toBeVisible()
  return (await page.getByText('箱量执行', { exact: true }).count()) > 0
}

async function bidsOf(page: Page, tenderId: string): Promise<void> {
  await page.goto(`/business/myTenderBid?tenderId=${tenderId}`)
  await expect(page.getByRole('table', { name: /报价对比/ })).toBeVisible()
}

/** Shortlists the bid of a column. */
async function shortlist(page: Page, at: number): Promise<void> {
  const matrix = page.getByRole('table', { name: /报价对比/ })
  const head = matrix.locator('thead th').nth(at + 1)
  await head.getByRole('button', { name: '入围' }).click()
  await expect(head.getByRole('button', { name: '取消入围' })).toBeVisible()
}
