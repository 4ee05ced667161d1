#!/usr/bin/env node
// What `npm run dev` takes until home is there: requests and milliseconds in a browser without a cache, on a server that has
// just started and on one that is warm. Several folders are measured in turns, so that their ratio can be compared on a
// machine that does other things too; the milliseconds alone mean little.
//   node scripts/devStart.mjs [folder ...]    TIMES=5 visits of each
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { median, openBrowser } from './bench/probe.mjs'

const folders = process.argv.slice(2).map((folder) => resolve(folder))
if (folders.length === 0) folders.push(new URL('..', import.meta.url).pathname)
const TIMES = Number(process.env.TIMES ?? 5)
const PORT = Number(process.env.PORT ?? 4470)

async function start(root, index) {
  const origin = `http://127.0.0.1:${PORT + index}`
  const words = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', String(PORT + index), '--strictPort']
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let turn = 0; !(await fetch(`${origin}/boot.js`).catch(() => undefined))?.ok; turn += 1) {
    if (turn > 600 || child.exitCode !== null) throw new Error(`No dev server in ${root}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  return { root, origin, stop: () => child.kill(), visits: [] }
}

/** One visit without a cache: until the heading of home is seen, until the first tender is, and what went wrong. */
async function visit(browser, { origin }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  let requests = 0
  const wrong = []
  page.on('request', (request) => request.url().startsWith(origin) && (requests += 1))
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && wrong.push(line.text()))
  page.on('pageerror', (error) => wrong.push(error.message))
  const began = performance.now()
  await page.goto(origin, { waitUntil: 'commit' })
  await page.locator('main h1').first().waitFor({ timeout: 120_000 })
  const heading = performance.now() - began
  const untilHeading = requests
  await page.locator('main a[href*="Detial?id="]').first().waitFor({ timeout: 120_000 })
  const rows = performance.now() - began
  await context.close()
  return { heading, untilHeading, rows, requests, wrong }
}

const say = (what, root, { heading, untilHeading, rows, requests }) =>
  console.log(
    `${what}  heading ${Math.round(heading)} ms after ${untilHeading} requests, tenders ${Math.round(rows)} ms after ${requests}  ${root}`,
  )

const browser = await openBrowser()
const servers = []
try {
  for (const [index, root] of folders.entries()) {
    const server = await start(root, index)
    servers.push(server)
    say('fresh ', root, await visit(browser, server))
  }
  for (let turn = 0; turn < TIMES; turn += 1)
    for (const server of servers) server.visits.push(await visit(browser, server))
  for (const { root, visits } of servers) {
    const middle = (name) => median(visits.map((one) => one[name]))
    say('warm  ', root, {
      heading: middle('heading'),
      untilHeading: middle('untilHeading'),
      rows: middle('rows'),
      requests: middle('requests'),
    })
    for (const line of new Set(visits.flatMap(({ wrong }) => wrong)))
      console.log(`       console: ${line.slice(0, 200)}`)
  }
} finally {
  for (const { stop } of servers) stop()
  await browser.close()
}
