import { expect } from '@playwright/test'
import { test } from './test.ts'
import { press, tabTo, typeInto } from './keys.ts'
import { signIn } from './steps.ts'

test(
  'a buyer compares, comes back, keeps one and asks its seller by keyboard alone',
  { tag: '@whole' },
  async ({ page }) => {
    test.setTimeout(180_000)
    await signIn(page, 'trader')
    await page.goto('/business/market?kind=RATE')
    const ticks = page.getByRole('checkbox', { name: /^对比 / })
    for (const place of [0, 1]) {
      await tabTo(page, ticks.nth(place))
      await page.keyboard.press('Space')
      await expect(ticks.nth(place)).toBeChecked()
    }
    await press(page, page.getByRole('button', { name: '开始对比' }))
    await expect(page.getByRole('table', { name: '挂牌对比' })).toBeVisible()
    // The comparison has the focus; its frame is the next tab stop after its buttons and scrolls by keys.
    await tabTo(page, page.getByRole('region', { name: '挂牌对比' }).filter({ hasNot: page.getByRole('heading') }))
    await press(page, page.getByRole('button', { name: /^移出 / }).first())
    await expect(page.getByRole('table', { name: '挂牌对比' }).locator('thead').getByRole('columnheader')).toHaveCount(
      2,
    )
    await page.goBack()
    const star = page.getByRole('button', { name: /^收藏 / }).first()
    await tabTo(page, star)
    const before = await star.getAttribute('aria-pressed')
    await page.keyboard.press('Enter')
    await expect(star).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
    await press(
      page,
      page.getByRole('list', { name: '挂牌列表' }).getByRole('heading', { level: 2 }).getByRole('link').first(),
    )
    await expect(page).toHaveURL(/marketDetail/)
    await typeInto(page, page.getByRole('textbox', { name: /^问题/ }), '本周能否提箱？')
    await press(page, page.getByRole('button', { name: '提交问题' }))
    await expect(page.getByText('本周能否提箱？').first()).toBeVisible()
  },
)
