/** How loading a file failed, in webpack's terms (Spec §8; RELIABILITY E7). */
export type ChunkFailure = 'missing' | 'error' | 'timeout'

/** A script of a page could not be loaded. Shape of webpack's ChunkLoadError. */
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

/** A stylesheet of a page could not be loaded. Shape of mini-css-extract-plugin's error. */
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

/** Whether an error means that a page's own files could not be loaded. */
export function isChunkError(error: unknown): error is ChunkLoadError | CssChunkLoadError {
  return error instanceof ChunkLoadError || error instanceof CssChunkLoadError
}

/** Whether a file was loaded but is empty or broken: the browser's module cache returns the same on a retry. */
export function isBrokenChunk(error: unknown): boolean {
  return error instanceof ChunkLoadError && error.type === 'missing'
}

const CSS_MESSAGE = /Unable to preload CSS for (\S+)/
/** Chromium, Firefox, Safari. */
const NOT_FETCHED = /Failed to fetch dynamically|error loading dynamically|Importing a module script failed/i
/** Whether a file of ours could not be fetched: no connection, or the server does not have it. */
export const isNotFetched = (error: unknown): boolean =>
  isChunkError(error) || (error instanceof Error && NOT_FETCHED.test(error.message))

const URL_IN_MESSAGE = /(https?:\/\/\S+|\/\S+\.js\S*)/

/** Converts a rejection of `import()` to the owner's kind of error. */
export function asChunkError(chunk: string, error: unknown): ChunkLoadError | CssChunkLoadError {
  if (isChunkError(error)) return error
  const message = error instanceof Error ? error.message : String(error)
  const css = CSS_MESSAGE.exec(message)?.[1]
  if (css !== undefined) return new CssChunkLoadError(chunk, 'error', css)
  // A file that cannot be run, or lacks the expected export, counts as missing.
  const type = NOT_FETCHED.test(message) ? 'error' : 'missing'
  return new ChunkLoadError(chunk, type, URL_IN_MESSAGE.exec(message)?.[1] ?? message)
}
