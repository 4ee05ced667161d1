import { expect, type Locator, type Page } from '@playwright/test'

/** Maximum number of tab stops between two controls of a page. */
const MOST_STOPS = 120

/** Returns the focused element if it has no visible focus, else an empty string. */
async function unseenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const seen = (one: Element | null): boolean => {
      if (!one) return false
      // The ring of a whole row is drawn by what lies over it.
      return [getComputedStyle(one), getComputedStyle(one, '::after')].some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      )
    }
    // Some controls show the focus ring on the label or box around them.
    for (let one: Element | null = element, level = 0; one && level < 5; one = one.parentElement, level += 1)
      if (seen(one) && (one === element || (one.matches(':focus-within') && !one.matches('main, form, body'))))
        return ''
    return `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30) ?? ''}`
  })
}

/** Presses Tab until a control has the focus; every stop before it must show the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expect.poll(async () => unseenFocus(page), { message: 'a stop without a visible focus' }).toBe('')
  }
  throw new Error(`Tab never came to ${String(target)}`)
}

/** Moves the focus to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Types a day, `YYYY-MM-DD`, in the place of what a date field holds. */
export async function typeDay(page: Page, target: Locator, day: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(day)
  await expect(target).toHaveValue(day)
}

/** Moves the focus to a button or link and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
