import { fireEvent, screen, within, type BoundFunctions, type queries } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

type Dialog = BoundFunctions<typeof queries>

/** Types into a field of the booking at once; a test of typing itself uses the keyboard. */
export const fill = (dialog: Dialog, name: string | RegExp, value: string): void => {
  fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } })
}

const party = async (dialog: Dialog, role: string, country: string): Promise<void> => {
  const group = within(dialog.getByRole('group', { name: role }))
  fill(group, /^Name/, `${role} Co.`)
  fill(group, /^Address/, '1 Dock Road')
  fill(group, /^Contact/, 'Ms Li 021-5566')
  await userEvent.type(group.getByRole('combobox', { name: /^Country/ }), country)
  await userEvent.keyboard('{Enter}')
}

/** Fills what a booking of containers has to say besides quantity: the sea freight and all else is prepaid by the shipper. */
export async function fillShipment(dialog: Dialog, incoterm = 'DDP'): Promise<void> {
  for (const field of dialog.getAllByRole('textbox', { name: /^Cargo weight per/ }))
    fireEvent.change(field, { target: { value: '18000' } })
  const ready = dialog.getByRole('textbox', { name: /^Cargo ready on/ })
  fireEvent.change(ready, { target: { value: '2026-11-22' } })
  fireEvent.blur(ready)
  fill(dialog, /^Commodity/, 'Furniture')
  fireEvent.change(dialog.getByRole('combobox', { name: /^HS code/ }), { target: { value: '940360' } })
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Incoterm/ }), incoterm)
  await party(dialog, 'Shipper', 'China')
  await party(dialog, 'Consignee', 'United States')
}

/** Opens the booking of the listing on the page. */
export async function openBooking(): Promise<Dialog> {
  await userEvent.click(await screen.findByRole('button', { name: 'Book now' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Submit booking' })
  return dialog
}
