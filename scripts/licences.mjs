#!/usr/bin/env node
/*
 * Prints the licence of every shipped package, and rejects licences with obligations for the product.
 *   npm run licences              every shipped package, and the licences of the tools
 *   npm run licences -- --check   only checks that all are allowed
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Permissive licences: they only require their text and name. */
const FREE = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'MIT-0',
  'Python-2.0',
])
/** Allowed for tools that are not shipped; weak copyleft and data licences do not matter there. */
const TOOLS_TOO = new Set(['MPL-2.0', 'CC-BY-4.0', 'CC-BY-3.0'])

const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
const list = Object.entries(packages)
  .filter(([path]) => path.startsWith('node_modules/'))
  .map(([path, { version, dev = false, license }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    isTool: dev,
    licence: license ?? installed(path) ?? 'unknown',
  }))

/** The licence in the package itself, where the lock file has none. */
function installed(path) {
  const file = `${root}${path}/package.json`
  if (!existsSync(file)) return undefined
  const { license } = JSON.parse(readFileSync(file, 'utf8'))
  return typeof license === 'string' ? license : license?.type
}

/** `A OR B` needs one of them, `A AND B` both. */
function isAllowed(licence, allowed) {
  const parts = licence.replace(/[()]/g, '')
  if (parts.includes(' AND ')) return parts.split(' AND ').every((one) => isAllowed(one, allowed))
  return parts.split(' OR ').some((one) => allowed.has(one))
}

const refused = list.filter(
  ({ licence, isTool }) => !isAllowed(licence, isTool ? new Set([...FREE, ...TOOLS_TOO]) : FREE),
)
const shipped = list.filter(({ isTool }) => !isTool)
if (!process.argv.includes('--check'))
  for (const { name, version, licence } of shipped) console.log(`${licence.padEnd(14)} ${name} ${version}`)
const counts = new Map()
for (const { licence, isTool } of list) {
  const key = `${isTool ? 'tool   ' : 'shipped'} ${licence}`
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
for (const [key, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${String(count).padStart(5)} ${key}`)
for (const { name, version, licence } of refused) console.error(`licences: ${name} ${version} has ${licence}`)
console.log(`${shipped.length} packages shipped, ${list.length - shipped.length} tools, ${refused.length} refused`)
process.exitCode = refused.length > 0 || shipped.length < 10 ? 1 : 0
