import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { palettes } from '@/ui/palette.ts'

type Tokens = Record<string, string>

const css = readFileSync('src/ui/tokens.css', 'utf8')
const [lightCss = '', darkCss = ''] = css.split("html[data-theme='dark']")

function colorsIn(block: string): Tokens {
  return Object.fromEntries(
    [...block.matchAll(/--ct-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

const light = colorsIn(lightCss)
const modes: [string, Tokens][] = [
  ['light', light],
  ['dark', { ...light, ...colorsIn(darkCss) }],
]

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string | undefined, b: string | undefined): number {
  if (!a || !b) throw new Error('unknown token')
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const papers = ['ground', 'surface', 'raised']
const inks = ['ink', 'ink-2', 'ink-3', 'sea', 'sea-strong', 'accent', 'accent-strong', 'ok', 'warn', 'danger']
const pairs: [string, string][] = [
  ...papers.flatMap((paper) => inks.map((ink): [string, string] => [ink, paper])),
  ...['sea', 'accent', 'ok', 'warn', 'danger'].map((tone): [string, string] => [tone, `${tone}-tint`]),
  ...['ink', 'ink-2', 'ink-3'].map((ink): [string, string] => [ink, 'sea-tint']),
  ['ink', 'danger-tint'],
  ['on-sea', 'sea'],
  ['on-sea', 'sea-strong'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-hull', 'hull'],
  ['on-hull-2', 'hull'],
  ['on-hull', 'hull-2'],
  ['ink', 'map-sea'],
  ['ink-2', 'map-sea'],
]

describe.each(modes)('the %s tokens', (mode, tokens) => {
  test.each(pairs)('%s can be read on %s', (ink, paper) => {
    expect(contrast(tokens[ink], tokens[paper])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(papers)('control borders can be seen on %s', (paper) => {
    expect(contrast(tokens['edge'], tokens[paper])).toBeGreaterThanOrEqual(3)
    expect(contrast(tokens['danger'], tokens[paper])).toBeGreaterThanOrEqual(3)
  })

  test('are the colors that antd gets', () => {
    const palette = Object.entries(mode === 'dark' ? palettes.dark : palettes.light)
    expect(palette.filter(([name, hex]) => tokens[name] !== hex)).toEqual([])
  })
})
