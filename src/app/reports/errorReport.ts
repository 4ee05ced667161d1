/** What is told about one failure: nothing of the person, the address' query, a token or a body (RELIABILITY T17, T31). */
export interface ErrorReport {
  kind: 'error'
  /** The number that the screen showed. */
  id: string
  name: string
  /** Of the language's own errors only, without numbers, addresses and words that could be secrets; others carry texts of people. */
  message: string
  /** File, line and column of our own files, at most ten. */
  frames: string[]
}

const OWN_NAMES = new Set(['TypeError', 'ReferenceError', 'SyntaxError', 'RangeError', 'EvalError', 'URIError'])
const MOST_FRAMES = 10
const MOST_CHARACTERS = 200

/** Returns what may be told of a failure; `origin` is that of our own files. */
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

/** A message without what could name a person or open a door: quoted values, addresses, long words, numbers. */
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
