// @vitest-environment node
import { expect, test } from 'vitest'
import { parseSync } from 'vite'
import { catalogues } from '@/app/catalogues.ts'
import type { CatalogueName } from '@/app/catalogues.ts'
import type { Messages } from '@/i18n/messageStore.ts'
import { asked } from './buttonRules.ts'
import { filesBelow, textOf } from './sourceGraph.ts'

/** A control whose name is not only what it shows: ids of both texts, of each the one or the other in a choice. */
interface Control {
  file: string
  names: string[]
  shown: string[]
  /** Whether what it shows is its name in some cases. */
  isPlainToo: boolean
}

interface Node {
  type: string
  [field: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** What stands between the tags: ids of texts. A component says what it shows itself. */
function shownIn(children: readonly Node[]): string[] {
  return children.flatMap((child) => {
    if (child.type === 'JSXExpressionContainer') return asked(child['expression'])
    const tag = (child['openingElement'] as { name?: { name?: string } } | undefined)?.name?.name ?? ''
    return /^[a-z]/.test(tag) ? shownIn(child['children'] as Node[]) : []
  })
}

const CONTROL = /^(?:button|a|summary|Link)$|(?:Button|RouteLink|ConfirmAction)$/

function controlsIn(file: string): Control[] {
  const found: Control[] = []
  const walk = (node: Node): void => {
    const opening = node['openingElement'] as { name: { name?: string }; attributes: Node[] } | undefined
    if (node.type === 'JSXElement' && CONTROL.test(opening?.name.name ?? '')) {
      const label = opening?.attributes.find(
        (one) => (one['name'] as { name?: string } | undefined)?.name === 'aria-label',
      )
      const name = (label?.['value'] as Node | undefined)?.['expression'] as Node | undefined
      const [names, shown] = [asked(name), shownIn(node['children'] as Node[])]
      const isPlainToo =
        name?.type === 'LogicalExpression' || partsOf(name ?? node).some((one) => one['name'] === 'undefined')
      if (names.length > 0 && shown.length > 0) found.push({ file, names, shown, isPlainToo })
    }
    partsOf(node).forEach(walk)
  }
  walk(parseSync(file, textOf(file), { sourceType: 'module' }).program as unknown as Node)
  return found
}

/** The words of a text, without its arguments, marks and capitals. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

const controls = filesBelow(['src'], /\.tsx$/).flatMap(controlsIn)

test.each(['zh-CN', 'en-US'] as const)('%s: the name of a control says what it shows (WCAG 2.5.3)', async (locale) => {
  const all: Messages[] = await Promise.all(
    (Object.keys(catalogues) as CatalogueName[]).map(async (name) => catalogues[name][locale]()),
  )
  const texts: Messages = Object.assign({}, ...all)
  expect(controls.length).toBeGreaterThan(20)
  const says = (name: string, id: string) => wordsOf(texts[name] ?? '').includes(wordsOf(texts[id] ?? '?'))
  const wrong = controls.flatMap(({ file, names, shown, isPlainToo }) => [
    ...names.filter((name) => !shown.some((id) => says(name, id))).map((name) => `${file}: ${texts[name]}`),
    ...shown
      .filter((id) => !isPlainToo && !names.some((name) => says(name, id)))
      .map((id) => `${file}: no name says ${texts[id]}`),
  ])
  expect(wrong).toEqual([])
})
