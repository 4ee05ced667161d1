// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { filesBelow, textOf } from './sourceGraph.ts'

const sheets = filesBelow(['src'], /\.css$/)

/** The slider captcha moves over a picture, which is not mirrored in RTL. */
const PHYSICAL = 'src/features/member/account/captcha/captcha.css'

/** Returns the physical (left/right) declarations of a style sheet, which do not follow the text direction. */
function physical(css: string): string[] {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/[;{}]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((declaration) => {
      const [property = '', value = ''] = declaration.split(/:(.*)/s).map((word) => word.trim())
      if (/^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b.*)$/.test(property))
        return true
      if (/^(?:text-align|float|clear)$/.test(property)) return /\b(?:left|right)\b/.test(value)
      if (property === 'box-shadow') return /inset -?\d+px 0 0/.test(value)
      if (!/^(?:margin|padding|inset|border-radius|border-width)$/.test(property)) return false
      const [top, right, bottom, left] = value.replaceAll(/\([^()]*(?:\([^()]*\))?[^()]*\)/g, '()').split(' ')
      if (left === undefined) return property === 'border-radius' && bottom !== undefined
      return property === 'border-radius' ? top !== right || bottom !== left : right !== left
    })
}

describe('style sheets', () => {
  test('were really seen', () => expect(sheets.length).toBeGreaterThan(40))
  test('know start and end, not left and right', () => {
    expect(
      sheets
        .filter((file) => file !== PHYSICAL)
        .flatMap((file) => physical(textOf(file)).map((declaration) => `${file}: ${declaration}`)),
    ).toEqual([])
  })
  test.each([
    ['.a { left: 0; color: red }', 1],
    ['.a { margin-right: 4px }', 1],
    ['.a { border-left-color: red }', 1],
    ['.a { text-align: right }', 1],
    ['.a { padding: 1px 2px 3px 4px }', 1],
    ['.a { padding: 1px 2px 3px 2px; margin: 0 calc(1px + 2px) 0 }', 0],
    ['.a { box-shadow: inset 3px 0 0 red }', 1],
    ['.a { box-shadow: inset calc(3px * var(--ct-turn)) 0 0 red }', 0],
    ['.a { border-radius: 4px 0 0 4px }', 1],
    ['.a { border-radius: 4px 4px 0 0; inset: auto 0 0 }', 0],
    ['.a { inset-inline-start: 4px; padding-inline: 1px 2px }', 0],
  ])('a planted %s is seen as it is', (css, count) => {
    expect(physical(css)).toHaveLength(count)
  })
})
