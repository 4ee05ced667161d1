import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/i18n/locale.ts'
import { AntdScope } from '@/ui/antd/AntdScope.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { focusField } from '@/ui/focusField.ts'
import type { SelectGroup, SelectOption } from '@/ui/kit.ts'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { choicesIn, choose, chosenIn, lockedIn } from '@tests/screens/support/choose.ts'
import { notesOf } from '@tests/screens/support/notes.ts'
import { inLanguage } from './inLanguage.tsx'

const BOXES: readonly SelectOption[] = [
  { value: '22G1', label: '20GP' },
  { value: '42G1', label: '40GP' },
  { value: '45G1', label: '40HQ' },
]
const GROUPS: readonly SelectGroup[] = [
  { label: 'Dry', options: BOXES },
  { label: 'Cooled', options: [{ value: '45R1', label: '40RH', isDisabled: true }] },
]
const MANY: readonly SelectOption[] = Array.from({ length: 12 }, (_, at) => ({
  value: `P${at}`,
  label: `Port ${String.fromCharCode(65 + at)}`,
}))

interface BoxProps {
  first?: string
  options?: readonly (SelectOption | SelectGroup)[]
  none?: string
  error?: string
  disabled?: boolean
}

function Box({ first = '22G1', options = BOXES, ...rest }: BoxProps) {
  const [box, setBox] = useState(first)
  return (
    <>
      <SelectField label="Box" name="box" value={box} onChange={setBox} options={options} {...rest} />
      <output>{box}</output>
    </>
  )
}

const said = () => screen.getByRole('status').textContent
const field = () => screen.getByRole('combobox', { name: 'Box' })
const isOpen = () => field().getAttribute('aria-expanded') === 'true'
/** Presses a key; returns whether the page took it for itself, so that the browser does nothing more with it. */
async function press(key: string): Promise<boolean> {
  let pressed: Event | undefined
  const see = (event: Event) => {
    pressed = event
  }
  window.addEventListener('keydown', see, { capture: true, once: true })
  await userEvent.keyboard(key)
  return pressed?.defaultPrevented === true
}

async function openKit(props: BoxProps = {}, locale: Locale = 'en-US') {
  const drawn = render(
    await inLanguage(
      locale,
      <AntdScope>
        <Box {...props} />
      </AntdScope>,
    ),
  )
  await screen.findByRole('combobox')
  return drawn
}

const PLACES: [string, (props?: BoxProps) => Promise<{ container: HTMLElement }>][] = [
  ['on a public page', async (props = {}) => render(await inLanguage('en-US', <Box {...props} />))],
  ['on a work page', openKit],
]

describe.each(PLACES)('a select %s', (_place, open) => {
  test('shows what is chosen and tells what is chosen next', async () => {
    await open()
    expect(chosenIn(field())).toBe('20GP')
    expect(await choicesIn(field())).toEqual(['20GP', '40GP', '40HQ'])
    await choose(field(), '40HQ')
    expect([said(), chosenIn(field())]).toEqual(['45G1', '40HQ'])
  })
  test('has an empty choice where it is asked for', async () => {
    await open({ first: '', none: 'Any box' })
    expect(chosenIn(field())).toBe('Any box')
    await choose(field(), '40GP')
    expect(said()).toBe('42G1')
    await choose(field(), 'Any box')
    expect([said(), chosenIn(field())]).toEqual(['', 'Any box'])
  })
  test('has its choices under headings, and those that cannot be chosen', async () => {
    await open({ options: GROUPS })
    expect(await choicesIn(field())).toEqual(['20GP', '40GP', '40HQ', '40RH'])
    expect(await lockedIn(field())).toEqual(['40RH'])
    await choose(field(), '40GP')
    expect(said()).toBe('42G1')
  })
  test('says what is wrong, and takes the focus by its name without opening', async () => {
    const { container } = await open({ error: 'No such box left' })
    const note = screen.getByRole('alert')
    expect(note.textContent).toBe('No such box left')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(notesOf(field()).at(-1)).toBe(note)
    expect(focusField(container, 'box')).toBe(true)
    expect(document.activeElement).toBe(field())
    expect(isOpen()).toBe(false)
  })
  test('cannot be used where it is disabled', async () => {
    await open({ disabled: true })
    expect(field()).toHaveProperty('disabled', true)
    await userEvent.click(field())
    expect(isOpen()).toBe(false)
  })
})

describe('the kit’s select', () => {
  test('shows nothing where nothing is chosen yet, and does not offer that', async () => {
    await openKit({ first: '', none: '' })
    expect(chosenIn(field())).toBe('')
    expect(await choicesIn(field())).toEqual(['20GP', '40GP', '40HQ'])
  })
  test('shows the headings of its groups', async () => {
    await openKit({ options: GROUPS })
    await userEvent.click(field())
    expect((await screen.findByTitle('Cooled')).textContent).toBe('Cooled')
  })
  test.each([
    ['zh-CN', '没有找到，请换个词'],
    ['en-US', 'No match. Try another word.'],
  ] as const)('is searched by typing if its list is long, in %s', async (locale, none) => {
    await openKit({ options: MANY, first: 'P0' }, locale)
    await userEvent.click(field())
    await userEvent.keyboard('ort k')
    const list = document.getElementById(field().getAttribute('aria-controls') ?? '') as HTMLElement
    expect(within(list).getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect([said(), chosenIn(field())]).toEqual(['P10', 'Port K'])
    await userEvent.click(field())
    await userEvent.keyboard('xyz')
    expect(await screen.findByText(none)).toBeTruthy()
    expect(screen.getByRole('listbox', { name: 'Box' }).textContent).toBe(none)
  })
  test('of a long list opens with the space bar, which is no word to search for', async () => {
    await openKit({ options: MANY, first: 'P0' })
    focusField(document.body, 'box')
    expect(await press(' ')).toBe(true)
    expect(isOpen()).toBe(true)
    expect(await choicesIn(field())).toHaveLength(12)
  })
  test('is used by keyboard; a short list takes no typing', async () => {
    await openKit()
    expect(field()).toHaveProperty('readOnly', true)
    await userEvent.tab()
    expect([document.activeElement === field(), isOpen()]).toEqual([true, false])
    await press('{ArrowDown}')
    expect(isOpen()).toBe(true)
    await press('{ArrowDown}')
    await press('{ArrowDown}')
    await press('{Enter}')
    expect([said(), chosenIn(field())]).toEqual(['45G1', '40HQ'])
  })
  test('is closed by Escape alone, which else is the page’s', async () => {
    await openKit()
    focusField(document.body, 'box')
    await press('{ArrowDown}')
    await press('{ArrowDown}')
    expect(await press('{Escape}')).toBe(true)
    expect(await choicesIn(field())).toHaveLength(3)
    expect(isOpen()).toBe(false)
    expect(await press('{Escape}')).toBe(false)
    expect(said()).toBe('22G1')
  })
  test('opens inside the dialog that it stands in', async () => {
    render(
      await inLanguage(
        'en-US',
        <AntdScope>
          <Dialog isOpen onClose={() => undefined} title="Which?">
            <Box />
          </Dialog>
        </AntdScope>,
      ),
    )
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(field())
    const list = await within(dialog).findByRole('listbox', { name: 'Box' })
    expect(list.id).toBe(field().getAttribute('aria-controls'))
    await choose(field(), '40GP')
    expect(said()).toBe('42G1')
  })
})

test.each([
  ['plain', false],
  ['the kit’s', true],
])('a small select, %s, has its caption as its name', async (_which, hasKit) => {
  const small = (
    <MiniSelect label="Sort by" value="a" onChange={() => undefined} options={[{ value: 'a', label: 'A' }]} />
  )
  render(await inLanguage('en-US', hasKit ? <AntdScope>{small}</AntdScope> : small))
  const sort = await screen.findByRole('combobox', { name: 'Sort by' })
  expect(chosenIn(sort)).toBe('A')
  await userEvent.click(screen.getByText('Sort by'))
  expect([document.activeElement === sort, sort.getAttribute('aria-expanded') === 'true']).toEqual([true, false])
})
