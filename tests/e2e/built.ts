import { readFileSync } from 'node:fs'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** The files of the tested build, by module. */
const manifest = JSON.parse(readFileSync(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8')) as Record<
  string,
  Chunk
>

/** The script file of a page. */
export function scriptOf(module: string): string {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`${module} is not in the build`)
  return `/${chunk.file}`
}

/** Style files of a page, without those of the entry. */
export function stylesOf(module: string): string[] {
  const below = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) below(imported, seen)
    return seen
  }
  const css = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key]?.css ?? [])
  const first = new Set(css(below('index.html')))
  return css(below(module))
    .filter((file) => !first.has(file))
    .map((file) => `/${file}`)
}
