import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** Root of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** One import of a file. Paths are relative to the root. */
export interface Edge {
  from: string
  /** A project file, or the name of a package. */
  to: string
  isLazy: boolean
  isTypeOnly: boolean
}

/** Every source file below the folders, relative to the root. */
export function filesBelow(folders: readonly string[], pattern = /\.tsx?$/): string[] {
  return folders
    .flatMap((folder) => walk(join(ROOT, folder)))
    .filter((file) => pattern.test(file))
    .map((file) => relative(ROOT, file))
}

function walk(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path).flatMap((name) => walk(join(path, name)))
}

/** The text of a project file. */
export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const ALIASES: Record<string, string> = { '@/': 'src/', '@mock/': 'mock/', '@tests/': 'tests/' }

/** The target of an import: a project file relative to the root, or the package name. */
export function target(from: string, specifier: string): string {
  for (const [alias, folder] of Object.entries(ALIASES))
    if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length)
  if (specifier.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(from), specifier))
  const [scope = '', name] = specifier.split('/')
  return specifier.startsWith('@') ? `${scope}/${name}` : scope
}

/** The imports of one file, from its text: static, type-only and lazy imports, and re-exports. */
export function edgesOf(file: string, text: string): Edge[] {
  const parsed = parseSync(file, text, { sourceType: 'module' })
  if (parsed.errors.length > 0) throw new Error(`${file} does not parse: ${parsed.errors[0]?.message}`)
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const edge = (specifier: string, isLazy: boolean, isTypeOnly: boolean): Edge => ({
    from: file,
    to: target(file, specifier),
    isLazy,
    isTypeOnly,
  })
  return [
    ...staticImports.map((entry) =>
      edge(
        entry.moduleRequest.value,
        false,
        /^import\s+type\b/.test(text.slice(entry.start, entry.end)) ||
          (entry.entries.length > 0 && entry.entries.every((one) => one.isType)),
      ),
    ),
    ...staticExports.flatMap((entry) =>
      entry.entries.flatMap((one) => (one.moduleRequest ? [edge(one.moduleRequest.value, false, one.isType)] : [])),
    ),
    ...dynamicImports.flatMap((entry) => {
      const specifier = /^['"](.+)['"]$/.exec(text.slice(entry.moduleRequest.start, entry.moduleRequest.end))?.[1]
      return specifier ? [edge(specifier, true, false)] : []
    }),
  ]
}

/** All imports of the files. */
export function graphOf(files: readonly string[]): Edge[] {
  return files.flatMap((file) => edgesOf(file, textOf(file)))
}
