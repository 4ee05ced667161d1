#!/usr/bin/env node
// Every optional dependency a package names (the binaries of the other platforms) must stand in the lock file itself; a lock
// made against a registry that lags behind lacks some and then fails `npm ci` elsewhere.
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const names = new Set(
  Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
)
const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !names.has(name))
    .map((name) => `${path || 'the project'} -> ${name}`),
)
if (names.size < 150) missing.push('the lock file was not really read')
for (const line of missing) console.error(`lock: ${line} is missing`)
process.exit(missing.length > 0 ? 1 : 0)
