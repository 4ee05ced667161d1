import { expect, type Locator } from '@playwright/test'
import { choose } from './choose.ts'

/** A day from now, `YYYY-MM-DD`, in China. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + (days * 24 + 8) * 3600_000).toISOString().slice(0, 10)

/** Filters of listed rates that can be booked today: a sailing of the next days may take no more papers. */
export const bookableRates = (): string => `kind=RATE&mode=FCL&etdFrom=${dayIn(7)}`

async function fillParty(dialog: Locator, role: string, country: string): Promise<void> {
  const party = dialog.getByRole('group', { name: role, exact: true })
  await party.getByLabel(/^名称/).fill(`${role} Co.`)
  await party.getByLabel(/^地址/).fill('1 Dock Road')
  await party.getByLabel(/^联系人/).fill('Ms Li')
  const field = party.getByRole('combobox', { name: /^国家或地区/ })
  await field.fill(country)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.press('Enter')
}

/** Fills what a booking of containers has to say: quantity, weight, sailing if there are any, cargo, term and parties. */
export async function fillBooking(dialog: Locator, quantity: Locator, qty: number): Promise<void> {
  await quantity.fill(String(qty))
  for (const field of await dialog.getByLabel(/^每个 .* 的货重/).all()) await field.fill('12000')
  const sailing = dialog.getByRole('combobox', { name: /^船期/ })
  // The last one leaves the most time to its cut-off.
  if ((await sailing.count()) > 0) {
    const names = await sailing.locator('option').allTextContents()
    await sailing.selectOption({ label: names.at(-1) ?? '' })
  }
  const ready = dialog.getByLabel(/^货好日期/)
  await ready.fill(dayIn(0))
  await ready.blur()
  await dialog.getByLabel(/^品名/).fill('板式家具')
  await dialog.getByRole('combobox', { name: /^HS 编码/ }).fill('940360')
  await choose(dialog.getByRole('combobox', { name: /^贸易术语/ }), /^DDP/)
  await fillParty(dialog, '发货人', 'CN')
  await fillParty(dialog, '收货人', 'US')
}
