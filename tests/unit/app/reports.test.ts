import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logError, reportErrorsTo } from '@/app/errorLog.ts'
import { errorReport } from '@/app/reports/errorReport.ts'
import { localeStore } from '@/i18n/locale.ts'
import { isOwnPath, MOST_REPORTS, postQuietly, startReporter } from '@/app/reports/reporter.ts'

const ORIGIN = 'https://trade.example.com'
const TOKEN = 'a3f1c9e07b5d4c2f8e6a1b0d9c8f7e6a5b4c3d2e1f0a9b8c'

/** An error with a stack as a browser formats it. */
function failure(name: string, message: string, stack = ''): Error {
  const error = new Error(message)
  error.name = name
  error.stack = stack
  return error
}

describe('what is told of an error', () => {
  it('is its number, its name and where in our files it happened', () => {
    const stack = [
      'TypeError: x is undefined',
      `    at a (${ORIGIN}/assets/JHV-w4lm.js:3:1405)`,
      `    at b (${ORIGIN}/assets/page.js?v=${TOKEN}:1:2)`,
      '    at https://extension.example.net/inject.js:1:1',
    ].join('\n')
    expect(errorReport('AB12CD', failure('TypeError', 'x is undefined', stack), ORIGIN)).toEqual({
      kind: 'error',
      id: 'AB12CD',
      name: 'TypeError',
      message: 'x is undefined',
      frames: ['/assets/JHV-w4lm.js:3:1405', '/assets/page.js:1:2'],
    })
  })

  it.each([
    ['a token', `no ${TOKEN} here`, TOKEN],
    ['an address with its query', `Failed to fetch ${ORIGIN}/login?code=081abc&state=x`, '081abc'],
    ['a body', 'Unexpected token in {"mobile":"16400000001","name":"林知远"}', '林知远'],
    ['a telephone number', 'bad value 16400000001', '16400000001'],
    ['an e-mail address', 'bad value lin@example.com', 'lin@example.com'],
    ['a long quoted text', 'cannot read "Shanghai Lanyu Import & Export Co., Ltd."', 'Lanyu'],
  ])('holds no %s', (_what, message, secret) => {
    expect(JSON.stringify(errorReport('X', failure('TypeError', message), ORIGIN))).not.toContain(secret)
  })

  it('holds no words of an error that others wrote', () => {
    const said = errorReport('X', failure('BusinessError', '报价含税总额 12,800 高于上限'), ORIGIN)
    expect(said).toMatchObject({ name: 'BusinessError', message: '' })
    expect(errorReport('X', 'thrown text', ORIGIN).message).toBe('')
  })
})

describe('the reporter', () => {
  const posted: { url: string; body: Record<string, unknown> }[] = []
  const post = (url: string, body: string) => posted.push({ url, body: JSON.parse(body) as Record<string, unknown> })
  beforeEach(() => {
    posted.length = 0
    sessionStorage.clear()
    // Another file may have left its own language.
    localeStore.setLocale('en-US', false)
    window.history.replaceState(null, '', `/business/foreignTradeDetial?id=t1&token=${TOKEN}`)
  })

  it('hears what failed before it started, once for each number', () => {
    vi.stubEnv('DEV', false)
    const early = new TypeError('early')
    const id = logError(early)
    reportErrorsTo(startReporter({ url: '/reports', post }))
    expect(logError(early)).toBe(id)
    logError(new TypeError('late'))
    // Errors of earlier tests were queued as well.
    const ours = posted.filter(({ body }) => body['message'] === 'early' || body['message'] === 'late')
    expect(ours.map(({ url, body }) => [url, body['id'] === id, body['message']])).toEqual([
      ['/reports', true, 'early'],
      ['/reports', false, 'late'],
    ])
    vi.unstubAllEnvs()
  })

  it('tells the kind of page, the build and the language, and nothing of the address', () => {
    startReporter({ url: '/reports', post })('A1', new TypeError('x'))
    expect(posted[0]?.body).toMatchObject({ page: 'tenderDetail', build: 'dev', language: 'en-US' })
    expect(JSON.stringify(posted)).not.toContain('t1')
    expect(JSON.stringify(posted)).not.toContain(TOKEN)
  })

  it('tells at most twenty in a session of the tab, over reloads too', () => {
    const first = startReporter({ url: '/reports', post })
    for (let n = 0; n < MOST_REPORTS - 5; n += 1) first(`A${n}`, new TypeError('x'))
    const afterReload = startReporter({ url: '/reports', post })
    for (let n = 0; n < 30; n += 1) afterReload(`B${n}`, new TypeError('x'))
    expect(posted).toHaveLength(MOST_REPORTS)
    expect(MOST_REPORTS).toBe(20)
  })

  it('tells how the visit felt once, when the page is put away', () => {
    startReporter({ url: '/reports', post })
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(posted).toHaveLength(0)
    state.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    const vitals = posted.filter(({ body }) => body['kind'] === 'vitals')
    expect(vitals.length).toBeGreaterThan(0)
    expect(vitals.at(-1)?.body).toMatchObject({ page: 'tenderDetail' })
  })

  it('goes to a path of this origin only, without cookies and without the address it comes from', () => {
    expect(['/reports', '/trading-api/client-report'].map(isOwnPath)).toEqual([true, true])
    const others = ['', 'reports', '//evil.test/x', '/\\evil.test', 'https://evil.test/x', 'javascript:alert(1)']
    expect(others.filter(isOwnPath)).toEqual([])
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    postQuietly('/reports', '{}')
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
  })
})
