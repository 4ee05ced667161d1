import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle
export type Chunk = Rolldown.OutputChunk

/** Returns all script files of a build. */
export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
}

/** Returns a script file and its static imports, imports first. */
export function closureOf(chunk: Chunk, bundle: Bundle, seen = new Set<Chunk>()): Set<Chunk> {
  if (seen.has(chunk)) return seen
  for (const name of chunk.imports) {
    const file = bundle[name]
    if (file?.type === 'chunk') closureOf(file, bundle, seen)
  }
  return seen.add(chunk)
}

/** Returns the style files of a script file and its static imports, imports first. */
export function stylesOf(chunk: Chunk, bundle: Bundle): string[] {
  const names = [...closureOf(chunk, bundle)].flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])])
  return [...new Set(names)]
}
