import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { memoView } from '@/ui/memoView.tsx'

interface Props {
  value: string
  options: readonly { value: string; label: string }[]
  control: { 'aria-label': string; 'aria-invalid'?: true | undefined }
  onChange: (value: string) => void
}

let draws = 0
const View = memoView(
  function Counted({ value, options, control, onChange }: Props) {
    draws += 1
    return (
      <button type="button" {...control} onClick={() => onChange(`${value}!`)}>
        {options.map(({ label }) => label).join()}
      </button>
    )
  },
  ['onChange'],
)

const draw = (part: Partial<Props> = {}) => (
  <View
    value="a"
    options={[{ value: 'a', label: 'first' }]}
    control={{ 'aria-label': 'pick' }}
    onChange={() => undefined}
    {...part}
  />
)

test('a view is drawn again for a new value, choice, name or error, and not for new objects that say the same', () => {
  draws = 0
  const { rerender } = render(draw())
  rerender(draw())
  rerender(draw())
  expect(draws).toBe(1)
  rerender(draw({ value: 'b' }))
  expect(draws).toBe(2)
  rerender(draw({ value: 'b', options: [{ value: 'a', label: 'renamed' }] }))
  expect(draws).toBe(3)
  expect(screen.getByRole('button', { name: 'pick' }).textContent).toBe('renamed')
  rerender(
    draw({
      value: 'b',
      options: [{ value: 'a', label: 'renamed' }],
      control: { 'aria-label': 'pick', 'aria-invalid': true },
    }),
  )
  expect(draws).toBe(4)
  expect(screen.getByRole('button').getAttribute('aria-invalid')).toBe('true')
})

test('a view that was not drawn again tells the newest handler', () => {
  const early = vi.fn<(value: string) => void>()
  const late = vi.fn<(value: string) => void>()
  const { rerender } = render(draw({ onChange: early }))
  rerender(draw({ onChange: late }))
  fireEvent.click(screen.getByRole('button'))
  expect(late).toHaveBeenCalledWith('a!')
  expect(early).not.toHaveBeenCalled()
})
