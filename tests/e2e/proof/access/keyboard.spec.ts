import { expect, type Page } from '@playwright/test'
import { test } from '../../test.ts'
import { axeFindings, settled } from '../../inspect.ts'
import { press, tabTo, typeInto } from '../../keys.ts'
import { freshMobile, solvePuzzle } from '../../member.ts'
import { accountButton } from '../../sight.ts'
import { signIn } from '../../steps.ts'
import { figure } from '../figure.ts'

/** The selected option as the search dialog announces it. */
const chosen = async (page: Page): Promise<string> =>
  page
    .getByRole('dialog')
    .getByRole('combobox')
    .evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant')
      return (id && document.querySelector(`#${CSS.escape(id)}`)?.textContent) ?? ''
    })

test('the search everywhere is opened, walked, left and used by keyboard alone', async ({ page }) => {
  await page.goto('/other')
  await settled(page)
  const start = page.locator('main nav a').first()
  await tabTo(page, start)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  const input = dialog.getByRole('combobox')
  await expect(input).toBeFocused()
  await page.keyboard.type('税')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  const first = await chosen(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => chosen(page)).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => chosen(page)).toBe(first)
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('main') !== null && !document.activeElement?.closest('dialog'),
      ),
      'the focus left the dialog',
    ).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(start).toBeFocused()

  await page.keyboard.press('/')
  await expect(input).toBeFocused()
  await page.keyboard.type('找招标')
  // Server results arrive later than local ones.
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(async () => chosen(page)).toContain('找招标')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/business\/searchTender/)
  await expect(page.locator('main h1')).toBeFocused()
  figure(
    'search everywhere by keyboard: opened twice, walked, left with the focus given back, used; 0 findings of axe in the open dialog',
  )
})

test('every calculator is reached by keyboard, and a result is heard', async ({ page }) => {
  await page.goto('/tool/customs')
  await settled(page)
  const tabs = page.getByRole('navigation', { name: '通关工具' }).getByRole('link')
  const count = await tabs.count()
  expect(count).toBe(7)
  for (let at = 1; at < count; at += 1) {
    await press(page, tabs.nth(at))
    await expect(tabs.nth(at)).toHaveAttribute('aria-current', 'page')
    await settled(page)
    expect.soft(await axeFindings(page), page.url()).toEqual([])
  }
  await page.goto('/tool/customs?tab=volume')
  const heard = page.locator('main form [role="status"]')
  await expect(heard).toHaveText(/填写件数/)
  for (const [label, figures] of [
    [/^件数/, '10'],
    [/^长/, '100'],
    [/^宽/, '50'],
    [/^高/, '40'],
  ] as const)
    await typeInto(page, page.getByRole('textbox', { name: label }), figures)
  await expect(heard).toHaveText(/m³ 2(?:\.000)?$/)
  figure(`${count} calculators reached by keyboard, results told in one status`)
})

test('a guest asks for help and writes to us by keyboard alone', async ({ page }) => {
  await page.goto('/other')
  await typeInto(page, page.getByRole('searchbox').first(), '定标')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=/)
  const question = page.locator('summary').first()
  await press(page, question)
  await expect(page.locator('details').first()).toHaveAttribute('open', '')

  await page.goto('/other/contact')
  const send = page.getByRole('form', { name: '提交工单' }).locator('button[type="submit"]')
  await press(page, send)
  const topic = page.locator('select[name="topic"]')
  // The first missing field has an error message and gets the focus.
  await expect(topic).toBeFocused()
  await expect(topic).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(topic).not.toHaveValue('')
  await typeInto(page, page.locator('[name="name"]'), '林一')
  await typeInto(page, page.locator('[name="mobile"]'), freshMobile())
  await typeInto(page, page.locator('[name="text"]'), '键盘用户询问：定标之后多久可以付款，超过时间会怎样。')
  await solvePuzzle(page, async (slider) => tabTo(page, slider))
  await press(page, send)
  const sent = page.getByRole('status').filter({ hasText: /已收到，工单号\s*\w+/ })
  await expect(sent).toBeFocused()
  figure('help searched and opened, a ticket written and sent by keyboard')
})

test('the menus of the header open, are walked and give the focus back', async ({ page }) => {
  await signIn(page, 'trader')
  await settled(page)
  const account = accountButton(page)
  await press(page, account)
  await expect(account).toHaveAttribute('aria-expanded', 'true')
  const panel = page.locator(`[id="${await account.getAttribute('aria-controls')}"]`)
  const items = panel.getByRole('link').or(panel.getByRole('button'))
  await expect(items.first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(items.first()).toBeHidden()
  await expect(account).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  const burger = page.getByRole('button', { name: '打开菜单' })
  await press(page, burger)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(burger).toBeFocused()
  figure('account menu and drawer by keyboard: 0 findings of axe while open')
})
