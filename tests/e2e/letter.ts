import { expect, type Page } from '@playwright/test'

/** On the page of an award: the letter is printed from its first line on for any number of lanes, and can be closed. */
export async function seeLetterPrinted(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(通知书|Letter)$/ }).click()
  const letter = page.getByRole('dialog')
  await expect(letter.locator('section').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const { top, cut } = await letter.evaluate((dialog) => {
    const lane = dialog.querySelector('section')
    if (lane) lane.after(...Array.from({ length: 11 }, () => lane.cloneNode(true)))
    // Nothing around the lanes may scroll, or the printed page ends there.
    let hidden = dialog.scrollHeight - dialog.clientHeight
    for (let one = lane?.parentElement; one && one !== dialog; one = one.parentElement)
      hidden = Math.max(hidden, one.scrollHeight - one.clientHeight)
    return { top: dialog.getBoundingClientRect().top, cut: hidden }
  })
  expect([top, cut]).toEqual([0, 0])
  await page.emulateMedia({ media: null })
  await page.keyboard.press('Escape')
  await expect(letter).toHaveCount(0)
}
