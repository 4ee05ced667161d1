import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKeptFocus } from '@/ui/useKeptFocus.ts'

function Actions({ names }: { names: readonly string[] }) {
  const kept = useKeptFocus()
  return (
    <>
      <div {...kept}>
        {names.map((name) => (
          <button key={name}>{name}</button>
        ))}
      </div>
      <button>Elsewhere</button>
    </>
  )
}
const button = (name: string) => screen.getByRole('button', { name })

test('a control that is gone gives the focus to the first of the rest', () => {
  const { rerender } = render(<Actions names={['Use', 'Collect']} />)
  button('Collect').focus()
  rerender(<Actions names={['Use']} />)
  expect(document.activeElement).toBe(button('Use'))
})

test('without another control it waits for one', () => {
  const { rerender } = render(<Actions names={['Collect']} />)
  button('Collect').focus()
  rerender(<Actions names={[]} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Actions names={['Use']} />)
  expect(document.activeElement).toBe(button('Use'))
})

test('whoever went elsewhere stays there', () => {
  const { rerender } = render(<Actions names={['Use', 'Collect']} />)
  button('Collect').focus()
  button('Elsewhere').focus()
  rerender(<Actions names={['Use']} />)
  expect(document.activeElement).toBe(button('Elsewhere'))
  button('Elsewhere').blur()
  rerender(<Actions names={['Other']} />)
  expect(document.activeElement).toBe(document.body)
})

test('focus that went elsewhere while none was left is not called back', () => {
  const { rerender } = render(<Actions names={['Collect']} />)
  button('Collect').focus()
  rerender(<Actions names={[]} />)
  button('Elsewhere').focus()
  rerender(<Actions names={['Use']} />)
  expect(document.activeElement).toBe(button('Elsewhere'))
})
