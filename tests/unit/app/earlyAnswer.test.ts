import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TransportError } from '@/api/errors.ts'
import type { Transport, WireRequest } from '@/api/transport.ts'
import { withEarlyAnswer } from '@/app/earlyAnswer.ts'
import { storageKey, storagePrefix } from '@/storage/keys.ts'
import { earlyLine, earlyTitle } from '@/ui/earlyTitle.ts'

const ADDRESS = '/trading-api/trading/api/listing/detail?id=l1'
const source = readFileSync('public/boot.js', 'utf8')
const fetched = vi.fn<typeof fetch>()
const started: (() => void)[] = []

const ASKS =
  '/business/quote /trading-api/trading/api/tender/detail tenderId,' +
  '/business/marketdetail /trading-api/trading/api/listing/detail id'
/** Runs boot.js at a URL, and fires DOMContentLoaded. */
async function boot(
  address: string,
  counts = ' counts',
  under = '',
  attributes = '',
  onParsed: (run: () => void) => void = () => undefined,
): Promise<void> {
  localStorage.setItem('umi_locale', 'en-US')
  window.history.replaceState({}, '', address)
  document.body.innerHTML = ['zh-CN', 'en-US']
    .map(
      (locale) =>
        `<div data-locale="${locale}"><div data-head="${window.location.pathname.toLowerCase()}" ` +
        `data-named="" ${attributes}><h1 class="x">Listing</h1>${under.replaceAll('LANG', locale)}</div></div>`,
    )
    .join('')
  const me = document.createElement('script')
  me.dataset['asks'] = ASKS + counts
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(me)
  vi.spyOn(window, 'addEventListener').mockImplementation(((name: string, run: () => void) => {
    if (name === 'DOMContentLoaded') started.push(run)
  }) as typeof window.addEventListener)
  // oxlint-disable-next-line typescript/no-implied-eval -- the only way to run a classic script here
  new Function('fetch', 'addEventListener', source)(fetched, window.addEventListener)
  for (const run of started.splice(0)) run()
  await new Promise((resolve) => setTimeout(resolve, 20))
  onParsed(() => started.splice(0).forEach((run) => run()))
  if (document.readyState !== 'loading') started.length = 0
}
const headings = () => [...document.querySelectorAll('h1')].map((one) => one.outerHTML)
const answers = (body: string, status = 200) =>
  fetched.mockImplementation(() =>
    Promise.resolve(new Response(body, { status, headers: { date: 'now', 'x-server-time': '2026-11-23T00:00:00Z' } })),
  )

const request: WireRequest = {
  method: 'GET',
  path: '/trading-api/trading/api/listing/detail',
  query: { id: 'l1' },
  headers: { 'Accept-Language': 'en-US' },
  timeoutMs: 1000,
}
const sent = vi.fn<Transport>(() => Promise.resolve({ status: 200, body: 'sent', header: () => undefined }))

beforeEach(() => {
  fetched.mockReset()
  sent.mockClear()
})
afterEach(() => {
  delete window.cangtongEarly
  delete document.documentElement.dataset['member']
  localStorage.clear()
  document.body.innerHTML = ''
  window.history.replaceState({}, '', '/')
})

describe('the heading of a page that shows one thing', () => {
  test('has the title as soon as the answer has it, as text, in both copies', async () => {
    answers(JSON.stringify({ code: 200, data: { title: '<b>盐田→东京</b>' } }))
    await boot('/business/marketDetail?id=l1')
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]?.[0]).toBe(ADDRESS)
    expect(headings()).toEqual(Array(2).fill('<h1 class="x">&lt;b&gt;盐田→东京&lt;/b&gt;</h1>'))
    expect(document.documentElement.dataset['one']).toBe('')
    expect(earlyTitle('l1')).toBe('<b>盐田→东京</b>')
    expect(earlyTitle('l')).toBeUndefined()
  })

  const LINE = '<p class="y"><span data-line="{no} · {seller.nameEn|seller.nameZh} · LANG {validTo}"></span></p>'
  const lines = () => [...document.querySelectorAll('p')].map((one) => one.outerHTML.replace(/ data-line="[^"]*"/, ''))
  const of = (seller: object) =>
    answers(JSON.stringify({ code: 200, data: { title: 'T', no: 'HP1', validTo: '2026-12-11', seller } }))

  test('has the line under the title from the same answer, as text, in each copy in its words', async () => {
    of({ nameZh: '青岛', nameEn: 'A & <i>B</i>' })
    await boot('/business/marketDetail?id=l1', '', LINE)
    expect(lines()).toEqual(
      ['zh-CN', 'en-US'].map(
        (locale) => `<p class="y"><span>HP1 · A &amp; &lt;i&gt;B&lt;/i&gt; · ${locale} 2026-12-11</span></p>`,
      ),
    )
    expect(earlyLine('l1')).toBe('HP1 · A & <i>B</i> · en-US 2026-12-11')
    expect(earlyLine('l2')).toBeUndefined()
  })

  test.each([
    ['the second name where there is no first', { nameZh: '青岛' }, 'HP1 · 青岛 · en-US 2026-12-11'],
    ['nothing where a fact is missing', {}, ''],
    ['nothing where a fact is no text', { nameZh: { a: 1 } }, ''],
  ])('says %s', async (_, seller, line) => {
    of(seller)
    await boot('/business/marketDetail?id=l1', '', LINE)
    expect(earlyLine('l1')).toBe(line)
    expect(lines()[1]).toBe(`<p class="y"><span>${line}</span></p>`)
    expect(earlyTitle('l1')).toBe('T')
  })

  test.each([
    ['a refusal', '{"code":4004,"message":"none"}'],
    ['no JSON', '<html>'],
    ['a title that is none', '{"code":200,"data":{"title":{}}}'],
    ['an empty answer', '{"code":200}'],
  ])('stays what it is with %s', async (_, body) => {
    answers(body)
    await boot('/business/marketDetail?id=l1')
    expect(headings()).toEqual(Array(2).fill('<h1 class="x">Listing</h1>'))
  })

  test('says the title in the words of its page', async () => {
    answers(JSON.stringify({ code: 200, data: { title: '$& {no}' } }))
    await boot('/business/quote?tenderId=t1', '', '', 'data-title="Bid · {title}"')
    expect(fetched.mock.calls[0]?.[0]).toBe('/trading-api/trading/api/tender/detail?id=t1')
    expect(headings()).toEqual(Array(2).fill('<h1 class="x">Bid · $&amp; {no}</h1>'))
    expect(earlyTitle('t1')).toBe('$& {no}')
  })

  test('waits for what the parser is still at', async () => {
    answers(JSON.stringify({ code: 200, data: { title: 'T' } }))
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    let parsed: () => void = () => undefined
    await boot('/business/marketDetail?id=l1', '', '', '', (run) => (parsed = run))
    expect(headings()).toEqual(Array(2).fill('<h1 class="x">Listing</h1>'))
    state.mockReturnValue('interactive')
    parsed()
    expect(headings()).toEqual(Array(2).fill('<h1 class="x">T</h1>'))
  })

  test.each(['/business/marketDetail', '/business/market?id=l1'])('asks nothing at %s', async (address) => {
    await boot(address)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('asks nothing for a member where each answer counts as a view, and without a token elsewhere', async () => {
    localStorage.setItem(storageKey(storagePrefix('production'), 'TOKEN__'), 'x')
    answers(JSON.stringify({ code: 200, data: { title: 'T' } }))
    await boot('/business/marketDetail?id=l1')
    expect(fetched).not.toHaveBeenCalled()
    await boot('/business/marketDetail?id=l1', '')
    expect(Object.keys(fetched.mock.calls[0]?.[1]?.headers ?? {})).toEqual(['Accept-Language'])
    // A guest's response must not be used for a member.
    await withEarlyAnswer(sent)(request)
    expect(sent).toHaveBeenCalledTimes(1)
  })
})

describe('the answer of before the app', () => {
  test('is handed over once, to the same question', async () => {
    answers('{"code":200,"data":{"title":"T"}}')
    await boot('/business/marketDetail?id=l1')
    const transport = withEarlyAnswer(sent)
    for (const other of [
      { query: { id: 'l2' } },
      { headers: { ...request.headers, token: 't' } },
      { headers: { 'Accept-Language': 'fr' } },
      { method: 'POST' as const },
    ])
      await transport({ ...request, ...other })
    expect(sent).toHaveBeenCalledTimes(4)
    const answer = await transport(request)
    expect(answer).toMatchObject({ status: 200, body: { code: 200, data: { title: 'T' } } })
    expect(answer.header('date')).toBe('now')
    // An older server time would set the clock back.
    expect(answer.header('x-server-time')).toBeUndefined()
    expect(sent).toHaveBeenCalledTimes(4)
    await transport(request)
    expect(sent).toHaveBeenCalledTimes(5)
  })

  test.each([
    ['did not come', () => fetched.mockRejectedValue(new TypeError('network'))],
    ['cannot be read', () => answers('<html>')],
  ])('that %s is asked for again', async (_, prepare) => {
    prepare()
    await boot('/business/marketDetail?id=l1')
    await expect(withEarlyAnswer(sent)(request)).resolves.toMatchObject({ body: 'sent' })
  })

  test('is not handed over half a minute later: another page asks then', async () => {
    answers('{"code":200,"data":{"title":"T"}}')
    await boot('/business/marketDetail?id=l1')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000)
    await expect(withEarlyAnswer(sent)(request)).resolves.toMatchObject({ body: 'sent' })
  })

  test('leaves errors of the call itself to the caller', async () => {
    sent.mockRejectedValueOnce(new TransportError('timeout'))
    await expect(withEarlyAnswer(sent)(request)).rejects.toThrow(TransportError)
  })
})
