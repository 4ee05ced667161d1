// @vitest-environment node
import { isPluralElement, isSelectElement, isTagElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bareTexts, HAN, MISSPELT } from './textRules.ts'
import { filesBelow, ROOT, textOf } from './sourceGraph.ts'

const catalogues = filesBelow(['src'], /\/messages\/zh-CN\.ts$/)
const code = filesBelow(['src'], /\.tsx?$/).filter(
  (file) => !/\/(messages|shared\/words)\/(zh-CN|en-US)\.ts$/.test(file),
)

async function load(file: string): Promise<Record<string, string>> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(ROOT, file)).href)) as Record<
    string,
    Record<string, string>
  >
  return Object.assign({}, ...Object.values(module)) as Record<string, string>
}

/** Names and kinds of the arguments of a message. */
function args(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (isPluralElement(element) || isSelectElement(element))
      return [
        `${element.value} ${element.type}`,
        ...Object.values(element.options).flatMap((option) => args(option.value)),
      ]
    return isTagElement(element) ? [`<${element.value}>`, ...args(element.children)] : [element.value]
  })
}
const argNames = (text: string): string[] =>
  [...new Set(args(parse(text)).map((name) => name.split(' ')[0] ?? ''))].toSorted()

describe('the two languages', () => {
  test('were really seen', () => expect(catalogues.length).toBeGreaterThan(6))
  test.each(catalogues)('%s and its English twin have the same ids and the same arguments', async (file) => {
    const zh = await load(file)
    const en = await load(file.replace('zh-CN', 'en-US'))
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(zh).toSorted())
    expect(Object.keys(zh).filter((id) => argNames(zh[id] ?? '').join() !== argNames(en[id] ?? '').join())).toEqual([])
    expect(Object.keys(en).filter((id) => HAN.test(en[id] ?? '') && !id.startsWith('layout.language.'))).toEqual([])
  })
  test('a planted difference of arguments is seen', () => {
    expect(argNames('{count, plural, other {# x {name}}}')).toEqual(['count', 'name'])
    expect(argNames('{count} x')).not.toEqual(argNames('{cuont} x'))
  })
})

describe('a text that two messages have in both languages', () => {
  test('is written once, among the shared words', async () => {
    const shared = new Map(Object.entries(await load('src/shared/words/zh-CN.ts')))
    const names = new Set(
      catalogues.flatMap((file) => [...textOf(file).matchAll(/\bwords\.(\w+)/g)].map(([, name]) => name)),
    )
    expect([...shared.keys()].filter((name) => !names.has(name))).toEqual([])
    const written = new Map<string, string[]>()
    for (const file of catalogues) {
      const [zh, en] = [await load(file), await load(file.replace('zh-CN', 'en-US'))]
      const text = textOf(file)
      for (const id of Object.keys(zh)) {
        if (new RegExp(`'${id}':\\s*words\\.`).test(text)) continue
        const pair = `${zh[id]} | ${en[id]}`
        written.set(pair, [...(written.get(pair) ?? []), id])
      }
    }
    expect([...written.values()].filter((ids) => ids.length > 1)).toEqual([])
    expect(new Set(shared.values()).size).toBeGreaterThan(300)
  })
})

describe('every message', () => {
  test('has an id of its own: of two that are held together the later one would take its place', async () => {
    const held = await Promise.all(catalogues.map(load))
    const ids = held.flatMap((catalogue) => Object.keys(catalogue))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
  test('is used somewhere', async () => {
    const ids = (await Promise.all(catalogues.map(load))).flatMap((catalogue) => Object.keys(catalogue))
    expect(ids.length).toBeGreaterThan(400)
    const all = code.map(textOf).join('\n')
    // Ids that are composed at run time are matched by their prefix.
    const stems = [
      'error.business.',
      'common.problem.',
      ...[...all.matchAll(/`([a-z]\w*\.[\w.]*\.)\$\{/gi)].map((match) => match[1] ?? ''),
    ]
    expect(ids.filter((id) => !all.includes(`'${id}'`) && !stems.some((stem) => id.startsWith(stem)))).toEqual([])
  })
})

describe('the code', () => {
  test('has no Han characters outside the catalogues', () => {
    expect(code.filter((file) => HAN.test(textOf(file)))).toEqual([])
  })
  test("has the owner's misspelt words only where addresses are told", () => {
    expect(
      code.filter(
        (file) => MISSPELT.test(textOf(file)) && file !== 'src/routes/table.ts' && !file.endsWith('/endpoints.ts'),
      ),
    ).toEqual([])
  })
  test('has no bare text in its markup', () => {
    expect(
      code
        .filter((file) => file.endsWith('.tsx'))
        .flatMap((file) => bareTexts(file, textOf(file)).map((text) => `${file}: ${text}`)),
    ).toEqual([])
  })
  test.each([
    ['<p>Hello there</p>', ['Hello there']],
    ['<img alt="A picture" />', ['A picture']],
    ['<input placeholder="Type here" title={t("x")} />', ['Type here']],
    ['<b>{t("x")} · {count}</b>', []],
    ['<i aria-label={`Row ${n}`} />', ['Row ']],
  ])('a planted %s is seen as it is', (jsx, expected) => {
    expect(bareTexts('a.tsx', `export const A = () => ${jsx}`)).toEqual(expected)
  })
})
