import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { dayFromNow, party, signIn } from './steps.ts'

/** What somebody knows who has cargo to move, or a price: a value for the caption of a field. */
type Knowledge = readonly (readonly [caption: RegExp, value: string])[]

const CARGO: Knowledge = [
  [/^Cargo name/, '户外折叠椅'],
  [/^Pieces/, '400'],
  [/^Gross weight/, '18000'],
  [/^Volume/, '120'],
  [/^Port of loading/, 'SHA'],
  [/^Port of discharge/, 'LAX'],
  [/^Container type/, '40HQ'],
  [/^Quantity/, '2'],
  [/^Cargo ready/, dayFromNow(4)],
  [/^ETD from/, dayFromNow(7)],
  [/^ETD to/, dayFromNow(14)],
  [/valid until/i, dayFromNow(30)],
  [/deadline$/i, `${dayFromNow(2)} 12:00`],
]
const PRICES: Knowledge = [
  [/^Transit/, '16'],
  [/unit price$/i, '480'],
  [/valid/i, dayFromNow(21)],
]

async function enter(page: Page, field: Locator, value: string): Promise<void> {
  if ((await field.getAttribute('role')) !== 'combobox') {
    await field.fill(value)
    await field.press('Tab')
  } else if (await field.evaluate((one) => one.closest('.ant-select') !== null)) await choose(field, new RegExp(value))
  else {
    await field.fill(value)
    await page
      .getByRole('option', { name: new RegExp(value) })
      .first()
      .click()
  }
}

/** Does what the tour says, and nothing else, until the page is left; returns the buttons it was told to press. */
async function follow(page: Page, knowledge: Knowledge, until: () => Promise<boolean>): Promise<string[]> {
  const pressed: string[] = []
  await page.getByRole('button', { name: 'Start guide' }).click()
  const said = page.getByRole('status').filter({ hasText: /^(Fill in:|Press)/ })
  const panel = said.locator('xpath=ancestor::*[.//button][1]')
  for (let turn = 0; turn < 40; turn += 1) {
    await expect.poll(async () => (await until()) || (await said.isVisible())).toBe(true)
    if (await until()) return pressed
    // The page may be left between two looks: then there is nothing to be read any more.
    const [before, words] = await Promise.all([
      panel.innerText({ timeout: 2000 }).catch(() => undefined),
      said.textContent({ timeout: 2000 }).catch(() => undefined),
    ])
    if (before === undefined || typeof words !== 'string') continue
    const button = /^Press “(.+)”$/.exec(words)?.[1]
    if (button === undefined) {
      for (const caption of words.replace('Fill in: ', '').split(', ')) {
        const value = knowledge.find(([of]) => of.test(caption))?.[1]
        if (value === undefined) throw new Error(`The tour asks for “${caption}”`)
        const field = page.getByRole('main').getByLabel(caption, { exact: false }).and(page.locator('input:visible'))
        await enter(page, field.first(), value)
      }
    } else {
      pressed.push(button)
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
    }
    // The tour reads the page again after this.
    const now = async () => panel.innerText({ timeout: 500 }).catch(() => '')
    await expect.poll(async () => (await until()) || (await now()) !== before).toBe(true)
  }
  throw new Error('The tour does not end')
}

test('whoever does only what the tour says publishes a tender and sends a quote; neither tour is offered twice', async ({
  browser,
}) => {
  const [trader, forwarder] = [await party(browser, 'en-US'), await party(browser, 'en-US')]
  await signIn(trader.page, 'trader')
  await signIn(forwarder.page, 'forwarder')

  await trader.page.goto('/business/tenderIssue')
  const isPublished = () => Promise.resolve(/myTenderBid\?tenderId=/.test(trader.page.url()))
  expect(await follow(trader.page, CARGO, isPublished)).toEqual(['Next', 'Next', 'Next', 'Next', 'Publish tender'])
  const tenderId = new URL(trader.page.url()).searchParams.get('tenderId') ?? ''
  await trader.page.goto('/business/tenderIssue')
  await expect(trader.page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  await expect(trader.page.getByRole('button', { name: 'Start guide' })).toHaveCount(0)

  await forwarder.page.goto(`/business/quote?tenderId=${tenderId}`)
  const receipt = forwarder.page.getByText(/HZ\d{8}-[0-9A-Z]{6}/).first()
  const buttons = await follow(forwarder.page, PRICES, async () => receipt.isVisible())
  expect(buttons).toEqual(['Submit bid'])
  for (const { ears } of [trader, forwarder]) expect(ears.complaints).toEqual([])
})
