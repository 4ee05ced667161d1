import { expect, type Page } from '@playwright/test'
import { test } from '../../test.ts'
import { settled } from '../../inspect.ts'
import { figure } from '../figure.ts'
import { visitAll } from './visits.ts'

/** Lists of one's own, which the side menu leaves the least width in English. */
const LISTS = [
  '/business/myBid',
  '/business/myTenderBid',
  '/business/myMarket',
  '/business/payment',
  '/coupon/couponManagement',
  '/coupon/couponVerification',
  '/user/invoice',
]
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]
/** A first column narrower than this breaks a title after every word, px. */
const LEAD_PX = 220
const PUBLIC = '/tool/shipDate'
/** The part of the header that stays, px. */
const HEADER_PX = 46

interface Look {
  rows: number
  findings: string[]
}

/** What is wrong with the list of the page: wider than its place, squeezed, or a menu below its button. */
const lookAt = async (page: Page): Promise<Look> =>
  page.evaluate((leastLead) => {
    const findings: string[] = []
    const tooWide = document.documentElement.scrollWidth - window.innerWidth
    if (tooWide > 0) findings.push(`page: ${tooWide} px wider than the window`)
    const table = document.querySelector('main [role="table"]')
    if (table?.closest('[data-wide]')) findings.push('the table does not fit')
    // A box to check may stand before it.
    const lead = [...(table?.querySelectorAll('td') ?? [])].find((cell) => cell.innerText.trim().length > 3)
    const width = lead?.offsetWidth ?? 0
    if (width < leastLead) findings.push(`first column: ${width} px`)
    const middle = (one: Element) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2
    for (const menu of table?.querySelectorAll('[aria-haspopup="menu"]') ?? []) {
      const main = menu.previousElementSibling
      if (main && Math.abs(middle(main) - middle(menu)) > 4) findings.push(`menu below “${main.textContent}”`)
    }
    return { rows: table?.querySelectorAll('tbody tr').length ?? 0, findings }
  }, LEAD_PX)

/** Top of the heads after the page was scrolled to its end. */
const headsAtEnd = async (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const top = document.querySelector('main [role="table"] th')?.getBoundingClientRect().top ?? Infinity
    window.scrollTo(0, 0)
    return Math.round(top)
  })

test('lists of one’s own fit beside the side menu, in English at 1280 and 1440', async ({ browser }) => {
  let found = 0
  const paths = await visitAll(
    browser,
    'member',
    { locale: 'en-US' },
    async ({ page, address }) => {
      for (const size of SIZES) {
        await page.setViewportSize(size)
        const { rows, findings } = await lookAt(page)
        found += findings.length
        expect.soft(rows, address).toBeGreaterThan(0)
        expect.soft(findings, `${address}, ${size.width}`).toEqual([])
        expect.soft(await headsAtEnd(page), `${address}, ${size.width}: heads`).toBeLessThanOrEqual(HEADER_PX)
      }
    },
    (path) => LISTS.includes(path),
  )
  expect(paths).toBe(LISTS.length)
  figure(`en-US: ${paths} lists of one's own at 1280 and 1440: ${found} squeezed, wrapped or wider than their place`)
})

test('a list that does not fit scrolls in itself, with its heads and first column in sight', async ({ browser }) => {
  await visitAll(
    browser,
    'member',
    { locale: 'en-US', size: { width: 1280, height: 800 } },
    async ({ page }) => {
      await page.addStyleTag({ content: 'td { min-width: 260px }' })
      await expect.poll(async () => (await lookAt(page)).findings).toEqual(['the table does not fit'])
      const away = await page
        .getByRole('table')
        .first()
        .evaluate((table) => {
          const box = table.parentElement ?? table
          box.scrollTo(box.scrollWidth, box.scrollHeight)
          const edge = box.getBoundingClientRect()
          const at = (selector: string) => table.querySelector(selector)?.getBoundingClientRect()
          return [(at('td')?.left ?? 0) - edge.left, (at('th')?.top ?? 0) - edge.top].map(Math.round)
        })
      // The table's own border.
      expect(away).toEqual([1, 1])
    },
    (path) => path === '/business/myBid',
  )
})

test('the compact view tightens lists and forms of the workspace, and no public page', async ({ browser }) => {
  const heights = async (page: Page): Promise<number[]> =>
    page.evaluate(() =>
      ['main td', 'main input'].map((one) => document.querySelector(one)?.getBoundingClientRect().height ?? 0),
    )
  await visitAll(
    browser,
    'member',
    { locale: 'en-US' },
    async ({ page, address }) => {
      await page.goto(PUBLIC)
      await settled(page)
      const [, publicField] = await heights(page)
      await page.goto(address)
      await settled(page)
      const [row = 0, field = 0] = await heights(page)
      await page.getByRole('button', { name: 'Compact view' }).click()
      const [compactRow = 0, compactField = 0] = await heights(page)
      expect(compactRow).toBeLessThan(row)
      expect(compactField).toBeLessThan(field)
      expect((await lookAt(page)).findings).toEqual([])
      await page.goto(PUBLIC)
      await settled(page)
      expect((await heights(page))[1]).toBe(publicField)
    },
    (path) => path === '/business/myBid',
  )
})
