import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { AntdScope } from '@/ui/antd/AntdScope.tsx'
import { RangeField } from '@/ui/RangeField.tsx'
import { inLanguage } from './inLanguage.tsx'

function Days({ first = ['', ''], told = [] }: { first?: [string, string]; told?: string[] }) {
  const [[from, to], setDays] = useState(first)
  return (
    <>
      <RangeField
        label="Changed"
        endLabel="Changed until"
        from={from}
        to={to}
        presets={[{ label: 'The first week', from: '2026-11-01', to: '2026-11-07' }]}
        onChange={(...days) => {
          told.push(days.join('/'))
          setDays(days)
        }}
      />
      <output>{`${from}/${to}`}</output>
      <button type="button">Next</button>
    </>
  )
}

const open = async (props: Parameters<typeof Days>[0] = {}) => {
  render(
    await inLanguage(
      'en-US',
      <AntdScope>
        <Days {...props} />
      </AntdScope>,
    ),
  )
  await screen.findAllByRole('textbox')
}
const said = () => screen.getByRole('status').textContent
const start = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Changed' })
const end = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Changed until' })
const next = () => screen.getByRole('button', { name: 'Next' })
const calendar = () => document.querySelector<HTMLElement>('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')
const pick = async (day: string) => {
  const cell = calendar()?.querySelector<HTMLElement>(`td[title="${day}"]`)
  if (!cell) throw new Error(`no ${day}`)
  await userEvent.click(within(cell).getByText(String(Number(day.slice(-2)))))
}

describe('a range of days on a work page', () => {
  test('opens no calendar for who types, tabs or presses Enter; a press or an arrow down does', async () => {
    await open()
    await userEvent.tab()
    expect(document.activeElement).toBe(start())
    await userEvent.keyboard('2026-11-05')
    expect(said()).toBe('2026-11-05/')
    await userEvent.tab()
    expect(document.activeElement).toBe(end())
    await userEvent.keyboard('2026-11-09{Enter}')
    expect(said()).toBe('2026-11-05/2026-11-09')
    expect(calendar()).toBeNull()
    await userEvent.click(start())
    expect(calendar()).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(calendar()).toBeNull())
    await userEvent.keyboard('{ArrowDown}')
    expect(calendar()).toBeTruthy()
    await userEvent.click(next())
    expect(calendar()).toBeNull()
    expect(document.activeElement).toBe(next())
    expect(said()).toBe('2026-11-05/2026-11-09')
  })

  test('that is typed counts as soon as a day is whole, and is told once', async () => {
    const told: string[] = []
    await open({ told })
    await userEvent.tab()
    await userEvent.keyboard('2026-11-0')
    expect(told).toEqual([])
    await userEvent.keyboard('5')
    await userEvent.click(next())
    expect(told).toEqual(['2026-11-05/'])
    expect([start().value, end().value]).toEqual(['2026-11-05', ''])
  })

  test('that is typed under its open calendar counts when it is left', async () => {
    const told: string[] = []
    await open({ told })
    await userEvent.click(start())
    await userEvent.keyboard('2026-11-05')
    await userEvent.click(next())
    await waitFor(() => expect(calendar()).toBeNull())
    expect([told, said(), start().value]).toEqual([['2026-11-05/'], '2026-11-05/', '2026-11-05'])
  })

  test('is turned round when it is left, not while it is typed', async () => {
    const told: string[] = []
    await open({ told, first: ['2026-11-05', '2026-11-09'] })
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}2026-11-20')
    expect(told).toEqual([])
    await userEvent.click(next())
    expect(told).toEqual(['2026-11-09/2026-11-20'])
    expect([start().value, end().value]).toEqual(['2026-11-09', '2026-11-20'])
  })

  test('that was typed in parts is gone on with by the calendar', async () => {
    const told: string[] = []
    await open({ told })
    await userEvent.tab()
    await userEvent.keyboard('2026-11-05')
    await userEvent.click(next())
    await userEvent.click(end())
    await pick('2026-11-09')
    await userEvent.click(next())
    expect(told).toEqual(['2026-11-05/', '2026-11-05/2026-11-09'])
    await userEvent.click(start())
    await pick('2026-11-02')
    await pick('2026-11-03')
    await waitFor(() => expect(calendar()).toBeNull())
    expect(told.at(-1)).toBe('2026-11-02/2026-11-03')
    expect([start().value, end().value]).toEqual(['2026-11-02', '2026-11-03'])
  })

  test('loses the end that is emptied, and gets no old day back', async () => {
    await open({ first: ['2026-11-05', '2026-11-09'] })
    await userEvent.clear(end())
    expect(said()).toBe('2026-11-05/')
    await userEvent.click(next())
    expect([start().value, end().value, said()]).toEqual(['2026-11-05', '', '2026-11-05/'])
  })

  test('is picked by both ends, and told once', async () => {
    const told: string[] = []
    await open({ told, first: ['2026-11-01', ''] })
    await userEvent.click(start())
    await pick('2026-11-05')
    expect(told).toEqual([])
    await pick('2026-11-09')
    await waitFor(() => expect(calendar()).toBeNull())
    expect(told).toEqual(['2026-11-05/2026-11-09'])
    await userEvent.click(end())
    await userEvent.click(screen.getByText('The first week'))
    expect(said()).toBe('2026-11-01/2026-11-07')
  })

  test('that is given up by Escape stays what it was', async () => {
    const told: string[] = []
    await open({ told, first: ['2026-11-01', ''] })
    await userEvent.click(start())
    await pick('2026-11-05')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(calendar()).toBeNull())
    await userEvent.click(next())
    expect([told, start().value]).toEqual([[], '2026-11-01'])
  })

  test('of which only one end is picked counts when it is left, and the focus stays where it went', async () => {
    await open({ first: ['2026-11-01', ''] })
    await userEvent.click(start())
    await pick('2026-11-05')
    await userEvent.click(next())
    expect(said()).toBe('2026-11-05/')
    await waitFor(() => expect(calendar()).toBeNull())
    expect(document.activeElement).toBe(next())
  })
})
