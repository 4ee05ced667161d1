import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dayAfter, fill, openIssue, press, valueOf } from '../support/issueApp.tsx'
import type { IssueApp } from '../support/issueApp.tsx'
import { choicesIn, choose, chosenIn } from '../support/choose.ts'

const ROUTE = '/business/tenderIssue?step=route'

afterEach(() => localStorage.clear())

function sheetOf({ market }: IssueApp, from: string): string {
  const dates = [dayAfter(market, 10), dayAfter(market, 12), dayAfter(market, 20)]
  return [
    [from, 'POD', 'Cargo ready', 'ETD from', 'ETD to', '40HQ', '53HC', 'Contact'],
    ['Shanghai', 'USLAX', ...dates, '2', '1', 'Mr. Li'],
    ['Ningbo', 'DEHAM', ...dates, '3', '', 'Mr. Li'],
  ]
    .map((cells) => cells.join('\t'))
    .join('\n')
}

async function paste(text: string) {
  await press('Import sheet')
  const dialog = within(await screen.findByRole('dialog', { name: 'Import lanes' }))
  fill('sheet', text)
  await press('Read pasted cells')
  return dialog
}

test('unknown columns are explained once, by keyboard, remembered, and can be changed', async () => {
  let app = await openIssue(ROUTE, { account: 'trader' })
  await screen.findByRole('combobox', { name: /Port of loading/ })
  let dialog = await paste(sheetOf(app, 'Loading place'))
  const intro = await dialog.findByText('3 column headings are not recognized', { selector: 'p' })
  await waitFor(() => expect(document.activeElement).toBe(intro))
  const table = within(dialog.getByRole('table', { name: '3 column headings are not recognized' }))
  const rows = table.getAllByRole('row').slice(1)
  expect(
    rows.map((one) =>
      within(one)
        .getAllByRole('cell')
        .slice(0, 2)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Loading place', 'Shanghai · Ningbo'],
    ['53HC', '1'],
    ['Contact', 'Mr. Li'],
  ])
  const select = (heading: string) => dialog.getByRole('combobox', { name: `What the column “${heading}” holds` })
  // Nothing is lost without a decision: figures under a container type have to be decided about, other columns are left out.
  expect([chosenIn(select('53HC')), chosenIn(select('Contact'))]).toEqual(['Choose', 'Leave out'])
  expect(dialog.getByText('Missing: POL. Choose the matching column.')).toBeTruthy()
  const optionsOf = (heading: string) => choicesIn(select(heading))
  const offered = await optionsOf('Loading place')
  expect(offered).toEqual(expect.arrayContaining(['Leave out', 'POL', '20GP']))
  // Not offered: columns that are already mapped, and those that do not apply to such a tender.
  for (const label of ['POD', '40HQ', 'Pieces', 'No.']) expect(offered).not.toContain(label)

  await press('Continue')
  expect(document.activeElement).toBe(select('53HC'))
  expect(select('53HC').getAttribute('aria-invalid')).toBe('true')
  await choose(select('53HC'), 'Leave out')
  await press('Continue')
  expect(document.activeElement).toBe(select('Loading place'))
  await choose(select('Loading place'), 'POL')
  expect(await optionsOf('Contact')).not.toContain('POL')
  await press('Continue')
  expect(await dialog.findByText('2 rows: 2 lanes can be imported, 0 rows have problems.')).toBeTruthy()
  expect(dialog.getByText('Unused columns: 53HC, Contact')).toBeTruthy()
  await press('Import 2 lanes')
  await waitFor(() => expect(valueOf('lanes.1.pol')).toBe('CNNGB'))
  await app.leave()

  app = await openIssue(ROUTE, { account: 'trader', market: app.market })
  await screen.findByRole('button', { name: 'Import sheet' })
  dialog = await paste(sheetOf(app, 'LOADING PLACE'))
  expect(await dialog.findByText(/Columns matched as last time\. LOADING PLACE → POL/)).toBeTruthy()
  expect(dialog.getByText(/2 lanes can be imported/)).toBeTruthy()
  await press('Change columns')
  expect(chosenIn(select('LOADING PLACE'))).toBe('POL')
  await choose(select('53HC'), '45HQ')
  await press('Continue')
  expect(await dialog.findByText(/LOADING PLACE → POL; 53HC → 45HQ/)).toBeTruthy()
  expect(dialog.queryByText(/as last time/)).toBeNull()
  await app.leave()
})
