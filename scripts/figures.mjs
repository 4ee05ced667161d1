#!/usr/bin/env node
// Summary of the browser suites: reads the reports of the last runs (.reports/*.json) and prints passed, failed,
// skipped, the duration of each suite and the figures that its tests recorded.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(new URL('..', import.meta.url).pathname, '.reports')
const reports = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'bench.json')
if (reports.length === 0) console.log('No report yet: run npm run test:e2e first.')

/** All tests under a suite of the report. */
const testsOf = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) => spec.tests),
  ...(suite.suites ?? []).flatMap(testsOf),
]

for (const name of reports) {
  const { stats, suites } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const { expected, unexpected, flaky, skipped, duration, startTime } = stats
  console.log(`\n${name}  ${startTime}  ${Math.round(duration / 1000)} s`)
  console.log(`  ${expected} passed, ${unexpected} failed, ${flaky} flaky, ${skipped} skipped`)
  for (const { annotations } of suites.flatMap(testsOf))
    for (const { type, description } of annotations) if (type === 'figure') console.log(`  - ${description}`)
}
