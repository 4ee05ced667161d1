#!/usr/bin/env node
/*
 * Sends many calls of many members to the preview server, which is killed (kill -9) in the middle and at the end:
 * everything acknowledged must exist afterwards, and nothing may exist twice. Build first.
 *   npm run load [-- --calls 5000 --port 4290]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whatIsWrong } from './load/check.mjs'
import { makeMembers } from './load/members.mjs'
import { awardRound, openBatch, quoteRound } from './load/trade.mjs'
import { createWire } from './load/wire.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const option = (name, usual) => Number(process.argv[process.argv.indexOf(`--${name}`) + 1] || usual)
const CALLS = process.argv.includes('--calls') ? option('calls', 5000) : 5000
const PORT = process.argv.includes('--port') ? option('port', 4290) : 4290
const [TRADERS, FORWARDERS] = [10, 20]
const folder = mkdtempSync(join(tmpdir(), 'cangtong-load-'))
const vite = join(root, 'node_modules/vite/bin/vite.js')

let server
const start = () => {
  server = spawn(process.execPath, [vite, 'preview', '--host', '127.0.0.1', '--port', String(PORT), '--strictPort'], {
    cwd: root,
    env: {
      ...process.env,
      CANGTONG_DATA_FILE: join(folder, 'market.sqlite'),
      CANGTONG_ROBOT_DELAY_MS: '100',
      CANGTONG_PILOT: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
const kill = async () => {
  const gone = new Promise((resolve) => void server.once('exit', resolve))
  server.kill('SIGKILL')
  await gone
}
let kills = 0
const killAndStart = async () => {
  kills += 1
  await kill()
  start()
}

const wire = createWire(`http://127.0.0.1:${PORT}`, (call) => {
  if (call === Math.round(CALLS / 2)) void killAndStart()
})
const marketNow = async () => (await wire.call('GET', '/api/dict/listDict', { size: 1 })).now
const kept = { drafts: [], tenders: [], bids: [], orders: [], payments: [], coupons: [] }
const began = performance.now()
try {
  start()
  await wire.post('/api/demo/robots', { robots: false })
  const { traders, forwarders } = await makeMembers(wire, TRADERS, FORWARDERS)
  const batch = await openBatch(wire, forwarders[0], await marketNow())
  for (let round = 1; wire.figures.calls < CALLS; round++) {
    const now = await marketNow()
    const parts = traders.map((trader, at) => ({
      trader,
      bidders: [forwarders[(at * 2 + round) % FORWARDERS], forwarders[(at * 2 + round + 1) % FORWARDERS]],
      title: `load-${round}-${at}`,
      now,
      batchId: batch.id,
    }))
    const ids = await Promise.all(parts.map(async (part) => quoteRound(wire, part, kept)))
    await wire.post('/api/demo/clock', { advanceMs: 3 * 3_600_000 + 60_000 })
    await Promise.all(parts.map(async (part, at) => awardRound(wire, { ...part, tenderId: ids[at] }, kept)))
  }
  const seconds = (performance.now() - began) / 1000
  const { calls, sent, again } = wire.figures
  const times = wire.figures.times.toSorted((a, b) => a - b)
  const at = (share) => `${Math.round(times[Math.floor((times.length - 1) * share)])} ms`
  const codes = JSON.stringify(wire.figures.codes)
  // The reviewer confirms the last payments; then the server is killed again, so that everything is read from disk.
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await killAndStart()
  const wrong = await whatIsWrong(wire, kept)
  console.log(
    `${calls} calls by ${TRADERS + FORWARDERS} members in ${seconds.toFixed(0)} s (${(calls / seconds).toFixed(0)} a second)`,
  )
  console.log(`${sent} sent, ${again} of them again; ${kills} × kill -9; codes ${codes}`)
  console.log(`answered in ${at(0.5)} (half), ${at(0.95)} (95 %), ${at(1)} (slowest)`)
  for (const [what, rows] of Object.entries(kept))
    console.log(`${String(rows.length).padStart(6)} ${what} acknowledged`)
  for (const one of wrong) console.log(`FAIL ${one}`)
  console.log(
    wrong.length === 0 ? 'everything acknowledged is there, nothing twice' : `${wrong.length} things are wrong`,
  )
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await kill()
  rmSync(folder, { recursive: true, force: true })
}
