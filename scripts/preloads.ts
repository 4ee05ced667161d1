import { createHash } from 'node:crypto'
import { chunksOf, closureOf, stylesOf } from './bundle.ts'
import type { Bundle, Chunk } from './bundle.ts'

type Load = () => Promise<unknown>
type Locale = 'zh-CN' | 'en-US'

/** The product's page tables: `src/app/screens.ts`, `src/app/catalogues.ts` and `src/routes/match.ts`. */
export interface Product {
  screens: Record<string, { load: Load; kit?: 'antd'; messages: readonly string[] }>
  catalogues: Record<string, Record<Locale, Load>>
  allPaths: () => { path: string; id: string }[]
}

/** Modules whose files every page needs beside its own. */
const ALWAYS = ['/src/app/pageRegistry.ts', '/src/api/http.ts']
const ANTD = '/src/ui/antd/AntdScope.tsx'

/** The module of an import function, read from its source as Vite transforms it for Node. */
function moduleOf(load: Load): string {
  const named = /dynamic_import__\("([^"]+)"\)/.exec(load.toString())?.[1]
  if (named === undefined) throw new Error(`preloads: no import in ${load.toString()}`)
  return named
}

/** Files of the pages in a language, for boot.js: unique `files`, and `pages` by lower-case path as indexes into it. */
interface Table {
  files: string[]
  pages: Record<string, number[]>
}

/** Returns what boot.js preloads in a language: the files of the first page, and a named table of all others. */
export function preloadsOf(bundle: Bundle, product: Product, locale: Locale) {
  const chunks = chunksOf(bundle)
  const chunkOf = (module: string): Chunk => {
    const found = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
    if (!found) throw new Error(`preloads: ${module} is in no file`)
    return found
  }
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('preloads: the build has no entry')
  const textsOf = (name: string): Chunk => {
    const load = product.catalogues[name]?.[locale]
    if (!load) throw new Error(`preloads: no texts ${name}`)
    return chunkOf(moduleOf(load))
  }
  const core = textsOf('core')
  const filesOf = (roots: readonly Chunk[]) => [
    ...new Set(
      roots.flatMap((chunk) => [
        ...[...closureOf(chunk, bundle)].map((one) => one.fileName),
        ...stylesOf(chunk, bundle),
      ]),
    ),
  ]
  // Their styles are in index.html.
  const everywhere = filesOf([entry, core]).filter((name) => name.endsWith('.js') && name !== entry.fileName)

  const table: Table = { files: [], pages: {} }
  const placeOf = (name: string) => {
    if (!table.files.includes(name)) table.files.push(name)
    return table.files.indexOf(name)
  }
  for (const { path, id } of product.allPaths()) {
    const screen = product.screens[id]
    if (!screen) throw new Error(`preloads: ${id} has no screen`)
    // The API client and the page registry come first, so that the page's requests are sent while its own files load.
    const modules = [...ALWAYS, moduleOf(screen.load), ...(screen.kit === 'antd' ? [ANTD] : [])]
    const roots = [...modules.map(chunkOf), ...screen.messages.map(textsOf)]
    const files = filesOf(roots).filter((name) => name !== entry.fileName && !everywhere.includes(name))
    table.pages[path.toLowerCase()] = files.map(placeOf)
  }
  const source = JSON.stringify(table)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { everywhere, fileName: `assets/${hash}.json`, source }
}
