import { readFileSync } from 'node:fs'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../dist/.vite/${name}.json`, import.meta.url), 'utf8'))
/** The files of the tested build, by module or by a name of the builder. */
const manifest = read('manifest') as Record<string, Chunk>
/** The modules of each script file, with their length. */
const modules = read('modules') as Record<string, [string, number][]>

/** The manifest's key of the file that a module is in, alone or with others. */
function keyOf(module: string): string {
  if (manifest[module]) return module
  const place = Object.keys(modules).find((name) => modules[name]?.some(([id]) => id === module))
  const key = Object.keys(manifest).find((one) => manifest[one]?.file === place)
  if (key === undefined) throw new Error(`${module} is not in the build`)
  return key
}

/** The script file of a page. */
export const scriptOf = (module: string): string => `/${manifest[keyOf(module)]?.file}`

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
  return css(below(keyOf(module)))
    .filter((file) => !first.has(file))
    .map((file) => `/${file}`)
}
