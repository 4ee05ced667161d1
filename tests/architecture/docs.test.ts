// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow, ROOT, textOf } from './sourceGraph.ts'

const documents = ['README.md', 'mock/README.md', ...filesBelow(['docs'], /\.md$/)]
const decisions = documents.filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
const settings = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const packages = Object.keys({ ...settings.dependencies, ...settings.devDependencies })

const ROOTS = /^(src|mock|tests|docs|scripts|public|\.ci)\//
const FILE = /^[\w@.-]+(\/[\w@.-]+)*\.(ts|tsx|mjs|js|json|md|css|html|svg|png|txt|webmanifest)$/
const FOLDER = /^[\w@.-]+(\/[\w@.-]+)*\/$/
/** Made by commands, not kept. */
const MADE = /^(dist|dist-demo|node_modules|\.data)\//
/** Told as a kind of file, found in every folder of the contract or beside it. */
const KINDS = new Set(['endpoints.ts', 'schemas.ts', 'wire.ts', 'values.ts', 'rules.ts', 'lifecycle.ts', 'messages/'])

/** Words of a document that look like a file or folder of the project: in code, and where links and pictures lead. */
function pathsIn(markdown: string): string[] {
  const fenced = [...markdown.matchAll(/```[^\n]*\n([\s\S]*?)```/g)].map((match) => match[1] ?? '')
  const prose = markdown.replace(/```[\s\S]*?```/g, '')
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '')
  const links = [...prose.matchAll(/\]\(([^)#\s]+)/g)].map((match) => match[1] ?? '')
  const words = [...fenced, ...inline].flatMap((text) => text.split(/\s+/)).map((word) => word.replace(/[,;:]$/, ''))
  const looksLikeOne = (word: string): boolean =>
    (ROOTS.test(word) || FILE.test(word) || FOLDER.test(word) || word.startsWith('.env.')) &&
    !MADE.test(word) &&
    !packages.includes(word)
  return [...words.filter(looksLikeOne), ...links.filter((link) => !/^[a-z]+:/.test(link))]
}

/** Whether a path told in a document is there, seen from the root or from the document's own folder. */
function exists(document: string, path: string): boolean {
  if (KINDS.has(path)) return true
  return [ROOT, join(ROOT, dirname(document))].some((folder) => existsSync(join(folder, path)))
}

const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => (match[1] ?? '').replace(/[:-]+$/, ''))

/** Numbers of decisions that a text cites: `decision 0004`, `decisions 0004, 0005 and 0009`. */
function citedIn(text: string): string[] {
  return [...text.matchAll(/decisions? (\d{4}(?:(?:, | and )\d{4})*)/gi)].flatMap(
    (match) => match[1]?.match(/\d{4}/g) ?? [],
  )
}
const hasDecision = (number: string): boolean => decisions.some((file) => file.startsWith(`docs/decisions/${number}-`))

/** Paths of a list like `- /trading/api/bid: GET minePage, detail · POST submit`, each with its start. */
function listedPaths(text: string): string[] {
  const items = [...text.matchAll(/^- (\/trading\/api\/\w+): ((?:.|\n {2})+)$/gm)]
  return items.flatMap(([, start = '', calls = '']) =>
    (calls.match(/\b(?!GET\b|POST\b)\w+/g) ?? []).map((name) => `${start}/${name}`),
  )
}

describe('the documents', () => {
  test('were really seen', () => {
    expect(documents.length).toBeGreaterThan(15)
    expect(documents.flatMap((file) => pathsIn(textOf(file))).length).toBeGreaterThan(120)
  })
  test.each(documents)('%s names only files and folders that exist', (file) => {
    expect(pathsIn(textOf(file)).filter((path) => !exists(file, path))).toEqual([])
  })
  test.each(documents)('%s has lines under 120 characters, but for tables and code', (file) => {
    const prose = textOf(file).replaceAll(/^```[^]*?^```/gm, '')
    expect(prose.split('\n').filter((line) => line.length >= 120 && !line.startsWith('|'))).toEqual([])
  })
  test('name only scripts that exist', () => {
    const named = documents.flatMap((file) => scriptsIn(textOf(file)))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !(name in settings.scripts))).toEqual([])
  })
  test('planted paths are seen, and missed where they are not there', () => {
    const planted =
      'See `src/nowhere/gone.ts`, [this](docs/gone.md), `npm run dev`, `big.js`, `/login`, `dist/` and\n```\nmock/gone/  x\n```'
    expect(pathsIn(planted)).toEqual(['mock/gone/', 'src/nowhere/gone.ts', 'docs/gone.md'])
    expect(pathsIn(planted).filter((path) => exists('README.md', path))).toEqual([])
    expect(exists('mock/README.md', 'hosts/node.ts')).toBe(true)
    expect(scriptsIn('first `npm run gone`, then').filter((name) => !(name in settings.scripts))).toEqual(['gone'])
  })
})

describe('the decisions', () => {
  const code = filesBelow(['src', 'mock', 'tests', 'scripts'], /\.(tsx?|mjs|css)$/).filter(
    (file) => !file.endsWith('docs.test.ts'),
  )

  test('that code and documents cite exist', () => {
    const cited = [...code, ...documents].flatMap((file) => citedIn(textOf(file)))
    expect(cited.length).toBeGreaterThan(40)
    expect([...new Set(cited)].filter((number) => !hasDecision(number))).toEqual([])
  })
  test('a planted citation is seen', () => {
    expect(citedIn('Assumed: decision 9999. See decisions 0001, 0002 and 0003')).toEqual([
      '9999',
      '0001',
      '0002',
      '0003',
    ])
    expect(hasDecision('9999')).toBe(false)
  })
  test.each(decisions)('%s says what, when and why in at most 100 lines', (file) => {
    const text = textOf(file)
    for (const part of [/^# \d{4} /, /^Date: /m, /^Status: /m, /^## Context$/m, /^## Options considered$/m])
      expect(text).toMatch(part)
    expect(text).toMatch(/^## Decision/m)
    expect(text).toMatch(/^## Consequences$/m)
    // Sixty, until lines had to be short.
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(100)
  })
  test('0004 lists every path of the contract that the owner did not give, and no other', () => {
    const pathsOf = (text: string): string[] => text.match(/\/trading\/(?:api|oauth)\/\w+(?:\/\w+)?/g) ?? []
    const owned = pathsOf(textOf('tests/spec/calls.test.ts'))
    const contract = filesBelow(['src/contract'], /endpoints\.ts$/).flatMap((file) => pathsOf(textOf(file)))
    const listed = listedPaths(textOf('docs/decisions/0004-assumed-endpoints.md'))
    expect(contract.length).toBeGreaterThan(55)
    const assumed = contract.filter((path) => !owned.includes(path))
    expect(assumed.filter((path) => !listed.includes(path))).toEqual([])
    expect(listed.filter((path) => !contract.includes(path))).toEqual([])
  })
  test('0008 gives a reason for every rule that is off', () => {
    const rules = (JSON.parse(textOf('.oxlintrc.json')) as { rules: Record<string, unknown> }).rules
    const off = Object.keys(rules).filter((name) => rules[name] === 'off')
    const told = textOf('docs/decisions/0008-typescript-7-oxlint-knip.md')
    expect(off.length).toBeGreaterThan(5)
    expect(off.filter((name) => !told.includes(`\`${name}\``))).toEqual([])
  })
  test('0012 gives a reason for every package', () => {
    const told = textOf('docs/decisions/0012-dependencies.md')
    expect(packages.length).toBeGreaterThan(25)
    expect(packages.filter((name) => !told.includes(`\`${name}\``))).toEqual([])
  })
})
