// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { filesBelow, textOf } from './sourceGraph.ts'

/** Classes of the product, and selectors by part of a class; parts of the kit (ant-) may have neither role nor name. */
const classesIn = (text: string): string[] =>
  text.match(/(?<![-\w])ct-[a-z][\w-]*|\[class[*^$~|]?=(?!["']?ant-)[^\]]*\]/g) ?? []

/** Files that name a class of the product all the same, with the reason. */
const OWN: Readonly<Record<string, { classes: readonly string[]; why: string }>> = {
  'tests/architecture/styleRules.test.ts': { classes: ['ct-a', 'ct-card'], why: 'style sheets with a planted fault' },
  'tests/unit/front/news/payloads.ts': { classes: ['ct-dialog'], why: 'what a stranger writes to look like us' },
}

/** Classes that a style sheet of the product writes rules for. */
const styledIn = (css: string): string[] => [
  ...new Set(css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/(?<=\.)ct-[\w-]+/g)),
]

/** Whether code names a class: as a whole, or as the start of a template (`ct-tone-${tone}`). */
function isNamed(code: string): (name: string) => boolean {
  const whole = new Set(code.match(/(?<!--)\bct-[\w-]+/g))
  const starts = [...whole].filter((one) => one.endsWith('-') && code.includes(`${one}\${`))
  return (name) => whole.has(name) || starts.some((start) => name.startsWith(start))
}

describe('style sheets have rules for', () => {
  test('what code shows, and for nothing else', () => {
    const code = [...filesBelow(['src', 'public', 'scripts', 'index.html'], /\.(tsx?|js|html)$/)].map(textOf).join('\n')
    const sheets = filesBelow(['src'], /\.css$/)
    expect(sheets.length).toBeGreaterThan(60)
    const named = isNamed(code)
    const dead = sheets.flatMap((file) =>
      styledIn(textOf(file))
        .filter((name) => !named(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(dead).toEqual([])
  })

  test('a planted class that nobody names is seen', () => {
    const css = '.ct-one > .ct-two:hover { } /* .ct-said */ .ct-tone-ok { color: var(--ct-three) }'
    const code = "className={`ct-one ct-tone-${tone}`} style={{ '--ct-two': 1 }}"
    expect(styledIn(css).filter((name) => !isNamed(code)(name))).toEqual(['ct-two'])
  })
})

describe('tests find things as people do, by roles, names and words', () => {
  test('and name no class of the product', () => {
    const files = filesBelow(['tests']).filter((file) => !file.endsWith('architecture/classes.test.ts'))
    expect(files.length).toBeGreaterThan(300)
    const found = files.flatMap((file) => [...new Set(classesIn(textOf(file)))].map((one) => `${file}: ${one}`))
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
