import { createHash } from 'node:crypto'
import { chunksOf, closureOf, stylesOf } from './bundle.ts'
import type { Bundle, Chunk } from './bundle.ts'
import { aroundModules, baseModules, pageModules } from './product.ts'
import type { Locale, Product } from './product.ts'

/** Files of the pages in a language, for boot.js: unique `files`, and `pages` by lower-case path as indexes into it. */
interface Table {
  files: string[]
  pages: Record<string, number[]>
}

/**
 * Returns what boot.js preloads in a language: the files of the first page, and a named table of all others, less the
 * styles that are `inlined` in the document.
 */
export function preloadsOf(bundle: Bundle, product: Product, locale: Locale, inlined: readonly string[]) {
  const chunks = chunksOf(bundle)
  const chunkOf = (module: string): Chunk => {
    const found = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
    if (!found) throw new Error(`preloads: ${module} is in no file`)
    return found
  }
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('preloads: the build has no entry')
  const filesOf = (roots: readonly Chunk[]) => [
    ...new Set(
      roots.flatMap((chunk) => [
        ...[...closureOf(chunk, bundle)].map((one) => one.fileName),
        ...stylesOf(chunk, bundle),
      ]),
    ),
  ]
  const everywhere = filesOf(baseModules(product, locale).map(chunkOf)).filter(
    (name) => name.endsWith('.js') && name !== entry.fileName,
  )
  const isKnown = (name: string) => name === entry.fileName || everywhere.includes(name) || inlined.includes(name)

  const table: Table = { files: [], pages: {} }
  const placeOf = (name: string) => {
    if (!table.files.includes(name)) table.files.push(name)
    return table.files.indexOf(name)
  }
  for (const { path, id } of product.allPaths()) {
    const modules = [...pageModules(product, id, locale), ...aroundModules(product, id, locale)]
    const roots = modules.map(chunkOf)
    const files = filesOf(roots).filter((name) => !isKnown(name))
    table.pages[path.toLowerCase()] = files.map(placeOf)
  }
  const source = JSON.stringify(table)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { everywhere, fileName: `assets/${hash}.json`, source }
}
