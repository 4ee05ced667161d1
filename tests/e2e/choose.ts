import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

/** Chooses an option by its label in a select: the browser's own, or the kit's, whose list is in the page or its dialog. */
export async function choose(field: Locator, label: string | RegExp): Promise<void> {
  await expect(field).toBeVisible()
  if (await field.evaluate((element) => element instanceof HTMLSelectElement)) {
    const text = await field.locator('option').filter({ hasText: label }).first().textContent()
    await field.selectOption({ label: text ?? '' })
    return
  }
  await field.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")]').click()
  const list = field.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
  const option = list.locator('.ant-select-item-option').filter({ hasText: label }).first()
  await option.click()
  await expect(list).toHaveCount(0)
}
