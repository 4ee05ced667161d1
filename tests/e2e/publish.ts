import { expect, type Locator, type Page } from '@playwright/test'
import { choose } from './choose.ts'
import { choosePort, dayFromNow } from './steps.ts'

const NEXT = /^(下一步|Next)$/

/** The tender to publish; Shanghai to Los Angeles, 2x40HQ by default. */
export interface Shipment {
  cargo: string
  /** Title to enter instead of the generated one. */
  title?: string
  /** Rows of a sheet of lanes, with its headings, instead of the one lane. */
  lanes?: readonly string[]
  /** Loose cargo on an LCL lane instead of containers. */
  isLoose?: boolean
  /** Term of payment instead of payment before the carriage. */
  term?: RegExp
  /** Share that is paid first, per cent, for a term with a deposit. */
  depositPct?: string
  /** Name of a company without an account that alone is invited. */
  guest?: string
}

/** Presses Next and waits for the step it leads to. */
async function next(page: Page, step: 'route' | 'terms' | 'rules' | 'review'): Promise<void> {
  await page.getByRole('button', { name: NEXT }).click()
  await expect(page).toHaveURL(new RegExp(`step=${step}`))
}

/** Fills in the one lane of a tender. */
async function writeLane(page: Page, isLoose: boolean): Promise<void> {
  await choosePort(page, /起运港|Port of loading/, 'SHA', 'CNSHA')
  await choosePort(page, /目的港|Port of discharge/, 'LAX', 'USLAX')
  if (!isLoose) {
    await choose(page.getByRole('combobox', { name: /^(箱型|Container type)/ }).first(), /^40HQ/)
    await page
      .getByLabel(/^(箱量|Quantity)/)
      .first()
      .fill('2')
  }
  if (isLoose) await page.getByRole('button', { name: /^(同整票货|Same as cargo|Same as)/ }).click()
  await page.getByLabel(/^(货好日期|Cargo ready)/).fill(dayFromNow(4))
  await page.getByLabel(/^(最早开航|ETD from)/).fill(dayFromNow(7))
  await page.getByLabel(/^(最晚开航|ETD to)/).fill(dayFromNow(14))
}

/** Pastes lanes from a sheet. */
async function importLanes(page: Page, lanes: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: /^(表格导入|Import sheet)/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('textarea[name="sheet"]').fill(lanes.join('\n'))
  await dialog.getByRole('button', { name: /^(读取内容|Read pasted cells)$/ }).click()
  await dialog.getByRole('button', { name: /^(全部替换|Replace all|导入 \d+ 条航线|Import \d+ lanes)/ }).click()
  await expect(dialog).toHaveCount(0)
}

/** Invites a company without an account, and nobody else. */
async function inviteGuest(page: Page, company: string): Promise<void> {
  await page.getByRole('radio', { name: /^(邀请|By invitation)/ }).check()
  await page.getByRole('button', { name: /^(添加企业|Add a company)$/ }).click()
  await page.getByLabel(/^(企业名称|Company name)/).fill(company)
  await page.getByLabel(/^(邮箱或手机号|E-mail or mobile number)/).fill('ops@xinhang.example')
}

/** Fills in a sealed tender by mouse; ends on the fifth step, before publishing. */
export async function write(
  page: Page,
  { cargo, title, lanes, isLoose = false, term, depositPct, guest }: Shipment,
): Promise<void> {
  await page.goto('/business/tenderIssue')
  if (isLoose) await choose(page.getByLabel(/^(运输方式|Mode of transport)/), /^(海运拼箱|Ocean LCL)$/)
  if (title !== undefined) await page.getByLabel(/^(招标标题|Title)/).fill(title)
  await page.getByLabel(/^(中文品名|Cargo name \(Chinese\))/).fill(cargo)
  await page
    .getByLabel(/^(件数|Pieces)/)
    .first()
    .fill('400')
  await page
    .getByLabel(/^(毛重|Gross weight)/)
    .first()
    .fill(isLoose ? '3500' : '18000')
  await page
    .getByLabel(/^(体积|Volume)/)
    .first()
    .fill(isLoose ? '9' : '120')
  await next(page, 'route')

  if (lanes) await importLanes(page, lanes)
  else await writeLane(page, isLoose)
  await next(page, 'terms')
  if (term) await choose(page.getByLabel(/^(付款条件|Payment term)/), term)
  if (depositPct !== undefined) await page.getByLabel(/^(定金比例|Deposit)/).fill(depositPct)
  await next(page, 'rules')
  if (guest !== undefined) await inviteGuest(page, guest)
  await page.getByRole('button', { name: /^(24 小时后|In 24 hours)/ }).click()
  await next(page, 'review')
  await expect(publishButton(page)).toBeVisible()
}

/** The publish button. */
export function publishButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(发布招标|Publish tender)$/ })
}

/** Publishes a sealed tender through all five steps by mouse; ends on the page of its bids and returns its id. */
export async function publish(page: Page, shipment: Shipment): Promise<string> {
  await write(page, shipment)
  await publishButton(page).click()
  await expect(page).toHaveURL(/\/business\/myTenderBid\?tenderId=/)
  return new URL(page.url()).searchParams.get('tenderId') ?? ''
}
