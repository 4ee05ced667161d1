import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteOwnAct } from '@/shared/ownAct.ts'
import { watchLostFocus } from '@/ui/lostFocus.ts'
import { isParked } from '@/ui/parked.ts'

const at = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#${id}`)
  if (!found) throw new Error(`there is no ${id}`)
  return found
}
const where = () => document.activeElement?.id
/** Long enough for what is to happen. */
const settle = () =>
  new Promise((done) => {
    setTimeout(done, 60)
  })

let end = () => {}
// Without a heading of the page: what kept the focus in an earlier test may still be putting it there.
beforeEach(() => {
  document.body.innerHTML = `<main><button id="alone"></button><input id="elsewhere" />
    <section id="part" aria-labelledby="title"><h2 id="title"></h2><button id="go"></button>
      <table><tbody>
        <tr id="row1"><td><a id="link1" href="/1"></a><button id="do1"></button></td></tr>
        <tr id="row2"><td><a id="link2" href="/2"></a><button id="do2"></button></td></tr>
        <tr id="row3"><td>nothing to press</td></tr>
      </tbody></table>
    </section>
    <dialog id="asks" open aria-labelledby="question"><h2 id="question"></h2><button id="more"></button></dialog></main>`
  end = watchLostFocus()
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
})

async function lose(id: string, gone: string): Promise<void> {
  at(id).focus()
  at(gone).remove()
  await settle()
}

describe('a focus that is lost with what had it', () => {
  test.each([
    ['a button of a section goes to its heading', 'go', 'go', 'title'],
    ['a button of a row goes to the first control of the row', 'do1', 'do1', 'link1'],
    ['a row goes to the row that came in its place', 'do1', 'row1', 'link2'],
    ['a row with nothing to press in its place goes to the heading of the section', 'do2', 'row2', 'title'],
    ['a button of an open dialog stays in the dialog', 'more', 'more', 'question'],
  ])('with %s', async (_name, id, gone, place) => {
    await lose(id, gone)
    expect(where()).toBe(place)
    expect(isParked(document.activeElement)).toBe(true)
  })

  test.each([
    ['a section', 'do1', 'part'],
    ['a button outside of all', 'alone', 'alone'],
  ])('with %s goes to the heading of the page', async (_name, id, gone) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<h1 id="page"></h1>')
    await lose(id, gone)
    expect(where()).toBe('page')
    expect(isParked(document.activeElement)).toBe(true)
  })

  test('with a button that can no longer be pressed goes as if it were gone', async () => {
    at('do1').focus()
    at('row2').remove()
    // A browser does this to a disabled button, and tells nobody.
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
    await settle()
    vi.restoreAllMocks()
    expect(where()).toBe('link1')
  })

  test('is left to what moves it itself', async () => {
    at('go').focus()
    at('go').remove()
    at('elsewhere').focus()
    await settle()
    expect(where()).toBe('elsewhere')
    expect(isParked(document.activeElement)).toBe(false)
  })

  test('is not put back for who had left before', async () => {
    at('go').focus()
    at('go').blur()
    await settle()
    at('go').remove()
    await settle()
    expect(document.activeElement).toBe(document.body)
  })

  test('is put back for what tells of its going while it is still there', async () => {
    at('go').focus()
    at('go').blur()
    at('go').remove()
    await settle()
    expect(where()).toBe('title')
  })

  test('stays lost once the watch has ended', async () => {
    end()
    await lose('go', 'go')
    expect(document.activeElement).toBe(document.body)
  })
})

test('what a person did scrolls to where the focus goes, what others did scrolls nothing, and a row never', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  const scrolled = () => focus.mock.calls.at(-1)?.[0]?.preventScroll === false
  await lose('go', 'go')
  expect(scrolled()).toBe(false)
  noteOwnAct()
  await lose('do1', 'do1')
  expect(scrolled()).toBe(false)
  await lose('link2', 'row2')
  expect([where(), scrolled()]).toEqual(['title', true])
  now.mockReturnValue(1_004_000)
  await lose('more', 'more')
  expect([where(), scrolled()]).toEqual(['question', false])
})
