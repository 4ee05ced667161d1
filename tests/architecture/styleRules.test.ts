// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { filesBelow, textOf } from './sourceGraph.ts'

// Style sheets of several pages come in one file (decision 0092), and all that were ever loaded stay: a rule for another's
// class changes its look there too.

const COMMENT = /\/\*[\s\S]*?\*\//g
const PRINT = /@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
const FRAME = /^src\/(ui|layout|forms|lists|reference)\//

/** The selectors of a style sheet, but for what is printed. */
const selectorsIn = (css: string): string[] =>
  [
    ...css
      .replaceAll(COMMENT, '')
      .replaceAll(PRINT, '')
      .matchAll(/([^{}]+)\{[^{}]*\}/g),
  ]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
const classesOf = (selector: string): string[] => selector.match(/(?<=\.)ct-[\w-]+/g) ?? []

/** Classes that have rules of their own in several sheets, with the sheets. */
function sharedIn(sheets: ReadonlyMap<string, string>): string[] {
  const owners = new Map<string, Set<string>>()
  for (const [file, css] of sheets)
    for (const selector of selectorsIn(css))
      if (/^\.ct-[\w-]+$/.test(selector)) owners.set(selector, (owners.get(selector) ?? new Set()).add(file))
  return [...owners].filter(([, files]) => files.size > 1).map(([name, files]) => `${name}: ${[...files].join(', ')}`)
}

/** Rules of a feature for what is around it alone: they name none of its own classes. */
function strayIn(sheets: ReadonlyMap<string, string>): string[] {
  const frame = new Set(
    [...sheets].filter(([file]) => FRAME.test(file)).flatMap(([, css]) => selectorsIn(css).flatMap(classesOf)),
  )
  return [...sheets]
    .filter(([file]) => !FRAME.test(file))
    .flatMap(([file, css]) => selectorsIn(css).map((selector) => ({ file, selector, classes: classesOf(selector) })))
    .filter(({ classes }) => classes.length > 0 && classes.every((name) => frame.has(name)))
    .map(({ file, selector }) => `${file}: ${selector}`)
}

describe('style sheets', () => {
  const files = [...filesBelow(['src'], /\.css$/)]
  const sheets = new Map(files.map((file) => [file, textOf(file)]))

  test('have no class in common: each has its rules in one of them', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(sharedIn(sheets)).toEqual([])
  })

  test('of a feature give rules to what is its own', () => {
    expect(strayIn(sheets)).toEqual([])
  })

  test('planted faults are seen', () => {
    const planted = new Map([
      ['src/ui/card.css', '.ct-card { gap: 1px }'],
      ['src/features/a/a.css', '.ct-a { gap: 1px } .ct-card h3 { margin: 0 }'],
      [
        'src/features/b/b.css',
        '@media (width < 1px) { .ct-a { gap: 2px } } @media print { .ct-card { display: none } }',
      ],
    ])
    expect(sharedIn(planted)).toHaveLength(1)
    expect(strayIn(planted)).toEqual(['src/features/a/a.css: .ct-card h3'])
  })
})
