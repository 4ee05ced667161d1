import { expect } from '@playwright/test'
import { test } from './test.ts'
import { freshUscc, paper } from './certify.ts'
import { press, tabTo, typeInto } from './keys.ts'
import { freshMobile, solvePuzzle } from './member.ts'
import { PASSWORD } from './steps.ts'

test(
  'one person registers, sends the certification with a paper and is certified by keyboard alone',
  { tag: '@whole' },
  async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto('/register')
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('Space')
    await typeInto(page, page.getByLabel(/^手机号/), freshMobile())
    await press(page, page.getByRole('button', { name: '获取验证码' }))
    await solvePuzzle(page, async (slider) => tabTo(page, slider))
    await press(page, page.getByRole('button', { name: '填入验证码' }))
    await typeInto(page, page.locator('input[type="password"]'), PASSWORD)
    await tabTo(page, page.getByRole('checkbox'))
    await page.keyboard.press('Space')
    await press(page, page.locator('form button[type="submit"]'))
    await expect(page).toHaveURL(/\/subBaseInfo/)

    const write = async (name: string, text: string) => typeInto(page, page.locator(`[name="${name}"]`), text)
    await write('nameZh', '宁波键盘进出口有限公司')
    await write('uscc', freshUscc())
    await expect(page.locator('input[name="provinceCode"]')).toHaveValue('330000')
    await write('cityName', '宁波')
    await write('address', '北仑区明州港路 18 号')
    await write('contactName', '陆一鸣')
    await write('email', 'lu@haisheng.example')
    const next = page.getByRole('button', { name: '下一步' })
    await press(page, next)

    const chooser = page.waitForEvent('filechooser')
    await press(page, page.getByRole('button', { name: '选择文件' }).first())
    await (await chooser).setFiles(paper('licence.pdf'))
    await expect(page.getByRole('link', { name: 'licence.pdf' })).toBeVisible()
    await press(page, next)
    await press(page, page.getByRole('button', { name: '提交审核' }))
    await expect(page.getByText('认证已通过', { exact: true })).toBeVisible({ timeout: 20_000 })
  },
)
