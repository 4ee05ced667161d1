// @vitest-environment node
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { filesBelow, textOf } from './sourceGraph.ts'

/** A node of a parsed file, as far as it is looked at here. */
interface Node {
  type: string
  name?: string
  [part: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nodesOf = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesOf)]
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? (node.name ?? '') : '')
const HANDLERS = ['onSuccess', 'onError', 'onEnd', 'onConflict']

/** Names under which a callback of the file is told something, e.g. `onSaved: (bid: BidDetail) => void`. */
const tells = (text: string, name: string) => new RegExp(`\\b${name}\\??: \\(\\w`).test(text)

/** The name of a callback that is called with one of these names, whole. */
function carriersIn(body: Node, answers: readonly string[]): string[] {
  return nodesOf(body).flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const { callee } = node as unknown as { callee: Node }
    const called = nameOf(callee) || nameOf(callee['property'])
    // `bid`, or `query.data`.
    const given = (node['arguments'] as Node[]).map((one) =>
      nameOf(one['property']) === 'data' ? `${nameOf(one['object'])}.data` : nameOf(one),
    )
    return /^on[A-Z]/.test(called) && given.some((one) => one !== '' && answers.includes(one)) ? [called] : []
  })
}

/** Callbacks of a file that carry a whole answer up: of a write, or of a question. */
function carriersOf(file: string, text: string): string[] {
  const program = parseSync(file, text, { sourceType: 'module' }).program as unknown as Node
  const all = nodesOf(program)
  const written = all.flatMap((node) => {
    const handler = node.type === 'Property' ? nameOf(node['key']) : ''
    if (!HANDLERS.includes(handler)) return []
    const value = node['value'] as Node
    // A refusal is no answer; the current version that comes with it is.
    const place = handler === 'onError' ? 1 : 0
    if (value.type === 'Identifier')
      return place === 0 && /^on[A-Z]/.test(nameOf(value)) && tells(text, nameOf(value)) ? [nameOf(value)] : []
    const param = nameOf((value['params'] as unknown[] | undefined)?.[place])
    return param === '' ? [] : carriersIn(value, [param])
  })
  const asked = all.flatMap((node) => {
    const call = node['init'] as Node | undefined
    if (node.type !== 'VariableDeclarator' || nameOf(call?.['callee']) !== 'useQuery') return []
    const pattern = node['id'] as Node
    if (nameOf(pattern) !== '') return [`${nameOf(pattern)}.data`]
    return ((pattern['properties'] as Node[] | undefined) ?? [])
      .filter((part) => nameOf(part['key']) === 'data')
      .map((part) => nameOf(part['value']))
  })
  return [...written, ...carriersIn(program, asked)]
}

describe('an answer', () => {
  const files = filesBelow(['src/features', 'src/pages', 'src/reference', 'src/session', 'src/layout'])

  test('is read from the store by whoever needs it: no callback carries one home (decision 0025)', () => {
    expect(files.filter((file) => /use(Dialog|Draft)?Action\(/.test(textOf(file))).length).toBeGreaterThan(60)
    const found = files.flatMap((file) => carriersOf(file, textOf(file)).map((name) => `${file} ${name}`))
    expect(found).toEqual([])
  })

  test('needs nothing of the store that the build leaves out (scripts/leanPackages.ts)', () => {
    const all = filesBelow(['src'])
    expect(all.filter((file) => /from '@tanstack\//.test(textOf(file))).length).toBeGreaterThan(2)
    expect(all.filter((file) => /\b(useMutation|useInfiniteQuery|MutationCache)\b/.test(textOf(file)))).toEqual([])
  })

  test.each([
    ['a write tells it', 'useAction(x, { onSuccess: (bid) => { toast(1); onSaved(bid) } })', ['onSaved']],
    [
      'a write is tied to a callback',
      'type P = { onSaved: (bid: Bid) => void }; useAction(x, { onSuccess: onSaved })',
      ['onSaved'],
    ],
    ['a refusal brought it', 'useAction(x, { onError: (error, now) => props.onChange(now) })', ['onChange']],
    ['a conflict brought it', 'useDraftAction(x, { onConflict: (now) => props.onChange(now) })', ['onChange']],
    ['a question brought it', 'const { data: bid } = useQuery(x); const go = () => bid && onCopy(bid)', ['onCopy']],
    ['it lies in a query', 'const query = useQuery(x); const go = () => props.onCopy(query.data)', ['onCopy']],
    [
      'only its id is told',
      'useAction(x, { onSuccess: ({ id }) => onSaved(id), onError: (error) => onError(error) })',
      [],
    ],
    ['nothing is told', 'type P = { onDone: () => void }; useAction(x, { onSuccess: onDone })', []],
  ])('%s', (_, text, names) => expect(carriersOf('planted.ts', text)).toEqual(names))
})
