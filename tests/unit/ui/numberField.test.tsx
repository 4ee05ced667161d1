import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { CountField, NumberField } from '@/ui/NumberField.tsx'
import { inLanguage } from './inLanguage.tsx'

function Weight() {
  const [text, setText] = useState('')
  return (
    <>
      <NumberField label="Weight" value={text} onValue={setText} error={text === '' ? 'Missing' : undefined} />
      <output>{text}</output>
    </>
  )
}

function Boxes() {
  const [count, setCount] = useState<number | undefined>(7)
  return (
    <>
      <CountField label="Boxes" value={count} onValue={setCount} />
      <output>{String(count)}</output>
    </>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })
const said = () => screen.getByRole('status').textContent

describe('a field for a number', () => {
  it('reads marks between thousands while one types, and what is pasted', async () => {
    render(await inLanguage('en-US', <Weight />))
    await userEvent.type(field('Weight'), '1,234,567.5')
    expect(said()).toBe('1234567.5')
    fireEvent.change(field('Weight'), { target: { value: '１８，０００' } })
    expect(said()).toBe('18000')
  })

  it('takes a comma for the decimal point once it is left or sent, not while it may group thousands', async () => {
    render(await inLanguage('en-US', <Weight />))
    await userEvent.type(field('Weight'), '35,5')
    expect(said()).toBe('35,5')
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.tab()
    expect(said()).toBe('35.5')
    await userEvent.clear(field('Weight'))
    await userEvent.type(field('Weight'), '7,25')
    expect(said()).toBe('7,25')
    await userEvent.keyboard('{Enter}')
    expect(said()).toBe('7.25')
  })
})

describe('a field for a whole number', () => {
  it('tells what is none instead of leaving the point out', async () => {
    render(await inLanguage('en-US', <Boxes />))
    expect(field('Boxes').getAttribute('value')).toBe('7')
    await userEvent.clear(field('Boxes'))
    await userEvent.type(field('Boxes'), '3.5')
    expect(said()).toBe('undefined')
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number')
    await userEvent.clear(field('Boxes'))
    await userEvent.type(field('Boxes'), '1,200')
    expect(said()).toBe('1200')
  })
})
