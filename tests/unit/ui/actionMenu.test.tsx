import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ActionMenu } from '@/ui/ActionMenu.tsx'

const open = () => {
  const pause = vi.fn<() => void>()
  const remove = vi.fn<() => void>()
  render(
    <>
      <ActionMenu
        text="More"
        label="More: DD1"
        actions={[
          { key: 'remove', text: 'Delete', run: remove, isDanger: true },
          { key: 'pause', text: 'Pause', run: pause },
          { key: 'copy', text: 'Copy', run: () => undefined },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  )
  return { pause, remove, button: screen.getByRole('button', { name: 'More: DD1' }) }
}
const items = () => screen.queryAllByRole('menuitem').map((item) => item.textContent)
const focused = () => document.activeElement?.textContent

test('opens on its first entry; what destroys stands last', async () => {
  const { button } = open()
  expect(items()).toEqual([])
  await userEvent.click(button)
  expect(items()).toEqual(['Pause', 'Copy', 'Delete'])
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(focused()).toBe('Pause')
})

test('arrows move around, Home and End to its ends, Enter chooses, and the focus is back at the button', async () => {
  const { button, remove } = open()
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Pause')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Delete')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Copy')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Pause')
  await userEvent.keyboard('{End}{Enter}')
  expect(remove).toHaveBeenCalledOnce()
  expect(items()).toEqual([])
  expect(document.activeElement).toBe(button)
})

test('closes by Escape, by a press elsewhere and by leaving it', async () => {
  const { button, pause } = open()
  await userEvent.click(button)
  await userEvent.keyboard('{Escape}')
  expect(items()).toEqual([])
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(items()).toEqual([])
  await userEvent.click(button)
  await userEvent.tab()
  expect(items()).toEqual([])
  expect(focused()).toBe('Elsewhere')
  expect(pause).not.toHaveBeenCalled()
})
