#!/usr/bin/env node
// Load cost of our pages beside a minimal React and router app, both built and measured in this run on this machine:
// compare the ratios, never the milliseconds. Prints a table and writes .reports/bench.json. Run it on a quiet machine:
// `npm run bench`.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { longRun, rowsOf, sheetOf } from './bench/load.mjs'
import { matrixOf } from './bench/matrix.mjs'
import { median, openBrowser, openPage, transition, visit } from './bench/probe.mjs'
import { serve } from './bench/serve.mjs'

const root = new URL('..', import.meta.url).pathname
const reports = join(root, '.reports')
const CALLS = Number(process.env.BENCH_PORT ?? 4390)
const TIMES = Number(process.env.BENCH_TIMES ?? 3)
const SEARCH = 'header a[href="/business/searchTender"]'
const round = (value, digits = 0) => Number(value.toFixed(digits))

/** Starts the preview's marketplace and waits until it responds; returns its headers and a stop function. */
async function openMarket() {
  const data = join(reports, 'bench.sqlite')
  for (const end of ['', '-wal', '-shm', '.lock']) rmSync(data + end, { force: true, recursive: true })
  const env = { ...process.env, CANGTONG_DATA_FILE: data }
  const words = ['vite', 'preview', '--host', '127.0.0.1', '--port', String(CALLS), '--strictPort']
  const child = spawn('npx', words, { cwd: root, env, stdio: 'ignore', detached: true })
  const origin = `http://127.0.0.1:${CALLS}`
  for (let turn = 0; ; turn += 1) {
    const answer = await fetch(`${origin}/trading-api/trading/api/dict/listAll`).catch(() => undefined)
    if (answer?.ok) break
    if (turn > 120) throw new Error('The marketplace did not start')
    await new Promise((done) => setTimeout(done, 500))
  }
  const page = await fetch(origin)
  const kept = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy']
  const headers = Object.fromEntries(
    kept.flatMap((name) => (page.headers.get(name) ? [[name, page.headers.get(name)]] : [])),
  )
  return { headers, stop: () => child.pid && process.kill(-child.pid) }
}

/** Logs a demo account in and returns its browser storage. */
async function signIn(browser, server, account) {
  const { context, page } = await openPage(browser)
  await page.goto(`${server.origin}/login`)
  await page.getByLabel(/账号/).first().fill(account)
  await page.locator('input[type="password"]').fill('Cangtong2026')
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  const state = await context.storageState()
  await context.close()
  return state
}

/** URLs of an existing tender, comparison of quotes and listing. */
async function findPlaces(browser, server, state) {
  const { context, page } = await openPage(browser, { state })
  const linkOf = async (address, selector) => {
    await page.goto(server.origin + address)
    return (await page.locator(selector).first().getAttribute('href')) ?? address
  }
  const places = {
    detail: await linkOf('/business/searchTender?mode=FCL', 'main tbody a[href*="Detial?id="]'),
    comparison: await linkOf('/business/myTenderBid?status=EVALUATING', 'main tbody a[href*="tenderId="]'),
    listing: await linkOf('/business/market', '.ct-market-card h2 a'),
  }
  await context.close()
  return places
}

/** The median of several cold visits on a slow phone; bytes and counts are the same each time. */
async function visits(browser, server, path, options) {
  const all = []
  for (let turn = 0; turn < TIMES; turn += 1)
    all.push(await visit(browser, server, path, { cpu: 4, slow: true, ...options }))
  const of = (name) => median(all.map((one) => one[name]))
  return {
    kb: of('kb'),
    requests: of('requests'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    blocked: of('blocked'),
    cls: of('cls'),
    again: of('again'),
  }
}

mkdirSync(reports, { recursive: true })
await build({
  configFile: false,
  root: join(root, 'scripts/bench/floor'),
  plugins: [react()],
  logLevel: 'error',
  build: { outDir: join(reports, 'floor'), emptyOutDir: true, target: 'es2022' },
})
const market = await openMarket()
const ours = await serve(join(root, 'dist'), { calls: CALLS, headers: market.headers })
const floor = await serve(join(reports, 'floor'))
const browser = await openBrowser()
try {
  // The first visit warms up the browser and the marketplace.
  await visit(browser, floor, '/')
  await visit(browser, ours, '/')
  const state = await signIn(browser, ours, 'trader')
  const places = await findPlaces(browser, ours, state)
  const base = await visits(browser, floor, '/')
  const pages = {
    home: await visits(browser, ours, '/'),
    'tender search': await visits(browser, ours, '/business/searchTender'),
    'tender detail': await visits(browser, ours, places.detail),
    comparison: await visits(browser, ours, places.comparison, { state }),
    market: await visits(browser, ours, '/business/market'),
    listing: await visits(browser, ours, places.listing),
    schedules: await visits(browser, ours, '/tool/shipDate?pol=CNSHA&pod=USLAX'),
  }
  const row = (name, one) => ({
    page: name,
    'script KB': one.kb,
    requests: one.requests,
    'FCP ms': round(one.fcp),
    'again ms': round(one.again),
    'LCP ms': round(one.lcp),
    'blocked ms': round(one.blocked),
    CLS: round(one.cls, 3),
    'LCP / floor': round(one.lcp / base.lcp, 2),
    'KB / floor': round(one.kb / base.kb, 2),
  })
  const paints = [row('floor', base), ...Object.entries(pages).map(([name, one]) => row(name, one))]
  console.log('\nCold visits: 1.6 Mbit/s, 150 ms, a quarter of the processor; medians of', TIMES)
  console.table(paints)

  const floorWay = await transition(browser, floor, '/', 'a[href="/other"]')
  const ways = {
    'home to tender search': await transition(browser, ours, '/', SEARCH),
    'home to market': await transition(browser, ours, '/', 'header a[href="/business/market"]'),
    'search to schedules': await transition(browser, ours, '/business/searchTender', 'header a[href="/tool/shipDate"]'),
    'home to tender search, slow phone': await transition(browser, ours, '/', SEARCH, { cpu: 4, slow: true }),
    'the same, after the pointer rested on it 2 s': await transition(browser, ours, '/', SEARCH, {
      cpu: 4,
      slow: true,
      hoverMs: 2000,
    }),
  }
  const turns = [['floor', floorWay], ...Object.entries(ways)].map(([name, { cold, warm }]) => ({
    way: name,
    'cold ms': round(cold),
    'warm ms': round(warm),
    'cold / floor': round(cold / floorWay.cold, 2),
    'warm / floor': round(warm / floorWay.warm, 2),
  }))
  console.log('\nFrom a click to the next heading painted')
  console.table(turns)

  const rows = await rowsOf(browser, ours)
  const forwarder = await signIn(browser, ours, 'forwarder')
  const sheet = await sheetOf(browser, ours, forwarder)
  const run = await longRun(browser, ours)
  const forwarder2 = await signIn(browser, ours, 'forwarder2')
  const matrix = await matrixOf(browser, ours, { trader: state, forwarder, forwarder2 })
  console.log('\nMany rows and a long run (inputs at a quarter of the processor)')
  console.table([{ ...rows, ...sheet, ...run }])
  console.table([matrix])
  writeFileSync(
    join(reports, 'bench.json'),
    JSON.stringify({ at: new Date().toISOString(), paints, turns, rows, sheet, run, matrix }, null, 1),
  )
} finally {
  await browser.close()
  ours.stop()
  floor.stop()
  market.stop()
}
