import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act } from '@testing-library/react'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { ClockContext } from '@/ui/clock.ts'
import { Countdown } from '@/ui/Countdown.tsx'
import { groupedAmount, moneyText } from '@/contract/money.ts'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { findPorts } from '@/ui/portSearch.ts'
import type { PortOption } from '@/ui/portSearch.ts'
import { arcPath, projectLane } from '@/ui/map/projection.ts'
import { inLanguage } from './inLanguage.tsx'

const ports: PortOption[] = [
  {
    unlocode: 'CNSHA',
    nameZh: '上海',
    nameEn: 'Shanghai',
    country: 'CN',
    pinyin: 'shanghai',
    initials: 'sh',
    aliases: ['CNSGH'],
  },
  { unlocode: 'CNXMN', nameZh: '厦门', nameEn: 'Xiamen', country: 'CN', pinyin: 'xiamen', initials: 'xm' },
  { unlocode: 'NLRTM', nameZh: '鹿特丹', nameEn: 'Rotterdam', country: 'NL', pinyin: 'lutedan', initials: 'ltd' },
  { unlocode: 'BRSSZ', nameZh: '桑托斯', nameEn: 'Santos', country: 'BR', pinyin: 'sangtuosi', initials: 'sts' },
]

test.each([
  ['cnsha', 'CNSHA'],
  ['CNSGH', 'CNSHA'],
  ['上海', 'CNSHA'],
  ['shang hai', 'CNSHA'],
  ['xm', 'CNXMN'],
  ['rotter', 'NLRTM'],
  ['rtm', 'NLRTM'],
  ['Santós', 'BRSSZ'],
])('typing %s finds %s first', (typed, code) => {
  expect(findPorts(ports, typed)[0]?.thing.unlocode).toBe(code)
})

test.each([
  ['1234567.5', '1,234,567.50'],
  ['-0.125', '\u22120.125'],
  ['999', '999'],
  ['12345678901234567890.99', '12,345,678,901,234,567,890.99'],
])('the amount %s is written %s', (amount, shown) => {
  expect(groupedAmount(amount)).toBe(shown)
})
test('an amount in a text names its currency and groups its thousands', () => {
  expect(moneyText({ amount: '3617.34', currency: 'USD' })).toBe('USD 3,617.34')
})

test('a lane over the Pacific takes the short way', () => {
  const [a, b] = projectLane({ lon: 121.8, lat: 31.2 }, { lon: -118.2, lat: 33.7 })
  expect(b.x - a.x).toBeCloseTo(240)
  expect(arcPath(a, b)).toMatch(/^M[\d.-]+ [\d.-]+Q/)
})

function Holder({ options = ports }: { options?: typeof ports }) {
  const [value, setValue] = useState<string | null>(null)
  return <PortCombobox label="POL" value={value} onChange={setValue} options={options} name="pol" />
}

/** The server is an hour ahead of this device. */
const serverNow = () => Date.now() + 3_600_000

describe('the port field', () => {
  test('is filled by typing and Enter', async () => {
    const user = userEvent.setup()
    const { container } = render(await inLanguage('en-US', <Holder />))
    const input = screen.getByRole('combobox', { name: 'POL' })
    await user.type(input, 'xm')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
    await user.keyboard('{Enter}')
    expect(container.querySelector<HTMLInputElement>('input[name="pol"]')?.value).toBe('CNXMN')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('is walked with the arrows, and Escape leaves it as it was', async () => {
    const user = userEvent.setup()
    const { container } = render(await inLanguage('en-US', <Holder />))
    await user.click(screen.getByRole('combobox'))
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}')
    expect(container.querySelector<HTMLInputElement>('input[name="pol"]')?.value).toBe('')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(container.querySelector<HTMLInputElement>('input[name="pol"]')?.value).toBe('CNXMN')
  })

  test('lists all that are found, and scrolls to an option only once the person goes there', async () => {
    const user = userEvent.setup()
    const scrolled = vi.fn<() => void>()
    HTMLElement.prototype.scrollIntoView = scrolled
    const [first] = ports
    if (!first) throw new Error('No port')
    const many = Array.from({ length: 60 }, (_, at) => ({ ...first, unlocode: `CN${100 + at}` }))
    render(await inLanguage('en-US', <Holder options={many} />))
    await user.click(screen.getByRole('combobox'))
    expect(screen.getAllByRole('option')).toHaveLength(50)
    expect(scrolled).not.toHaveBeenCalled()
    await user.keyboard('{Escape}{ArrowUp}')
    const last = screen.getAllByRole('option').at(-1)
    expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(last?.id)
    expect(scrolled.mock.contexts).toEqual([last])
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  })

  test('says what to do when nothing fits', async () => {
    const user = userEvent.setup()
    render(await inLanguage('en-US', <Holder />))
    await user.type(screen.getByRole('combobox'), 'zzzz')
    expect(screen.getByText(/Nothing found/)).toBeTruthy()
  })
})

describe('the countdown', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  test('runs on the given clock and tells its end once', async () => {
    const handleEnd = vi.fn<() => void>()
    const start = Date.now()
    const until = new Date(start + 3_600_000 + 3_000).toISOString()
    render(
      await inLanguage(
        'en-US',
        <ClockContext value={serverNow}>
          <Countdown until={until} onEnd={handleEnd} />
        </ClockContext>,
      ),
    )
    expect(screen.getByRole('timer').textContent).toBe('00:00:03')
    act(() => void vi.advanceTimersByTime(5_000))
    expect(screen.getByText('Closed')).toBeTruthy()
    expect(handleEnd).toHaveBeenCalledTimes(1)
  })

  test('a day or more away it says days and hours and stands still', async () => {
    const until = new Date(Date.now() + 3_600_000 + (2 * 86_400 + 5 * 3600 + 65) * 1000).toISOString()
    const handleRender = vi.fn<() => void>()
    render(
      await inLanguage(
        'en-US',
        <ClockContext value={serverNow}>
          <Profiler id="countdown" onRender={handleRender}>
            <Countdown until={until} />
          </Profiler>
        </ClockContext>,
      ),
    )
    expect(screen.getByRole('timer').textContent).toBe('2 d 5 h')
    handleRender.mockClear()
    act(() => void vi.advanceTimersByTime(3_000))
    expect(handleRender).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(70_000))
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('2 days 4 hours 59 minutes left')
  })
})

test('a button that cannot act says why and does not act', async () => {
  const handleClick = vi.fn<() => void>()
  render(
    <ActionButton disabledReason="Certification is under review." onClick={handleClick}>
      Quote
    </ActionButton>,
  )
  const button = screen.getByRole('button', { name: 'Quote' })
  await userEvent.click(button)
  expect(handleClick).not.toHaveBeenCalled()
  expect(document.querySelector(`[id="${button.getAttribute('aria-describedby')}"]`)?.textContent).toContain(
    'under review',
  )
})
