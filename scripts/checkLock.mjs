#!/usr/bin/env node
// Every optional dependency of a package (the binaries of the other platforms) must be in the lock file itself; a lock
// made against an outdated registry mirror lacks some and then fails `npm ci` elsewhere. Versions are exact, every
// package has a checksum and comes over HTTPS, and every install script has been reviewed (RELIABILITY T23).
import { readFileSync } from 'node:fs'

/** Packages whose install script we do not need; `npm ci --ignore-scripts` builds and tests the same. */
const SCRIPTS_NOT_NEEDED = new Set(['msw', 'fsevents'])

const settings = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const names = new Set(
  Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
)
const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !names.has(name))
    .map((name) => `${path || 'the project'} -> ${name}`),
)
for (const [name, version] of Object.entries({ ...settings.dependencies, ...settings.devDependencies })) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) missing.push(`an exact version of ${name} (${version})`)
  if (packages[`node_modules/${name}`]?.version !== version) missing.push(`${name} ${version} in the lock file`)
}
for (const [path, { integrity, resolved, hasInstallScript }] of Object.entries(packages)) {
  if (path === '') continue
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  if (integrity?.startsWith('sha512-') !== true) missing.push(`a checksum of ${name}`)
  if (resolved !== undefined && !resolved.startsWith('https://')) missing.push(`an HTTPS address of ${name}`)
  if (hasInstallScript && !SCRIPTS_NOT_NEEDED.has(name)) missing.push(`a look at the install script of ${name}`)
}
if (names.size < 150) missing.push('the lock file was not really read')
for (const line of missing) console.error(`lock: ${line} is missing`)
if (missing.length === 0)
  console.log(
    `lock: ${Object.keys(packages).length - 1} packages, all exact, with checksum, none needs an install script`,
  )
process.exit(missing.length > 0 ? 1 : 0)
