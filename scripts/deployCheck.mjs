#!/usr/bin/env node
/*
 * Checks that a web server serves the product as deploy/ specifies: headers of every kind of response, caching,
 * compression, 404 for missing files, and the API proxy. Prints every case by name; exits 1 if one fails.
 *   node scripts/deployCheck.mjs https://trade.example.com   a running server
 *   node scripts/deployCheck.mjs                             a local nginx over dist/, with a preview behind it
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { ask } from './deploy/ask.mjs'
import { startNginx } from './deploy/startNginx.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { module } = await runnerImport(`${root}mock/hosts/headers.ts`, { configFile: false, root, logLevel: 'error' })
const promised = Object.entries(module.securityHeaders())

const policy = module.securityHeaders()['Content-Security-Policy'].split('; ')

const given = process.argv[2]
const own = given === undefined ? await startNginx(root) : undefined
const base = (own?.base ?? given).replace(/\/$/, '')
const isOverHttps = base.startsWith('https:')
const manifest = JSON.parse(readFileSync(`${root}dist/.vite/manifest.json`, 'utf8'))
const html = await ask(base, '/')
const entry = /data-entry="([^"]+)"/.exec(html.text)?.[1] ?? `/${manifest['index.html'].file}`
const style = `/${Object.values(manifest).flatMap((chunk) => chunk.css ?? [])[0]}`

const failures = []
let count = 0
function check(what, isGood, said) {
  count += 1
  if (isGood) return
  failures.push(`${what}: ${said}`)
}

/** The policy may have more hosts and directives than the preview's, but must not lack any. */
function policyHolds(sent) {
  const parts = (sent ?? '').split(';').map((part) => part.trim())
  return policy.filter(
    (rule) => !parts.some((part) => part === rule || (/^(img|connect)-src/.test(rule) && part.startsWith(rule))),
  )
}

const isType = (sent, wanted) => (wanted instanceof RegExp ? wanted.test(sent ?? '') : sent === wanted)

const TEXT = 'text/plain; charset=utf-8'
/** Both types are valid; nginx 1.22 sends the older one. */
const SCRIPT = /^(text|application)\/javascript; charset=utf-8$/
const PAGE = { status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' }
const MISSING = { status: 404, type: TEXT, cache: 'no-store' }
const KEPT = 'public, max-age=31536000, immutable'
const JSON_TYPE = 'application/json; charset=utf-8'
const MANIFEST = 'application/manifest+json; charset=utf-8'
const CASES = [
  { what: 'the first page', path: '/', ...PAGE },
  { what: 'a page of the owner', path: '/business/foreignTradeDetial?id=1', ...PAGE },
  { what: 'an address nobody knows', path: '/no/such/page', ...PAGE },
  { what: 'a return address in the query', path: '/login?reject=https%3A%2F%2Fevil.test%2F', ...PAGE },
  { what: 'the script that starts', path: entry, status: 200, type: SCRIPT, cache: KEPT },
  { what: 'a style sheet', path: style, status: 200, type: 'text/css; charset=utf-8', cache: KEPT },
  { what: 'a script before the first paint', path: '/boot.js', status: 200, type: SCRIPT, cache: 'no-cache' },
  { what: 'the icon', path: '/favicon.svg', status: 200, type: 'image/svg+xml; charset=utf-8', cache: 'no-cache' },
  { what: 'the manifest of the app', path: '/manifest.webmanifest', status: 200, type: MANIFEST, cache: 'no-cache' },
  { what: 'a script that is gone', path: '/assets/gone-12345678.js', ...MISSING },
  { what: 'a style sheet that is gone', path: '/assets/gone-12345678.css', ...MISSING },
  { what: 'a script outside the assets', path: '/gone.js', ...MISSING },
  { what: 'the worker of the mock', path: '/mockServiceWorker.js', ...MISSING },
  { what: 'the map of the build', path: '/.vite/manifest.json', ...MISSING },
  { what: 'a hidden file', path: '/.env', ...MISSING },
  { what: 'a call', path: '/trading-api/trading/api/home/overview', status: 200, type: JSON_TYPE, cache: 'no-store' },
  { what: 'a call nobody knows', path: '/trading-api/trading/api/no', status: 200, type: JSON_TYPE, cache: 'no-store' },
]

for (const { what, path, status, type, cache } of CASES) {
  const answer = await ask(base, path)
  check(`${what}: status`, answer.status === status, `${answer.status}, not ${status}`)
  check(`${what}: type`, isType(answer.headers['content-type'], type), `${answer.headers['content-type']}, not ${type}`)
  check(`${what}: cache`, answer.headers['cache-control'] === cache, `${answer.headers['cache-control']}, not ${cache}`)
  for (const [name, value] of promised) {
    const sent = answer.headers[name.toLowerCase()]
    if (name === 'Content-Security-Policy')
      check(`${what}: policy`, policyHolds(sent).length === 0, policyHolds(sent).join(', '))
    else check(`${what}: ${name}`, sent === value, `${sent}, not ${value}`)
  }
  check(`${what}: says no version`, !/\d/.test(answer.headers.server ?? ''), answer.headers.server)
}

for (const [coding, header] of [
  ['br', 'br, gzip'],
  ['gzip', 'gzip'],
])
  for (const path of ['/', entry, style]) {
    const answer = await ask(base, path, { 'accept-encoding': header })
    check(`${path} as ${coding}`, answer.headers['content-encoding'] === coding, answer.headers['content-encoding'])
    check(`${path} as ${coding}: varies`, /accept-encoding/i.test(answer.headers.vary ?? ''), answer.headers.vary)
  }

const out = await ask(base, '/assets/..%2f..%2f..%2f..%2fetc%2fpasswd')
check('no way out of the folder', out.status >= 400 && !out.text.includes('root:'), out.status)
const again = await ask(base, '/', { 'if-none-match': html.headers.etag ?? '' })
check('an unchanged page costs nothing', again.status === 304, again.status)
const secure = await ask(base, '/', { 'x-forwarded-proto': 'https' })
const plain = html.headers['strict-transport-security']
check('HTTPS is kept to', isOverHttps ? /max-age=\d{7}/.test(plain ?? '') : plain === undefined, plain)
if (own) {
  check(
    'HTTPS behind a balancer',
    /max-age=31536000/.test(secure.headers['strict-transport-security'] ?? ''),
    'no HSTS',
  )
  check('HTTPS upgrades', /upgrade-insecure-requests/.test(secure.headers['content-security-policy'] ?? ''), 'not told')
  const denied = await own.withoutBackend('/trading-api/trading/api/home/overview')
  check('no back end: status', denied.status === 502, denied.status)
  check('no back end: not a page', denied.headers['content-type'] === TEXT, denied.headers['content-type'])
  check('no back end: policy', policyHolds(denied.headers['content-security-policy']).length === 0, 'none')
  const log = own.log()
  check('the log was written', log.includes('/business/foreignTradeDetial"'), 'nothing in it')
  check(
    'the log holds no query',
    !/[?]|evil\.test/.test(log),
    log.split('\n').find((line) => /[?]|evil/.test(line)),
  )
}
await own?.stop()

for (const failure of failures) console.error(`deployment: ${failure}`)
console.log(`${base}: ${CASES.length} kinds of answer, ${count} checks, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
