import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

type Row = ReturnType<typeof within>

/** Opens the menu of a row or of the only one there is, and chooses an action. */
export async function chooseAction(name: string, row: Row = within(document.body)): Promise<void> {
  await userEvent.click(await row.findByRole('button', { name: /^More: / }, { timeout: 20_000 }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
