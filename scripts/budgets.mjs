#!/usr/bin/env node
// Checks the production build in dist/ against scripts/budgets.json: brotli kilobytes (1024 bytes) of script per cold
// visit, what a page adds of its own, and that no mock code is included. Prints every figure; exits 1 if one is over.
// Then one line a page: its requests of a cold visit (scripts/pageReport.mjs says what counts) and its kilobytes by group.
//   npm run budgets -- --page quote    that page alone, with its largest modules and files
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { pageReports } from './pageReport.mjs'

const root = new URL('..', import.meta.url).pathname
const dist = join(root, 'dist')
const {
  boot,
  beyondHome,
  pages,
  own,
  requests: mostRequests,
  entryWithoutPackages,
  forbidden,
} = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8'))
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const failures = []
const { page: onlyPage } = parseArgs({ options: { page: { type: 'string' } } }).values
if (onlyPage !== undefined && !pages[onlyPage]) {
  console.error(`budgets: no page ${onlyPage}; there are ${Object.keys(pages).join(', ')}`)
  process.exit(1)
}

const weights = new Map()
function weigh(file) {
  if (!weights.has(file)) {
    const raw = readFileSync(join(dist, file))
    weights.set(file, brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length)
  }
  return weights.get(file)
}

const modules = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8'))
const places = new Map(Object.entries(modules).flatMap(([file, inside]) => inside.map(([id]) => [id, file])))
const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
/** The manifest's entry of the file that a module is in: it names those alone that have a file of their own. */
function chunkOf(key) {
  const chunk = manifest[key] ?? chunks.get(places.get(key))
  if (!chunk) throw new Error(`budgets: ${key} is in no file; fix scripts/budgets.json`)
  return chunk
}

/** Script files of a module and its static imports. */
function filesOf(key, seen = new Set()) {
  const chunk = chunkOf(key)
  if (seen.has(chunk.file)) return seen
  if (chunk.file.endsWith('.js')) seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}

const kb = (bytes) => Math.round(bytes / 102.4) / 10
const sum = (files) => kb([...files].reduce((total, file) => total + weigh(file), 0))
function check(what, value, limit) {
  const isOver = value > limit
  console.log(`${isOver ? 'OVER' : 'ok  '} ${String(value).padStart(7)} of ${String(limit).padStart(6)} KB  ${what}`)
  if (isOver) failures.push(what)
}

const inGroups = (groups) =>
  Object.entries(groups)
    .filter(([, bytes]) => bytes >= 51)
    .map(([group, bytes]) => `${group} ${kb(bytes)}`)
    .join(', ')
const lineOf = (name, { requests, scripts, styleFiles, groups }) =>
  `${name}: ${requests} requests (${scripts} scripts, ${styleFiles} styles); KB: ${inGroups(groups)}`
function describe(name, report) {
  console.log(lineOf(name, report))
  console.log('largest modules:')
  for (const { id, file, bytes } of report.parts.slice(0, 5))
    console.log(`${String(kb(bytes)).padStart(7)} KB  ${id}  in ${file}`)
  console.log('files:')
  for (const file of new Set(report.parts.map((one) => one.file))) {
    const inside = report.parts.filter((one) => one.file === file)
    const more = inside.length > 1 ? ` and ${inside.length - 1} more` : ''
    console.log(`${String(kb(weigh(file))).padStart(7)} KB  ${file}  ${inside[0].id}${more}`)
  }
}

const bootFiles = new Set(boot.flatMap((key) => [...filesOf(key)]))
/** Style files whose rules are in the document. */
const html = readFileSync(join(dist, 'index.html'), 'utf8')
const inlined = new Set(
  [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)" disabled>/g)].map(([, name]) => name),
)
const reportOf = pageReports(modules, manifest, chunkOf, inlined, weigh)
const lines = []
for (const [name, { modules: parts, limit }] of Object.entries(pages)) {
  const keys = name === 'home' ? parts : [...parts, ...beyondHome]
  const files = new Set([...bootFiles, ...keys.flatMap((key) => [...filesOf(key)])])
  const report = reportOf(keys, files)
  lines.push(lineOf(name, report))
  if (report.requests > mostRequests) failures.push(`${name}: ${report.requests} requests of ${mostRequests}`)
  if (name === onlyPage) {
    describe(name, report)
    process.exit(0)
  }
  if (onlyPage !== undefined) continue
  check(`${name}: script of a cold visit`, sum(files), limit)
  const first = keys[0]
  const shared = new Set([...bootFiles, ...keys.slice(1).flatMap((key) => [...filesOf(key)])])
  check(`${name}: its own beyond what is loaded`, sum([...filesOf(first)].filter((file) => !shared.has(file))), own)
}

const all = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((file) => /\.(js|css|html)$/.test(file))
if (all.length < 20) failures.push('the build was really seen')
for (const word of forbidden) {
  const inside = all.filter((file) => readFileSync(join(dist, file), 'utf8').includes(word))
  if (inside.length > 0) failures.push(`"${word}" is in ${inside.join(', ')}`)
}
console.log(
  `${all.length} files searched for ${forbidden.length} words of the mock: ${failures.some((one) => one.startsWith('"')) ? 'FOUND' : 'none'}`,
)
for (const name of entryWithoutPackages) {
  const inside = [...bootFiles, ...filesOf(pages.home.modules[0])].filter((file) =>
    readFileSync(join(dist, file), 'utf8').includes(name),
  )
  if (inside.length > 0) failures.push(`the first page holds ${name}: ${inside.join(', ')}`)
}
check('index.html with its critical styles', kb(brotliCompressSync(Buffer.from(html)).length), 14)
const asker = readFileSync(join(dist, 'boot.js'), 'utf8')
check('boot.js with what each page needs', kb(brotliCompressSync(Buffer.from(asker)).length), 4)
const table = JSON.parse(readFileSync(join(dist, '.vite/pages.json'), 'utf8'))
for (const file of table.files) if (!asker.includes(file)) failures.push(`boot.js does not name ${file}`)
for (const [, names] of html.matchAll(/ data-(?:zh|en)="([^"]+)"/g)) {
  const known = new Set([...names.split(' '), ...table.files])
  const wanted = Object.values(pages).map((page) => chunkOf(page.modules[0]).file)
  for (const file of [...known, ...wanted])
    if (!existsSync(join(dist, file)) || !known.has(file)) failures.push(`boot.js would not fetch ${file} ahead`)
}
if (!/<h1/.test(html)) failures.push('the first screen has no h1 in index.html')
if (/<script(?![^>]*\bsrc=)/.test(html)) failures.push('index.html holds an inline script')

console.log('\nWhat a cold visit of each page consists of:')
for (const line of lines) console.log(line)
for (const failure of failures) console.error(`budgets: ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)
