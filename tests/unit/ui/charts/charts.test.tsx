import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BarChart } from '@/ui/charts/BarChart.tsx'
import { RangeChart } from '@/ui/charts/RangeChart.tsx'
import { inLanguage } from '../inLanguage.tsx'

const MONTHS = [
  { label: '26/09', value: 4 },
  { label: '26/10', value: 0 },
  { label: '26/11', value: 9, isMarked: true },
]
const reader = () => screen.getByRole('slider')
const spoken = () => reader().getAttribute('aria-valuetext')
const drawBars = async (bars: readonly { label: string; value: number | undefined }[] = MONTHS) =>
  render(await inLanguage('en-US', <BarChart title="Tenders" bars={bars} format={(value) => `${value} t`} />))

test('a chart is one tab stop, and the arrow keys say and draw one value after the other', async () => {
  await drawBars()
  await userEvent.tab()
  expect(document.activeElement).toBe(reader())
  expect(reader().getAttribute('aria-label')).toContain('Tenders')
  expect(spoken()).toBe('26/11: 9 t')
  await userEvent.keyboard('{ArrowLeft}')
  expect(spoken()).toBe('26/10: 0 t')
  await userEvent.keyboard('{Home}')
  expect(spoken()).toBe('26/09: 4 t')
  expect(reader().getAttribute('aria-valuenow')).toBe('1')
  await userEvent.keyboard('{ArrowLeft}{End}{ArrowRight}')
  expect(spoken()).toBe('26/11: 9 t')
  await userEvent.tab()
  expect(document.activeElement).not.toBe(reader())
})

test('the pointer reads the point below it, and a tap keeps it', async () => {
  await drawBars()
  vi.spyOn(reader(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 100))
  fireEvent.pointerMove(reader(), { clientX: 130, pointerType: 'mouse' })
  expect(spoken()).toBe('26/09: 4 t')
  fireEvent.pointerLeave(reader(), { pointerType: 'mouse' })
  expect(spoken()).toBe('26/11: 9 t')
  fireEvent.pointerDown(reader(), { clientX: 250, pointerType: 'touch' })
  fireEvent.pointerLeave(reader(), { pointerType: 'touch' })
  expect(spoken()).toBe('26/10: 0 t')
})

test('the same values are in a table', async () => {
  await drawBars()
  const table = within(screen.getByRole('table', { name: 'Tenders', hidden: true }))
  expect(table.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'ItemValue',
    '26/094 t',
    '26/100 t',
    '26/119 t',
  ])
})

test.each([
  ['no bars', []],
  ['bars of nothing', [{ label: '26/09', value: 0 }]],
  ['gaps', [{ label: '26/09', value: undefined }]],
])('a sentence stands in place of a chart of %s', async (_, bars) => {
  await drawBars(bars)
  expect(screen.getByText('No figures in this period.')).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('reading begins at the newest point with a value', async () => {
  await drawBars([...MONTHS, { label: '26/12', value: undefined }])
  await userEvent.tab()
  expect(spoken()).toBe('26/11: 9 t')
  await userEvent.keyboard('{ArrowRight}')
  expect(spoken()).toBe('26/12: None')
})

test('a point of a range says its middle and both ends; a gap says that it has none', async () => {
  const points = [
    { label: '11-02', low: 1900, middle: 2000, high: 2200 },
    { label: '11-09' },
    { label: '11-16', low: 2100, middle: 2100, high: 2100 },
  ]
  render(await inLanguage('en-US', <RangeChart title="Prices" summary="Three weeks" points={points} />))
  expect(screen.getByRole('img', { name: 'Three weeks' })).toBeTruthy()
  expect(screen.getByText('The axis starts at 1900, not at zero')).toBeTruthy()
  await userEvent.tab()
  expect(spoken()).toBe('11-16: 2100')
  await userEvent.keyboard('{ArrowLeft}')
  expect(spoken()).toBe('11-09: None')
  await userEvent.keyboard('{ArrowLeft}')
  expect(spoken()).toBe('11-02: 2000 (1900 to 2200)')
})
