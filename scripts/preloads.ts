import { chunksOf, closureOf, stylesOf } from './bundle.ts'
import type { Bundle, Chunk } from './bundle.ts'
import { aroundModules, baseModules, pageModules } from './product.ts'
import type { Locale, Product } from './product.ts'

/** Files of the pages, for boot.js: unique `files`, and by language and lower-case path indexes into it. */
interface Table {
  files: string[]
  pages: Record<Locale, Record<string, number[]>>
}

/**
 * Returns what boot.js preloads: by language the files of the first page, and a table of all others, less the styles
 * that are `inlined` in the document.
 */
export function preloadsOf(bundle: Bundle, product: Product, inlined: readonly string[]) {
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
  const everywhereIn = (locale: Locale) =>
    filesOf(baseModules(product, locale).map(chunkOf)).filter((name) => name.endsWith('.js') && name !== entry.fileName)
  const table: Table = { files: [], pages: { 'zh-CN': {}, 'en-US': {} } }
  const placeOf = (name: string) => {
    if (!table.files.includes(name)) table.files.push(name)
    return table.files.indexOf(name)
  }
  const everywhere = { 'zh-CN': everywhereIn('zh-CN'), 'en-US': everywhereIn('en-US') }
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const known = new Set([entry.fileName, ...everywhere[locale], ...inlined])
    for (const { path, id } of product.allPaths()) {
      const modules = [...pageModules(product, id, locale), ...aroundModules(product, id, locale)]
      const files = filesOf(modules.map(chunkOf)).filter((name) => !known.has(name))
      table.pages[locale][path.toLowerCase()] = files.map(placeOf)
    }
  }
  return { everywhere, table }
}
