import { expect, type Page } from '@playwright/test'
import { choose } from './choose.ts'
import { dayFromNow } from './steps.ts'
import { publishButton } from './publish.ts'
import { codeIn, priceLabels } from './quote.ts'

const NEXT = /^(下一步|Next)$/
/** Ports of discharge of the twelve lanes, all from Shanghai. */
export const PODS = [
  'USLAX',
  'USLGB',
  'NLRTM',
  'DEHAM',
  'SGSIN',
  'AEJEA',
  'JPTYO',
  'AUSYD',
  'GBFXT',
  'USNYC',
  'BEANR',
  'FRLEH',
]

/** The twelve lanes as cells copied from a spreadsheet: ten 40HQ each. */
function cells(): string {
  const dates = [dayFromNow(20), dayFromNow(24), dayFromNow(40)]
  const head = [
    'POL',
    'POD',
    '40HQ',
    'Cargo ready',
    'ETD from',
    'ETD to',
    'Containers per week',
    'Planned bookings',
  ].join('\t')
  return [head, ...PODS.map((pod) => ['CNSHA', pod, '10', ...dates, '2', '5'].join('\t'))].join('\n')
}

/** Publishes a contract tender with twelve lanes pasted from a spreadsheet; returns its id. */
export async function publishContract(page: Page, title: string): Promise<string> {
  await page.goto('/business/tenderIssue')
  await page.getByRole('radio', { name: /合约|Contract/ }).check()
  await page.getByLabel(/^(招标标题|Title)/).fill(title)
  await page.getByLabel(/^(中文品名|Cargo name \(Chinese\))/).fill('户外家具')
  await page
    .getByLabel(/^(件数|Pieces)/)
    .first()
    .fill('9000')
  await page
    .getByLabel(/^(毛重|Gross weight)/)
    .first()
    .fill('2100000')
  await page
    .getByLabel(/^(体积|Volume)/)
    .first()
    .fill('8000')
  await page.getByRole('button', { name: NEXT }).click()

  await page.getByRole('button', { name: '表格导入' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /粘贴/ }).fill(cells())
  await dialog.getByRole('button', { name: '读取内容' }).click()
  await expect(dialog.getByText('共 12 行：12 条航线可以导入，0 行有问题。')).toBeVisible()
  await dialog.getByRole('button', { name: /12 条/ }).last().click()
  await expect(page.getByText(/12 条航线/).first()).toBeVisible()
  await page.getByRole('button', { name: NEXT }).click()
  await page.getByRole('button', { name: NEXT }).click()
  await page.getByRole('button', { name: /^(3 天后|In 3 days)/ }).click()
  await page.getByLabel(/^(报价有效期至|Bids valid until|Validity)/).fill(dayFromNow(60))
  await page.getByRole('button', { name: NEXT }).click()
  await publishButton(page).click()
  await expect(page).toHaveURL(/\/business\/myTenderBid\?tenderId=/)
  return new URL(page.url()).searchParams.get('tenderId') ?? ''
}

/**
 * Quotes all twelve lanes: the first by hand, the others copy its charges; `other` sets the freight of single lanes.
 */
export async function quoteContract(
  page: Page,
  tenderId: string,
  freight: string,
  other: Readonly<Record<number, string>> = {},
): Promise<void> {
  await page.goto(`/business/quote?tenderId=${tenderId}`)
  await fillLane(page, freight)
  await page.getByRole('checkbox', { name: '选择全部航线' }).check()
  await page.getByRole('button', { name: '套用航线 1' }).click()
  for (const [laneNo, price] of Object.entries(other)) {
    await page
      .locator(`[data-lanecol="open"]`)
      .nth(Number(laneNo) - 1)
      .click()
    await page
      .getByLabel(/^OFR.*单价$/)
      .first()
      .fill(price)
  }
  await page.getByRole('button', { name: /^(提交报价|修改报价|提交修改)/ }).click()
  await expect(page.getByText(/HZ\d{8}-[0-9A-Z]{6}/).first()).toBeVisible()
}

/** Fills in the open lane: freight per container, every other required charge included in it. */
async function fillLane(page: Page, freight: string): Promise<void> {
  await expect(page.getByLabel(/^航程/).first()).toBeVisible()
  await page.getByLabel(/^航程/).first().fill('18')
  for (const label of await priceLabels(page)) {
    const code = codeIn(label)
    if (code === 'OFR') await page.getByLabel(label, { exact: true }).first().fill(freight)
    else await choose(page.getByLabel(new RegExp(`^${code}\\b.*状态$`)).first(), '已包含')
  }
}

/** On the buyer's page of an agreement: calls off containers of the first lane that has any left. */
export async function callOff(page: Page, address: string, qty: number): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: '订舱', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^40HQ（剩余/).fill(String(qty))
  await dialog.getByLabel(/^货好日期/).fill(dayFromNow(15))
  await dialog.getByLabel(/^HS 编码/).fill('940360')
  await dialog.getByRole('button', { name: '提交订舱' }).click()
  await expect(dialog).toHaveCount(0)
}

/** On the seller's page of an agreement: accepts the open call-off with a sailing. */
export async function acceptCallOff(page: Page, address: string, voyage: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: '接受', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^船名/).fill('CT PIONEER')
  await dialog.getByLabel(/^航次/).fill(voyage)
  await dialog.getByRole('button', { name: '接受', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** On the seller's page of an agreement: has no space for the open call-off. */
export async function refuseCallOff(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('button', { name: '接受', exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: /^更多/ }).first().click()
  await page.getByRole('menuitem', { name: '拒绝订舱' }).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByLabel(/^拒绝原因/), '舱位不足')
  await dialog.getByRole('button', { name: '拒绝订舱' }).click()
  await expect(dialog).toHaveCount(0)
}
