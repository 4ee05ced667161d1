import type { Plugin, Rolldown } from 'vite'
import { loadProduct, rootsOf } from './product.ts'
import type { Product } from './product.ts'

type InfoOf = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'code'> | null

/** Modules that come in one file: of the same kind, for the same pages, or for nearly the same. */
export interface Group {
  kind: string
  pages: Set<string>
  modules: readonly string[]
  /** Characters of source. */
  size: number
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Characters that a page of three files may load in vain to ask for one file less; of six files eight times as many. */
const WORTH = 50
const AT = 3
/** Beyond so many files of both languages, 16 requests of one, a file less is worth thrice as much. */
const MANY = 14

/** Work pages near the limit of scripts/budgets.json; the others have room beside the kit. */
const FULL = ['quote', 'tenderIssue', 'payment', 'myTenderBids', 'myMarket']
/** What a page loads in vain, against others: home is seen first and has no room at all. */
function weightOf(page: string, { screens }: Product): number {
  if (page === 'home') return 50
  if (screens[page]?.kit !== 'antd') return 0.7
  return FULL.includes(page) ? 1 : 0.15
}

/** Styles come in three files: those of home are in the document, those of the kit with the kit. */
const STYLES = ['styles of home', 'styles of public pages', 'styles of work pages']
const stylesOf = (page: string, { screens }: Product): string =>
  STYLES[page === 'home' ? 0 : screens[page]?.kit === 'antd' ? 2 : 1] ?? ''

/** Returns modules and all that they import statically. */
function closureOf(roots: readonly string[], infoOf: InfoOf): Set<string> {
  const seen = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(infoOf(id)?.importedIds ?? []))
  }
  return seen
}

/** The builder hands out the same object again and again: what is needed of it is copied, once for each module. */
function remembered(infoOf: InfoOf): InfoOf {
  const known = new Map<string, ReturnType<InfoOf>>()
  return (id) => {
    if (!known.has(id)) {
      const info = infoOf(id)
      known.set(id, info && { importedIds: [...info.importedIds], code: info.code })
    }
    return known.get(id) ?? null
  }
}

/** Groups of the modules that exactly the same pages need. */
function exactGroups(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  kindOf: (id: string) => string,
  sizeOf: (id: string) => number,
): Group[] {
  const users = new Map<string, string[]>()
  for (const [page, modules] of pages) for (const id of modules) users.set(id, [...(users.get(id) ?? []), page])
  const groups = new Map<string, Group>()
  for (const [id, names] of users) {
    const kind = kindOf(id)
    const key = kind.startsWith('styles') ? kind : `${kind} ${names.join()}`
    const { modules = [], size = 0, pages: known = [] } = groups.get(key) ?? {}
    groups.set(key, { kind, pages: new Set([...known, ...names]), modules: [...modules, id], size: size + sizeOf(id) })
  }
  return [...groups.values()]
}

type Graph = Map<Group, Set<Group>>

/** What each group leads to by imports of its own, and what those lead to. */
function reachOf(direct: Graph): Graph {
  const reach: Graph = new Map()
  const visit = (group: Group): Set<Group> => {
    const known = reach.get(group)
    if (known) return known
    const found = new Set<Group>()
    reach.set(group, found)
    for (const next of direct.get(group) ?? []) for (const one of [next, ...visit(next)]) found.add(one)
    return found
  }
  for (const group of direct.keys()) visit(group)
  return reach
}

/** Joins groups of one kind as long as the requests that this saves are worth what pages then load in vain. */
export function joined(groups: readonly Group[], infoOf: InfoOf, weight: (page: string) => number): Group[] {
  let all = [...groups]
  const groupOf = new Map(all.flatMap((group) => group.modules.map((id) => [id, group] as const)))
  const importsOf = (group: Group) => {
    const used = group.modules.flatMap((id) => infoOf(id)?.importedIds ?? []).flatMap((id) => groupOf.get(id) ?? [])
    return new Set(used.filter((one) => one !== group))
  }
  for (;;) {
    const counts = new Map<string, number>()
    for (const { pages } of all) for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + 1)
    const direct: Graph = new Map(all.map((group) => [group, importsOf(group)]))
    const reach = reachOf(direct)
    const countOf = (page: string) => counts.get(page) ?? 0
    const saved = (a: Group, b: Group) =>
      [...a.pages].reduce((sum, page) => sum + (b.pages.has(page) ? costOf(page) : 0), 0)
    const costOf = (page: string) => WORTH * (countOf(page) / AT) ** 3 * (countOf(page) > MANY ? 3 : 1)
    /** What pages of one group load in vain, if they load the other one and all that it leads to. */
    const wasted = (pages: ReadonlySet<string>, other: Group) => {
      let sum = 0
      for (const page of pages)
        if (!other.pages.has(page)) {
          sum += other.size * weight(page)
          for (const one of reach.get(other) ?? [])
            if (!one.pages.has(page)) sum += one.size * weight(page) + costOf(page)
        }
      return sum
    }
    /** Whether one imports the other by way of a third: together they would import each other. */
    const leadsTo = (from: Group, to: Group) =>
      [...(direct.get(from) ?? [])].some((one) => one !== to && reach.get(one)?.has(to))
    let best: { a: Group; b: Group; gain: number } | undefined
    const pairs = all
      .flatMap((a, at) => all.slice(at + 1).flatMap((b) => (a.kind === b.kind ? { a, b, most: saved(a, b) } : [])))
      .toSorted((x, y) => y.most - x.most)
    for (const { a, b, most } of pairs) {
      if (most <= (best?.gain ?? 0)) break
      const gain = most - wasted(a.pages, b) - wasted(b.pages, a)
      if (gain > (best?.gain ?? 0) && !leadsTo(a, b) && !leadsTo(b, a)) best = { a, b, gain }
    }
    if (!best) return all
    const { a, b } = best
    const pages = new Set([...a.pages, ...b.pages])
    const made = { kind: a.kind, pages, modules: [...a.modules, ...b.modules], size: a.size + b.size }
    for (const one of [...(reach.get(a) ?? []), ...(reach.get(b) ?? [])]) for (const page of pages) one.pages.add(page)
    for (const id of made.modules) groupOf.set(id, made)
    all = [...all.filter((one) => one !== a && one !== b), made]
  }
}

/**
 * Says which modules come in one file: a page's cold visit asks for a dozen instead of a hundred. `group` belongs to the
 * build's `codeSplitting.groups`; what no page needs at once is split by the builder.
 */
export function pageFiles(isFirst: (id: string) => boolean): { plugin: Plugin; group: Rolldown.CodeSplittingGroup } {
  let product: Product | undefined
  let names: Map<string, string> | undefined
  const namesOf = (infoOf: InfoOf, made: Product): Map<string, string> => {
    const { base, pages } = rootsOf(made)
    const first = closureOf(Object.values(base).flat(), infoOf)
    const needed = new Map<string, Set<string>>()
    const kinds = new Map<string, Set<string>>()
    const add = (to: Map<string, Set<string>>, key: string, value: string) =>
      to.set(key, (to.get(key) ?? new Set()).add(value))
    for (const [page, parts] of Object.entries(pages))
      for (const [part, roots] of Object.entries(parts))
        for (const [language, modules] of Object.entries(roots))
          for (const id of closureOf(modules, infoOf)) {
            // A module of the builder's own has its place already.
            if (id.startsWith('\0') || first.has(id) || isFirst(id)) continue
            add(needed, page, id)
            add(kinds, id, id.endsWith('.css') ? stylesOf(page, made) : `${part} ${language}`)
          }
    const kindOf = (id: string) => {
      const all = [...(kinds.get(id) ?? [])]
      const own = all.filter((one) => one.startsWith('own'))
      return STYLES.find((kind) => all.includes(kind)) ?? (own.length > 0 ? own : all).toSorted().join()
    }
    const sizeOf = (id: string) => infoOf(id)?.code?.replaceAll(COMMENT, '').length ?? 0
    const files = joined(exactGroups(needed, kindOf, sizeOf), infoOf, (page) => weightOf(page, made))
    return new Map(files.flatMap(({ modules }, at) => modules.map((id) => [id, `page${at}`] as const)))
  }
  return {
    plugin: {
      name: 'cangtong:page-files',
      apply: 'build',
      async configResolved(config) {
        product = await loadProduct(config)
      },
      buildStart() {
        names = undefined
      },
    },
    group: {
      debugName: 'pages',
      name: (id, context) => {
        if (!product) return null
        names ??= namesOf(
          remembered((one) => context.getModuleInfo(one)),
          product,
        )
        return names.get(id) ?? null
      },
      includeDependenciesRecursively: false,
      priority: 1,
    },
  }
}
