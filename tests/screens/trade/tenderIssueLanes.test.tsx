import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dayAfter, fill, openIssue, press, valueOf } from '../support/issueApp.tsx'
import type { IssueApp } from '../support/issueApp.tsx'

const ROUTE = '/business/tenderIssue?step=route'
const HEAD = ['POL', 'POD', 'Cargo ready', 'ETD from', 'ETD to', '20GP', '40HQ']
const PODS = ['USLAX', 'DEHAM', 'NLRTM', 'SGSIN', 'JPTYO', 'USNYC']

/** Valid rows with different ports and weeks. */
function goodRows(app: IssueApp, count: number): string[][] {
  return Array.from({ length: count }, (_, at) => [
    'Shanghai',
    PODS[at % PODS.length] ?? '',
    dayAfter(app.market, 10),
    dayAfter(app.market, 12),
    dayAfter(app.market, 20 + Math.floor(at / PODS.length)),
    '',
    String(at + 1),
  ])
}

async function importRows(rows: readonly (readonly string[])[]): Promise<void> {
  await press('Import sheet')
  await screen.findByRole('dialog', { name: 'Import lanes' })
  fill('sheet', rows.map((cells) => cells.join('\t')).join('\n'))
  await press('Read pasted cells')
}

const lines = () => screen.getAllByRole('button', { expanded: false }).filter((one) => one.dataset['field'])
const line = (index: number) => document.querySelector<HTMLElement>(`[data-field="lanes.${index}"]`)

describe('lanes out of a sheet', () => {
  test('good rows are taken, wrong ones are told row by row, and taking can be undone', async () => {
    const app = await openIssue(ROUTE)
    await screen.findByRole('combobox', { name: /Port of loading/ })
    const wrong = ['Atlantis', 'USLAX', '01/02/2027', dayAfter(app.market, 12), dayAfter(app.market, 20), '', '0']
    await importRows([HEAD, ...goodRows(app, 6), wrong])
    expect(await screen.findByText('7 rows: 6 lanes can be imported, 1 row has problems.')).toBeTruthy()
    const table = within(screen.getByRole('table', { name: '3 problems' }))
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Row 8',
      'POL',
      'Unknown place; use its code (IATA by air, else UN/LOCODE) or its usual name',
      'Atlantis',
      'Row 8',
      'Cargo ready',
      'Ambiguous day and month; use 2026-12-01',
      '01/02/2027',
      'Row 8',
      'Containers',
      'Enter at least one container',
      '',
    ])
    await press('Import 6 lanes')
    await waitFor(() => expect(lines()).toHaveLength(6))
    expect(line(1)?.textContent).toContain('CNSHA Shanghai \u2192 DEHAM Hamburg')
    expect(line(1)?.textContent).toContain('2\u00D740HQ')
    await press('Undo')
    await waitFor(() => expect(line(0)).toBeNull())
    expect(valueOf('lanes.0.pol')).toBe('')
    await app.leave()
  })

  test('more good rows than a tender takes are told, and none is cut off', async () => {
    const app = await openIssue(ROUTE)
    await screen.findByRole('combobox', { name: /Port of loading/ })
    await importRows([HEAD, ...goodRows(app, 51)])
    expect(await screen.findByText(/51 valid lanes, but a tender takes up to 50/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Import 51 lanes' })).toHaveProperty('disabled', true)
    await app.leave()
  })

  test('five thousand wrong rows are shown a page at a time', async () => {
    const app = await openIssue(ROUTE)
    await screen.findByRole('combobox', { name: /Port of loading/ })
    await press('Import sheet')
    await screen.findByRole('dialog', { name: 'Import lanes' })
    const rows = [HEAD, ...Array.from({ length: 5000 }, () => ['x1', 'x2', '', '', '', '', ''])]
    const text = rows.map((cells) => cells.join('\t')).join('\n')
    // Text of this length is not put into the field but read at once.
    const input = screen.getByLabelText('Paste cells copied from Excel')
    await act(async () => void fireEvent.paste(input, { clipboardData: { getData: () => text } }))
    expect(await screen.findByText(/5000 rows: 0 lanes can be imported|5,000 rows: 0 lanes/)).toBeTruthy()
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(11)
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull()
    const dialog = within(screen.getByRole('dialog'))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Next' })))
    expect(within(screen.getByRole('table')).queryByText('Row 2')).toBeNull()
    expect(within(screen.getByRole('table')).getAllByText('Row 4').length).toBeGreaterThan(0)
    await app.leave()
  })

  test('a file that is no sheet is refused in words, and another can be chosen', async () => {
    const app = await openIssue(ROUTE)
    await screen.findByRole('combobox', { name: /Port of loading/ })
    await press('Import sheet')
    const dialog = within(await screen.findByRole('dialog', { name: 'Import lanes' }))
    const input = dialog.getByLabelText('Choose file', { selector: 'input' })
    const choose = (file: File) => act(async () => void fireEvent.change(input, { target: { files: [file] } }))
    await choose(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])], 'lanes.xls'))
    expect(await dialog.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('old .xls'))
    const again = dialog.getByLabelText('Choose file', { selector: 'input' })
    const text = [HEAD, ...goodRows(app, 2)].map((cells) => cells.join()).join('\n')
    await act(async () => void fireEvent.change(again, { target: { files: [new File([text], 'lanes.csv')] } }))
    const importing = await dialog.findByRole('button', { name: 'Import 2 lanes' })
    await act(async () => fireEvent.click(importing))
    await waitFor(() => expect(valueOf('lanes.1.pod')).toBe('DEHAM'))
    await app.leave()
  })

  test('lanes that are there stay when others are added to them', async () => {
    const app = await openIssue(`${ROUTE}&pol=CNNGB&pod=USLAX`)
    await waitFor(() => expect(valueOf('lanes.0.pol')).toBe('CNNGB'))
    await importRows([HEAD, ...goodRows(app, 4)])
    await press('Add 4')
    await waitFor(() => expect(lines()).toHaveLength(5))
    expect(line(0)?.textContent).toContain('CNNGB')
    await app.leave()
  })
})

describe('many lanes', () => {
  async function openFive(): Promise<IssueApp> {
    const app = await openIssue(ROUTE)
    await screen.findByRole('combobox', { name: /Port of loading/ })
    await importRows([HEAD, ...goodRows(app, 5)])
    await press('Import 5 lanes')
    await waitFor(() => expect(lines()).toHaveLength(5))
    return app
  }

  test('one is open at a time, and says when it is complete', async () => {
    const app = await openFive()
    expect(document.querySelectorAll('[name$=".pol"]')).toHaveLength(0)
    await act(async () => line(2)?.click())
    expect(valueOf('lanes.2.pod')).toBe('NLRTM')
    await act(async () => line(0)?.click())
    expect(valueOf('lanes.2.pod')).toBeUndefined()
    expect(line(0)?.textContent).toContain('Complete')
    fill('lanes.0.boxes.0.qty', 'many')
    expect(line(0)?.textContent).toContain('1 missing')
    await app.leave()
  })

  test('a closed lane with an error is opened, and its field gets the focus', async () => {
    const app = await openFive()
    await act(async () => line(3)?.click())
    fill('lanes.3.etdTo', '')
    await act(async () => line(3)?.click())
    await press('Next')
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('lanes.3.etdTo'))
    await app.leave()
  })

  test('lanes are copied, moved and removed, with what was typed in them, and the focus follows', async () => {
    const app = await openFive()
    await act(async () => line(1)?.click())
    fill('lanes.1.maxTransitDays', '3x')
    await press('Move lane 2 down')
    expect(valueOf('lanes.2.maxTransitDays')).toBe('3x')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move lane 3 down')
    await press('Duplicate lane 3')
    expect(lines()).toHaveLength(5)
    expect(valueOf('lanes.3.pod')).toBe('DEHAM')
    expect(document.activeElement?.getAttribute('role')).toBe('combobox')
    await press('Remove lane 4')
    expect(lines()).toHaveLength(5)
    expect(document.activeElement?.textContent).toBe('Undo')
    await press('Undo')
    expect(lines()).toHaveLength(6)
    await act(async () => line(2)?.click())
    expect(valueOf('lanes.2.maxTransitDays')).toBe('3x')
    await app.leave()
  })
})

describe('the review of many lanes', () => {
  test('is a table of them', async () => {
    const app = await openIssue(ROUTE)
    await screen.findByRole('combobox', { name: /Port of loading/ })
    await importRows([HEAD, ...goodRows(app, 5)])
    await press('Import 5 lanes')
    await app.leave()
    const review = await openIssue('/business/tenderIssue?step=review', { market: app.market })
    const table = within(await screen.findByRole('table', { name: 'Lanes' }))
    expect(table.getAllByRole('row')).toHaveLength(6)
    expect(table.getByText('2. CNSHA Shanghai \u2192 DEHAM Hamburg')).toBeTruthy()
    await review.leave()
  })

  test('says of each lane how much is open, and leads to its first question', async () => {
    const app = await openIssue(ROUTE)
    for (const _ of [1, 2, 3]) await press('Add lane')
    await app.leave()
    const review = await openIssue('/business/tenderIssue?step=review', { market: app.market })
    const link = await screen.findByRole('button', { name: 'Lane 3' })
    expect(link.closest('li')?.textContent).toBe('Lane 3: 6 missing')
    await act(async () => link.click())
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'))
    expect(valueOf('lanes.2.pol')).toBe('')
    await review.leave()
  })
})

test('an undo is offered only until something else is written on the lanes', async () => {
  const app = await openIssue(ROUTE)
  await press('Add lane')
  await press('Remove lane 2')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  fill('lanes.0.etdFrom', dayAfter(app.market, 12))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(valueOf('lanes.0.etdFrom')).toBe(dayAfter(app.market, 12))
  await app.leave()
})

test('a contract speaks of its period and asks for containers a week, a spot tender for its B/Ls', async () => {
  const spot = await openIssue(ROUTE)
  expect(await screen.findByLabelText(/Number of B\/Ls/)).toBeTruthy()
  fill('lanes.0.blCount', '2')
  expect(valueOf('lanes.0.blCount')).toBe('2')
  await spot.leave()
  const app = await openIssue('/business/tenderIssue')
  const contract = await screen.findByRole('radio', { name: /Contract/ })
  await act(async () => fireEvent.click(contract))
  await app.leave()
  const route = await openIssue(ROUTE, { market: app.market })
  expect(await screen.findByLabelText(/Contract period from/)).toBeTruthy()
  expect(screen.queryByLabelText(/Number of B\/Ls/)).toBeNull()
  fill('lanes.0.boxesPerWeek', '4')
  expect(valueOf('lanes.0.boxesPerWeek')).toBe('4')
  await route.leave()
})
