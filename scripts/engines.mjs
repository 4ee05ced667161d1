#!/usr/bin/env node
/*
 * Walks the product in Firefox and WebKit (decision 0090).
 *   npm run engines                 builds, then all walks in both
 *   npm run engines -- --smoke      the part that CI runs
 *   npm run engines -- --built      with dist/ as it is
 *   npm run engines -- --project=webkit mainJob    other words go to the runner
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const words = process.argv.slice(2)
const isSmoke = words.includes('--smoke')

/** Runs a command with our output; ends with its code if it fails. */
function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}

if (!words.includes('--built')) run('npm', ['run', 'build'])
run('npm', ['run', 'market'])
const rest = words.filter((word) => word !== '--smoke' && word !== '--built')
run('npx', ['playwright', 'test', '-c', 'tests/engines/playwright.config.ts', ...rest], {
  MARKET_FILE: '.data/start.sqlite',
  ...(!isSmoke && { WHOLE: '1' }),
})
