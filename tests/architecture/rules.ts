import type { Edge } from './sourceGraph.ts'

/** The floors (layers) of LAYOUT 3.3: a file imports from its own root or from a lower floor. */
const FLOORS: Record<string, number> = {
  'src/app': 9,
  'src/main.tsx': 10,
  'src/layout': 8,
  'src/pages': 7,
  'src/features': 6,
  'src/forms': 5.5,
  'src/lists': 5.5,
  'src/session': 5,
  'src/reference': 5,
  'src/api': 4,
  'src/ui': 4,
  'src/routes': 3,
  'src/i18n': 2,
  'src/storage': 2,
  'src/drafts': 2,
  'src/contract': 1,
  'src/shared': 0,
  'src/config': 0,
}

/** The wings: features grouped by subject, in the order of a trade. */
export const WINGS = ['trade', 'market', 'money', 'coupon', 'member', 'tools', 'front']

/** The two allowed imports from a higher floor, of types or texts only; each with its reason. */
const EXCEPTIONS: readonly { from: RegExp; to: RegExp; why: string }[] = [
  {
    from: /^src\/i18n\/ids\.ts$/,
    to: /^src\/app\/catalogues\.ts$/,
    why: 'message ids are read off the catalogues, as types',
  },
  { from: /^src\/drafts\//, to: /^src\/storage\//, why: 'drafts stand on the storage of their own floor' },
]

/** The root of a file: its folder below src, the mock or the tests. */
export function rootOf(file: string): string {
  const parts = file.split('/')
  if (parts[0] !== 'src') return parts[0] ?? ''
  return parts.length === 2 ? file : `src/${parts[1]}`
}

const isOurs = (path: string): boolean => /^(src|mock|tests|scripts)\//.test(path)

/** Returns the rule that an import breaks as text, or undefined. */
export function broken(edge: Edge): string | undefined {
  const { from, to } = edge
  const said = `${from} -> ${to}`
  if (!isOurs(to)) return packageRule(edge, said)
  if (EXCEPTIONS.some((one) => one.from.test(from) && one.to.test(to))) return undefined
  if (to.startsWith('tests/') && !from.startsWith('tests/')) return `nobody imports tests: ${said}`
  if (from.startsWith('mock/') && to.startsWith('src/') && !to.startsWith('src/contract/'))
    return `the mock sees only the contract: ${said}`
  if (from.startsWith('src/') && to.startsWith('mock/') && !(from === 'src/app/startMock.ts' && edge.isLazy))
    return `only startMock sees the mock, lazily: ${said}`
  if (!from.startsWith('src/') || !to.startsWith('src/')) return undefined
  return floorRule(from, to, said)
}

/** The wing and name of the feature that a file belongs to. */
const featureOf = (file: string): string => file.split('/').slice(2, 4).join('/')

function floorRule(from: string, to: string, said: string): string | undefined {
  const [mine, theirs] = [rootOf(from), rootOf(to)]
  if (mine === theirs) {
    return mine === 'src/features' && featureOf(from) !== featureOf(to)
      ? `features do not import each other: ${said}`
      : undefined
  }
  const [high, low] = [FLOORS[mine], FLOORS[theirs]]
  if (high === undefined || low === undefined) return `no floor for ${high === undefined ? mine : theirs}: ${said}`
  return low >= high ? `imports go down: ${said}` : undefined
}

function packageRule(edge: Edge, said: string): string | undefined {
  const { from, to } = edge
  if (!from.startsWith('src/')) return undefined
  const isSchema = /^src\/contract\/(.+\/)?(schemas|wire|draft|zod)\.ts$/.test(from)
  if (to === 'zod' && !isSchema) return `zod stays in the schemas: ${said}`
  if (to === 'crypto-js' && from !== 'src/storage/cipher.ts') return `only the cipher sees crypto-js: ${said}`
  if (to === 'axios' && !from.startsWith('src/api/')) return `only api sees axios: ${said}`
  if (to === 'msw') return `msw stays in the mock: ${said}`
  if (to === 'antd' && !/^src\/(ui\/antd\/|i18n\/antdLocale)/.test(from)) return `antd stays in the kit: ${said}`
  return undefined
}

/** Schemas may reach the bundle as types only: true for a run-time import of one from outside the contract. */
export function runsSchemas({ from, to, isTypeOnly }: Edge): boolean {
  return (
    from.startsWith('src/') &&
    !/^src\/contract\/(.+\/)?(schemas|wire|draft|zod)\.ts$/.test(from) &&
    /^src\/contract\/(.+\/)?(schemas|wire|draft|zod)\.ts$/.test(to) &&
    !isTypeOnly
  )
}

/** Returns one import cycle as a list of files, or undefined. Type imports count, lazy imports do not. */
export function cycle(edges: readonly Edge[]): string[] | undefined {
  const next = new Map<string, string[]>()
  for (const edge of edges) if (!edge.isLazy) next.set(edge.from, [...(next.get(edge.from) ?? []), edge.to])
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const to of next.get(file) ?? []) {
      const found = visit(to, [...path, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  for (const file of next.keys()) {
    const found = visit(file, [])
    if (found) return found
  }
  return undefined
}
