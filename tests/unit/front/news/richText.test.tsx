import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ALLOWED_TAGS, pictureOf, linkOf } from '@/features/front/news/clean.ts'
import { RichText } from '@/features/front/news/components/RichText.tsx'
import { newsEnUS } from '@/features/front/news/messages/en-US.ts'
import { IntlProvider } from 'react-intl'
import { HOSTILE } from './payloads.ts'

const show = (markup: string): HTMLElement => {
  const { container } = render(
    <IntlProvider locale="en-US" messages={newsEnUS}>
      <MemoryRouter>
        <RichText markup={markup} lang="en-US" />
      </MemoryRouter>
    </IntlProvider>,
  )
  const rich = container.firstElementChild
  if (!(rich instanceof HTMLElement)) throw new Error('nothing was drawn')
  return rich
}

const ALLOWED = new Set<string>([...ALLOWED_TAGS, 'div', 'span'])
const ATTRIBUTES = /^(alt|loading|decoding|colspan|rowspan|scope|target|rel|tabindex|data-discover)$/

test('there are sixty payloads and more', () => expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(60))

/** Returns what an element made of a payload must not have in the page. */
function wrongs(one: Element, payload: string): string[] {
  const isOut = one.getAttribute('href')?.includes('evil.test') === true
  const guards = [one.getAttribute('rel'), one.getAttribute('target')].join()
  return [
    ...(ALLOWED.has(one.localName) ? [] : [one.localName]),
    ...(isOut && guards !== 'noopener noreferrer nofollow,_blank' ? ['unguarded link'] : []),
    ...Array.from(one.attributes)
      .filter(({ name, value }) => !isRight(name, value, payload))
      .map(({ name, value }) => `${name}=${value}`),
  ]
}

function isRight(name: string, value: string, payload: string): boolean {
  // Styles are ours: none is taken from the payload.
  if (name === 'class') return !payload.includes(value)
  if (name === 'src') return new URL(value, location.href).origin === location.origin
  if (name === 'href') return /^https?:$/.test(new URL(value, location.href).protocol)
  return ATTRIBUTES.test(name)
}

// The sanitizer does not run in this DOM: this shows that rebuilding the tree is enough by itself. Both together are
// tested in a real browser, in tests/e2e/front-news.spec.ts.
test.each(HOSTILE)('%s does nothing, and the words before it stay', (payload) => {
  const rich = show(`<p>Before it</p>${payload}<p>After it</p>`)
  expect(rich.textContent).toContain('Before it')
  expect(Array.from(rich.querySelectorAll('*')).flatMap((one) => wrongs(one, payload))).toEqual([])
  expect('hostileRan' in window).toBe(false)
})

test('what an article is made of stays', () => {
  const rich = show(
    '<p>First</p><h2>Head</h2><p>One <strong>two</strong> <em>three</em><br>four</p><ul><li>point</li></ul><ol><li>step</li></ol>' +
      '<blockquote><p>said</p></blockquote><hr><figure><img src="/favicon.svg" alt="Mark"><figcaption>under it</figcaption></figure>' +
      '<table><thead><tr><th>Box</th></tr></thead><tbody><tr><td colspan="2">40HQ</td></tr></tbody></table>',
  )
  for (const tag of ['h2', 'strong', 'em', 'br', 'ul', 'ol', 'blockquote', 'hr', 'figure', 'figcaption', 'table'])
    expect([tag, rich.querySelectorAll(tag).length]).toEqual([tag, 1])
  expect(screen.getByRole('img', { name: 'Mark' }).getAttribute('src')).toBe('/favicon.svg')
  expect(screen.getByRole('cell', { name: '40HQ' }).getAttribute('colspan')).toBe('2')
  expect(rich.getAttribute('lang')).toBe('en-US')
})

test('links to our own pages stay here, others open beside it and say so, the rest is words', () => {
  show(
    '<p><a href="/business/market?pol=CNSHA">ours</a> <a href="https://example.org/x">theirs</a> <a href="mailto:a@b.c">mail</a></p>',
  )
  const ours = screen.getByRole('link', { name: 'ours' })
  expect([ours.getAttribute('href'), ours.getAttribute('target')]).toEqual(['/business/market?pol=CNSHA', null])
  const theirs = screen.getByRole('link', { name: 'theirs (another site, opens in a new tab)' })
  expect(theirs.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(screen.queryByRole('link', { name: 'mail' })).toBeNull()
  expect(screen.getByText('mail')).toBeTruthy()
})

test('misplaced parts give their words and no broken structure', () => {
  const rich = show('<p><button><p>inner</p></button></p><a href="/a">x<div><a href="/b">y</a></div></a><li>loose</li>')
  expect(rich.textContent).toContain('loose')
  expect(rich.querySelectorAll('p p, a a')).toHaveLength(0)
  expect([...rich.children].map(({ localName }) => localName)).not.toContain('li')
})

test.each([
  ['/business/market', { to: '/business/market' }],
  ['https://our.test/a?b=1#c', { to: '/a?b=1#c' }],
  ['//evil.test/x', { href: 'https://evil.test/x' }],
  ['/\\evil.test', { href: 'https://evil.test/' }],
  ['https://our.test@evil.test/', { href: 'https://our.test@evil.test/' }],
  ['javascript:alert(1)', undefined],
  ['ftp://our.test/', undefined],
  ['#below', undefined],
  ['', undefined],
  [null, undefined],
])('the address %s leads to %j', (address, way) => expect(linkOf(address, 'https://our.test/page')).toEqual(way))

test('pictures come from this origin only', () => {
  const here = 'https://our.test/page'
  expect(pictureOf('/favicon.svg', here)).toBe('/favicon.svg')
  for (const one of ['https://evil.test/x.png', '//evil.test/x', 'data:image/png;base64,AA', 'http://our.test/x', ''])
    expect(pictureOf(one, here)).toBeUndefined()
})
