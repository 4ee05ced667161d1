import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { press } from './keys.ts'
import { publish } from './publish.ts'
import { quote } from './quote.ts'
import { awardFirst } from './settle.ts'
import { advance, HOUR_MS, party, robotsOff, signIn } from './steps.ts'

test.describe.configure({ mode: 'serial' })

const bell = (page: Page) => page.getByRole('button', { name: /^消息|unread message|^Messages/ })
const toasts = (page: Page) => page.getByRole('region', { name: /提示消息|^Messages$/ })

/** Opens the bell and marks everything as read, so that only new messages count. */
async function readAll(page: Page): Promise<void> {
  await bell(page).click()
  await page.getByRole('button', { name: /^(全部已读|Mark all read)$/ }).click()
  await expect(page.getByRole('button', { name: /没有未读|none unread/ })).toBeVisible()
  await page.keyboard.press('Escape')
}

test(
  'a publisher hears of a quote and a forwarder of the award, without a reload, and follow the links',
  { tag: '@whole' },
  async ({ browser }) => {
    const [trader, one] = [await party(browser), await party(browser, 'en-US')]
    await signIn(trader.page, 'trader')
    await signIn(one.page, 'forwarder')
    await robotsOff(trader.page)
    const tenderId = await publish(trader.page, { cargo: '铃声测试货物', title: '消息走查 2×40HQ' })
    await expect(trader.page.getByText('已收到 0 家报价')).toBeVisible()
    await trader.page.goto('/business/searchTender')
    await readAll(trader.page)

    await quote(one.page, tenderId, { OFR: '1866', DOC: '455' })
    const link = toasts(trader.page).getByRole('link', { name: '收到新报价' })
    await expect(link).toBeVisible({ timeout: 20_000 })
    expect(await toasts(trader.page).textContent()).not.toMatch(/1866|3732/)
    await link.click()
    await expect(trader.page).toHaveURL(new RegExp(`tenderId=${tenderId}`))
    await expect(trader.page.getByRole('button', { name: /没有未读/ })).toBeVisible()

    await one.page.goto('/business/searchTender')
    await readAll(one.page)
    await advance(trader.page, 25 * HOUR_MS)
    await trader.page.reload()
    await awardFirst(trader.page)
    await expect(one.page.getByRole('button', { name: /unread message/ })).toBeVisible({ timeout: 20_000 })
    await bell(one.page).click()
    await one.page.getByRole('link', { name: 'You won the tender' }).first().click()
    await expect(one.page).toHaveURL(/\/business\/myBid\?bidId=/)
    await expect(one.page.getByRole('dialog')).toContainText('1,866')
    for (const { ears } of [trader, one]) expect(ears.complaints).toEqual([])
  },
)

test(
  'a favourite is kept, changes are seen and it is removed and taken back, by keyboard only',
  { tag: '@whole' },
  async ({ browser }) => {
    const { page, ears } = await party(browser, 'en-US')
    await signIn(page, 'forwarder2')
    await page.goto('/business/searchTender')
    // Only a member's list marks the favourites.
    await expect(bell(page)).toBeVisible()
    const fresh = page.getByRole('button', { name: /^Favourite /, pressed: false }).first()
    const name = ((await fresh.getAttribute('aria-label')) ?? '').replace('Favourite ', '')
    await press(page, page.getByRole('button', { name: `Favourite ${name}`, exact: true }).first())
    await expect(page.getByText('Added to your favourites')).toBeVisible()
    await expect(page.getByRole('button', { name: `Favourite ${name}`, pressed: true }).first()).toBeVisible()
    await page.goto('/user/myCollect')
    const checkbox = page.getByRole('checkbox', { name: `Select ${name}` }).first()
    await expect(checkbox).toBeVisible()
    await checkbox.focus()
    await page.keyboard.press('Space')
    await press(page, page.getByRole('button', { name: 'Remove selected' }))
    await expect(page.getByText('1 removed')).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Undo' }))
    await expect(checkbox).toBeVisible()

    await bell(page).focus()
    await page.keyboard.press('Enter')
    await expect(bell(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Mark all read' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bell(page)).toBeFocused()
    expect(ears.complaints).toEqual([])
  },
)
