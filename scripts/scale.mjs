#!/usr/bin/env node
/*
 * What a call costs the preview server when the market has grown: the same calls, nine reads to a write, on the seed
 * and on a file of 10,000 tenders and 40,000 bids. Processor time, not time: others may use the machine. Linux only.
 * Build first.
 *   npm run scale [-- --calls 1000 --port 4295 --tenders 10000 --bids 40000]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { grow } from './scale/grow.mjs'
import { measure, seed } from './scale/measure.mjs'

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
const [CALLS, PORT] = [option('calls', 1000), option('port', 4295)]
const SIZE = { tenders: option('tenders', 10_000), bids: option('bids', 40_000) }
const folder = mkdtempSync(join(tmpdir(), 'cangtong-scale-'))

const ms = (number) => number.toFixed(1).padStart(7)
const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length

try {
  const [small, large] = [join(folder, 'small.sqlite'), join(folder, 'large.sqlite')]
  await seed(small, PORT)
  const counts = grow(small, large, SIZE)
  console.log(`${counts.tenders} tenders, ${counts.bids} bids against the seed; ${CALLS} calls each`)
  const [a, b] = [await measure(small, PORT, CALLS), await measure(large, PORT, CALLS)]
  console.log('processor time, ms: mean on the seed, mean and slowest on the large file')
  const rows = [...b.paths].map(([path, times]) => [
    path,
    mean(a.paths.get(path) ?? [0]),
    mean(times),
    Math.max(...times),
  ])
  for (const [path, one, other, worst] of rows.toSorted((x, y) => y[2] - x[2]))
    console.log(`${ms(one)} ${ms(other)} ${ms(worst)}  ${path} (${b.paths.get(path).length})`)
  console.log(`a call: ${a.each.toFixed(2)} and ${b.each.toFixed(2)} ms, ${(b.each / a.each).toFixed(2)} times`)
  console.log(`slowest: ${Math.max(...rows.map((row) => row[3])).toFixed(1)} ms`)
  console.log(`memory: ${a.memory} and ${b.memory} MB, at most ${a.most} and ${b.most} MB`)
  console.log(
    `start: ${(a.started / 1000).toFixed(1)} and ${(b.started / 1000).toFixed(1)} s; codes ${JSON.stringify(b.codes)}`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
