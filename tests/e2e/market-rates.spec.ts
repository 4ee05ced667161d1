import { expect } from '@playwright/test'
import { test } from './test.ts'
import { publish } from './publish.ts'
import { quoteButton } from './quote.ts'
import { dayFromNow, party, robotsOff, signIn } from './steps.ts'

const PODS = [
  'USLAX',
  'USOAK',
  'USSEA',
  'USNYC',
  'USSAV',
  'USHOU',
  'NLRTM',
  'DEHAM',
  'BEANR',
  'GBFXT',
  'SGSIN',
  'VNSGN',
]
const CARRIERS = ['COSU', 'MAEU', 'MSCU', 'CMDU', 'HLCU', 'EGLV', 'ONEY']
const ROWS = 2000

/** A carrier's sheet as they come: a title, Chinese headings, a price column a container type, a total at the end. */
function sheet(): string {
  const head = '起运港,目的港,船公司,20GP,40GP,40HQ,币种,航程,生效日期,失效日期,OTHC,DTHC,DOC,AMS,ISF,ENS,备注'
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const [pod, carrier] = [PODS[at % PODS.length], CARRIERS[at % CARRIERS.length]]
    const days = `${dayFromNow(-2)},${dayFromNow(60)}`
    return `CNSHA,${pod},${carrier},${1500 + at},${1900 + at},${2000 + at},USD,18,${days},1185,200,450,30,30,30,第 ${at} 行`
  })
  return ['2026 年 12 月运价,,,', head, ...rows, '合计,,,1,2,3'].join('\n')
}

test('a sheet of 2,000 rows with Chinese headings becomes a quote of twelve lanes', async ({ browser }) => {
  test.setTimeout(240_000)
  const [seller, buyer] = [await party(browser), await party(browser)]
  await signIn(seller.page, 'forwarder')
  await signIn(buyer.page, 'trader')
  await robotsOff(seller.page)
  const dates = [dayFromNow(4), dayFromNow(7), dayFromNow(14)].join('\t')
  const lanes = PODS.map((pod, at) => `CNSHA\t${pod}\t${at + 1}\t${dates}`)
  const id = await publish(buyer.page, {
    cargo: '家具',
    lanes: ['起运港\t目的港\t40HQ\t货好日期\t最早开航\t最晚开航', ...lanes],
  })

  const { page } = seller
  await page.goto('/business/myMarket?tab=rates')
  await page.getByRole('button', { name: '导入运价表' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '选择表格' }).click()
  const file = { name: '运价.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet()) }
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^导入 [\d,]+ 条运价$/ })
    .click()
  // 18,000 rates in 36 calls, beside another walk: the issue allows a minute.
  await expect(page).toHaveURL(/sheet=/, { timeout: 60_000 })
  await page.getByRole('button', { name: '启用', exact: true }).click()
  await expect(page.getByText('使用中')).toBeVisible()

  await page.goto(`/business/quote?tenderId=${id}`)
  await page.getByRole('button', { name: '从运价库填入' }).click()
  await expect(page.getByText(/^已从运价库（.+）填入 \d+ 项，请核对$/)).toBeVisible()
  await expect(page.getByText('已完成 12 / 12 条航线')).toBeVisible()
  await quoteButton(page).click()
  await expect(page.getByText(/HZ\d{8}-[0-9A-Z]{6}/).first()).toBeVisible()
  for (const { ears } of [seller, buyer]) expect(ears.complaints).toEqual([])
})
