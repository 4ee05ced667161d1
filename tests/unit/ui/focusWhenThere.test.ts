import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { focusIfLost, focusWhenThere } from '@/ui/focusWhenThere.ts'

const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`)
const find = vi.fn<() => boolean>()
let end = () => {}

beforeEach(() => {
  document.body.innerHTML = `<main><h1 id="heading" tabindex="-1"></h1><div id="home">
    <button id="send"></button><input id="other" /></div></main>`
  find.mockReset()
  find.mockImplementation(() => {
    at('receipt')?.focus()
    return at('receipt') !== null
  })
  at('send')?.focus()
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
})

const wait = () => {
  const home = at('home')
  if (home) end = focusWhenThere(home, find)
}
const come = async () => {
  at('home')?.insertAdjacentHTML('beforeend', '<h2 id="receipt" tabindex="-1"></h2>')
  await Promise.resolve()
}
const where = () => document.activeElement?.id

describe('a focus that waits for where it goes', () => {
  test('goes there at once if it is there, and looks no more', async () => {
    await come()
    wait()
    expect(where()).toBe('receipt')
    at('other')?.focus()
    at('home')?.append('more')
    await Promise.resolve()
    expect(where()).toBe('other')
  })

  test('goes there when it comes, from where the person was', async () => {
    wait()
    at('home')?.append('something else first')
    await Promise.resolve()
    expect(where()).toBe('send')
    await come()
    expect(where()).toBe('receipt')
  })

  test('goes there from the heading where a lost focus is put', async () => {
    wait()
    at('send')?.remove()
    at('heading')?.focus()
    await Promise.resolve()
    expect(where()).toBe('heading')
    await come()
    expect(where()).toBe('receipt')
  })

  test('leaves alone whoever has gone on', async () => {
    wait()
    at('other')?.focus()
    await come()
    expect(where()).toBe('other')
    expect(find).toHaveBeenCalledTimes(1)
  })

  test('goes nowhere once the wait has ended', async () => {
    wait()
    end()
    await come()
    expect(where()).toBe('send')
  })
})

test('a lost focus goes where it is sent, that of a person who is elsewhere stays', () => {
  focusIfLost(at('other'))
  expect(where()).toBe('send')
  at('send')?.remove()
  focusIfLost(undefined)
  expect(document.activeElement).toBe(document.body)
  focusIfLost(at('other'))
  expect(where()).toBe('other')
  at('heading')?.focus()
  focusIfLost(at('other'))
  expect(where()).toBe('other')
})
