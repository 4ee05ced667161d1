/** How a file failed to come, as webpack words it (Spec §8; RELIABILITY E7). */
export type ChunkFailure = 'missing' | 'error' | 'timeout'

/** A script file of a page did not come. Shape of webpack's ChunkLoadError. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly type: ChunkFailure
  readonly request: string

  constructor(chunk: string, type: ChunkFailure, request: string) {
    super(`Loading chunk ${chunk} failed.\n(${type}: ${request})`)
    this.type = type
    this.request = request
  }
}

/** A style file of a page did not come. Shape of mini-css-extract-plugin's error. */
export class CssChunkLoadError extends Error {
  readonly code = 'CSS_CHUNK_LOAD_FAILED'
  readonly type: ChunkFailure
  readonly request: string

  constructor(chunk: string, type: ChunkFailure, request: string) {
    super(`Loading CSS chunk ${chunk} failed.\n(${request})`)
    this.type = type
    this.request = request
  }
}

/** Says whether an error means that a page's own files did not come. */
export function isChunkError(error: unknown): error is ChunkLoadError | CssChunkLoadError {
  return error instanceof ChunkLoadError || error instanceof CssChunkLoadError
}

/** Says whether a file came but was empty or broken: asking for it again gives the same, from the browser's memory. */
export function isBrokenChunk(error: unknown): boolean {
  return error instanceof ChunkLoadError && error.type === 'missing'
}

const CSS_MESSAGE = /Unable to preload CSS for (\S+)/
/** Chromium, Firefox, Safari. */
const NOT_FETCHED = /Failed to fetch dynamically|error loading dynamically|Importing a module script failed/i
const URL_IN_MESSAGE = /(https?:\/\/\S+|\/\S+\.js\S*)/

/** Returns the owner's kind of error for whatever `import()` rejected with. */
export function asChunkError(chunk: string, error: unknown): ChunkLoadError | CssChunkLoadError {
  if (isChunkError(error)) return error
  const message = error instanceof Error ? error.message : String(error)
  const css = CSS_MESSAGE.exec(message)?.[1]
  if (css !== undefined) return new CssChunkLoadError(chunk, 'error', css)
  // What came and cannot be run, or lacks what was looked for in it, is no better than nothing.
  const type = NOT_FETCHED.test(message) ? 'error' : 'missing'
  return new ChunkLoadError(chunk, type, URL_IN_MESSAGE.exec(message)?.[1] ?? message)
}
