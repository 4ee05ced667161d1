// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { filesBelow, textOf } from './sourceGraph.ts'

/** Classes of the product, and selectors by part of a class; parts of the kit (ant-) may have neither role nor name. */
const classesIn = (text: string): string[] =>
  text.match(/(?<![-\w])ct-[a-z][\w-]*|\[class[*^$~|]?=(?!["']?ant-)[^\]]*\]/g) ?? []

/** Files that name a class of the product all the same, with the reason. */
const OWN: Readonly<Record<string, { classes: readonly string[]; why: string }>> = {
  'tests/unit/front/news/payloads.ts': { classes: ['ct-dialog'], why: 'what a stranger writes to look like us' },
}

describe('tests find things as people do, by roles, names and words', () => {
  test('and name no class of the product', () => {
    const files = filesBelow(['tests']).filter((file) => !file.endsWith('architecture/classes.test.ts'))
    expect(files.length).toBeGreaterThan(300)
    const found = files.flatMap((file) => classesIn(textOf(file)).map((one) => `${file}: ${one}`))
    const own = Object.entries(OWN).flatMap(([file, { classes }]) => classes.map((one) => `${file}: ${one}`))
    expect(found.toSorted()).toEqual(own.toSorted())
  })

  test.each([
    "querySelector('.ct-field')",
    "className).toBe('ct-field')",
    '"a ct-field"',
    'locator(\'[class*="goods"]\')',
    '[class^=goods]',
  ])('a planted %s is seen', (text) => expect(classesIn(text)).toHaveLength(1))
  test.each(['--ct-ok', 'product-list', '[class*="ant-"]', '[class*=ant-]'])('%s is none', (text) =>
    expect(classesIn(text)).toEqual([]),
  )
})
