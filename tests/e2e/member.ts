import { expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD } from './steps.ts'

/** Solves the slider puzzle by keyboard; the position of the gap is in the mock's picture (mock/README.md). */
export async function solvePuzzle(
  page: Page,
  reach = async (slider: Locator): Promise<void> => slider.focus(),
): Promise<void> {
  const picture = page.getByAltText(/^(带缺口的集装箱堆场图|Container yard with a gap)$/)
  await expect(picture).toBeVisible()
  const svg = decodeURIComponent((await picture.getAttribute('src')) ?? '')
  const x = Number(/translate\((\d+) \d+\)" fill="#0009"/.exec(svg)?.[1])
  await reach(page.getByRole('slider'))
  for (let step = 0; step < Math.floor(x / 10); step += 1) await page.keyboard.press('Shift+ArrowRight')
  for (let step = 0; step < x % 10; step += 1) await page.keyboard.press('ArrowRight')
  // The server rejects slides that are too fast for a person.
  await page.waitForTimeout(150)
  await page.keyboard.press('Enter')
}

/** Requests an SMS code in a form, or on the page, and fills it in from the message under the field. */
export async function fillSmsCode(page: Page, scope: Page | Locator = page): Promise<void> {
  await scope.getByRole('button', { name: /^(获取验证码|重新获取|Send code|Resend)$/ }).click()
  await solvePuzzle(page)
  await scope.getByRole('button', { name: /^(填入验证码|Fill in code)$/ }).click()
  await expect(scope.getByLabel(/^(短信验证码|SMS code)/)).toHaveValue(/^\d{6}$/)
}

/** An unused mobile number, of a range without an operator. */
export function freshMobile(): string {
  return `1649${String(Date.now()).slice(-7)}`
}

/** Registers an enterprise of a type with a fresh number; ends logged in. Returns the number. */
export async function register(page: Page, userType: 1 | 2 | 3, address = '/register'): Promise<string> {
  const mobile = freshMobile()
  await page.goto(address)
  await page
    .getByRole('radio')
    .nth(userType - 1)
    .check()
  await page.getByLabel(/^(手机号|Mobile number)/).fill(mobile)
  await fillSmsCode(page)
  await page.locator('input[type="password"]').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.locator('form button[type="submit"]').click()
  await expect(page).not.toHaveURL(/\/register/)
  return mobile
}
