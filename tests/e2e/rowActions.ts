import type { Locator } from '@playwright/test'

/** Opens the menu of a row and chooses an action. */
export async function chooseAction(row: Locator, name: string | RegExp): Promise<void> {
  await row.getByRole('button', { name: /^(更多|More)[：:]/ }).click()
  await row.page().getByRole('menuitem', { name }).click()
}
