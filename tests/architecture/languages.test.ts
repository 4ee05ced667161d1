// @vitest-environment node
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { filesBelow, ROOT } from './sourceGraph.ts'

const catalogues = filesBelow(['src'], /\/messages\/zh-CN\.ts$/)

async function load(file: string): Promise<Record<string, string>> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(ROOT, file)).href)) as Record<
    string,
    Record<string, string>
  >
  return Object.assign({}, ...Object.values(module)) as Record<string, string>
}

/** The words of a message without its arguments, tags and plural syntax. */
const said = (text: string): string => text.replaceAll(/\{[^{}]*\}|<[^<>]*>/g, ' ').trim()

/** Ids of the texts that are the same in both languages, and why. */
const SAME = new Map([
  ['common.loading', 'the owner gives this word (Spec §4)'],
  ['diagnostics.feature.indexedDb', 'the name of a standard'],
  ['diagnostics.feature.cryptoSubtle', 'the name of a standard'],
  ['insight.per.KG', 'a unit'],
  ['insight.unit.KG', 'a unit'],
])

/** Returns whether a text is the same in both languages although it contains words. */
const isUntranslated = (zh: string, en: string): boolean =>
  zh === en && /\p{Letter}{2}/u.test(said(zh)) && !/^[A-Z\d\s/·.,:+()–-]+$/.test(said(zh))

/** Three English words in a row in a Chinese text. */
const ENGLISH = /\b[A-Za-z]*[a-z]{2}[A-Za-z]*(?: [A-Za-z]*[a-z]{2}[A-Za-z]*){2}/

describe('what is said in both languages', () => {
  test('differs', async () => {
    const same: string[] = []
    const seen = new Set<string>()
    for (const file of catalogues) {
      const zh = await load(file)
      const en = await load(file.replace('zh-CN', 'en-US'))
      for (const [id, text] of Object.entries(zh))
        if (isUntranslated(text, en[id] ?? '')) {
          seen.add(id)
          if (!SAME.has(id)) same.push(`${id}: ${text}`)
        }
    }
    expect(same).toEqual([])
    expect([...SAME.keys()].filter((id) => !seen.has(id))).toEqual([])
  })

  test('holds no English sentence in Chinese', async () => {
    const found: string[] = []
    for (const file of catalogues)
      for (const [id, text] of Object.entries(await load(file)))
        if (ENGLISH.test(said(text))) found.push(`${id}: ${text}`)
    expect(found).toEqual([])
  })

  test.each([
    ['提交', 'Submit', false],
    ['Submit', 'Submit', true],
    ['{no} · FCL', '{no} · FCL', false],
    ['{count}', '{count}', false],
  ])('planted %s and %s are seen as they are', (zh, en, expected) => {
    expect(isUntranslated(zh, en)).toBe(expected)
  })

  test.each([
    ['请 press the button 后继续', true],
    ['由 Maersk Line 承运', false],
    ['CY to CY', false],
  ])('planted English in %s is seen as it is', (text, expected) => {
    expect(ENGLISH.test(said(text))).toBe(expected)
  })
})
