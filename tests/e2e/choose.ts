import { expect, type Locator } from '@playwright/test'

const fits = (text: string, label: string | RegExp) =>
  typeof label === 'string' ? text.trim() === label : label.test(text.trim())

/** Chooses an option by its text, in a native select or the kit's; if a pattern matches several, the first one. */
export async function choose(place: Locator, label: string | RegExp): Promise<void> {
  // The list of the kit is called as its field.
  const field = place.and(place.page().getByRole('combobox'))
  await expect(field).toBeEnabled()
  if (await field.evaluate((one) => one.tagName === 'SELECT')) {
    const find = async () => (await field.locator('option').allTextContents()).find((text) => fits(text, label))
    // The texts of a dictionary may still be loading.
    await expect.poll(find).toBeDefined()
    await field.selectOption({ label: (await find()) ?? '' })
    return
  }
  await field.click()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const list = field.page().locator(`[id="${await field.getAttribute('aria-controls')}"]`)
  await list
    .getByRole('option', { name: label, exact: typeof label === 'string' })
    .first()
    .click()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
}
