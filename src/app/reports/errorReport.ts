/** Report of one error, without personal data, query strings, tokens or bodies (RELIABILITY T17, T31). */
export interface ErrorReport {
  kind: 'error'
  /** Error id shown on the screen. */
  id: string
  name: string
  /**
   * Only for built-in errors, without numbers, URLs and words that could be secrets; other messages may contain user
   * texts.
   */
  message: string
  /** File, line and column of our own files, at most ten. */
  frames: string[]
}

const OWN_NAMES = new Set(['TypeError', 'ReferenceError', 'SyntaxError', 'RangeError', 'EvalError', 'URIError'])
const MOST_FRAMES = 10
const MOST_CHARACTERS = 200

/** Returns the report of an error; `origin` is that of our own files. */
export function errorReport(id: string, error: unknown, origin: string): ErrorReport {
  const { name, message, stack } = error instanceof Error ? error : new Error('not an error')
  return {
    kind: 'error',
    id,
    name: /^\w{1,40}$/.test(name) ? name : 'Error',
    message: OWN_NAMES.has(name) ? scrubbed(message) : '',
    frames: framesOf(stack ?? '', origin),
  }
}

/** Removes what could be personal or secret from a message: quoted values, URLs, long words, numbers. */
function scrubbed(message: string): string {
  return message
    .replace(/https?:\/\/\S+/g, '<url>')
    .replace(/\S+@\S+/g, '<mail>')
    .replace(/(["'`])(?:(?!\1).){25,}\1/gs, '<text>')
    .replace(/[{[][\s\S]*/g, '<data>')
    .replace(/[\w-]{24,}/g, '<word>')
    .replace(/\d{3,}/g, '#')
    .slice(0, MOST_CHARACTERS)
}

function framesOf(stack: string, origin: string): string[] {
  const places = [...stack.matchAll(/(https?:\/\/[^\s?#()]+?)(?:[?#][^\s:)]*)?:(\d+):(\d+)/g)]
  return places
    .filter(([, file = '']) => file.startsWith(`${origin}/`))
    .map(([, file = '', line, column]) => `${file.slice(origin.length)}:${line}:${column}`)
    .slice(0, MOST_FRAMES)
}
