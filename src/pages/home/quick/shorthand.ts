import { boxNamed } from '@/contract/reference/names.ts'
import { BOXES } from '../boxes.ts'

/** A port with the names that shorthand may use. */
export interface KnownPort {
  unlocode: string
  nameZh: string
  nameEn: string
  pinyin?: string | undefined
  initials?: string | undefined
  aliases?: readonly string[] | undefined
}

/** Parsed shorthand; `rest` are the words that were not recognized. */
export interface Shorthand {
  pol?: string
  pod?: string
  isoCode?: string
  qty?: number
  /** `YYYY-MM-DD`. */
  ready?: string
  rest: string[]
}

const BOX_TYPES = Object.entries(BOXES).map(([isoCode, code]) => ({ isoCode, code }))
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Maximum number of words in a port's name. */
const NAME_WORDS = 4

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'.-]/g, '')

function portIndex(ports: readonly KnownPort[]): Map<string, string> {
  const index = new Map<string, string>()
  const keys: ((port: KnownPort) => readonly string[])[] = [
    ({ unlocode, aliases = [] }) => [unlocode, ...aliases],
    ({ nameZh, nameEn, pinyin = '' }) => [nameZh, nameEn, pinyin],
    ({ unlocode, aliases = [] }) => [unlocode, ...aliases].map((code) => code.slice(2)),
    ({ initials = '' }) => [initials],
  ]
  // Priority: whole code, name, last letters of a code, initials; ties go to the port listed first.
  for (const keysOf of keys)
    for (const port of ports)
      for (const key of keysOf(port).map(folded)) if (key !== '' && !index.has(key)) index.set(key, port.unlocode)
  return index
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined
}

/** Next such day from today on, or the exact day if a year is given. */
function dateOf(word: string, today: string): string | undefined {
  const whole = /^(\d{4})[-/.\u5e74](\d{1,2})[-/.\u6708](\d{1,2})\u65e5?$/.exec(word)
  if (whole) return dayOf(Number(whole[1]), Number(whole[2]), Number(whole[3]))
  const short = /^(\d{1,2})[-/.\u6708](\d{1,2})[\u65e5\u53f7]?$/.exec(word)
  const named = /^(\d{1,2})([a-z]{3})[a-z]*$/i.exec(word) ?? undefined
  const month = short ? Number(short[1]) : MONTHS.indexOf(named?.[2]?.toLowerCase() ?? '') + 1
  const day = Number(short ? short[2] : named?.[1])
  if (month === 0 || Number.isNaN(day)) return undefined
  const year = Number(today.slice(0, 4))
  const soon = dayOf(year, month, day)
  return soon !== undefined && soon < today ? dayOf(year + 1, month, day) : soon
}

function boxOf(word: string): Pick<Shorthand, 'isoCode' | 'qty'> | undefined {
  const match = /^(?:(\d{1,3})[x*\u00d7])?(\d{2})'?([a-z]{2})$/i.exec(word)
  const isoCode = match && boxNamed(`${match[2]}${match[3]}`, BOX_TYPES)?.isoCode
  if (!isoCode) return undefined
  return { isoCode, ...(match[1] !== undefined && { qty: Number(match[1]) }) }
}

/**
 * Parses a lane typed as `SHA LAX 2x40HQ 12/5`. Ports by code, its last three letters, Chinese or English name, pinyin
 * or initials, the origin first; containers with or without a count; the cargo-ready day as month/day. `today` is
 * `YYYY-MM-DD`.
 */
export function readShorthand(line: string, ports: readonly KnownPort[], today: string): Shorthand {
  const index = portIndex(ports)
  const words = line
    .normalize('NFKC')
    .replace(/\s*(?:->|=>|[\u2192>,;\uff0c\u3001\u5230\u81f3])\s*/g, ' ')
    .replace(/(\d)\s*[x*\u00d7]\s*(\d{2})\s*([a-z]{2})\b/gi, '$1x$2$3')
    .split(/\s+/)
    .filter(Boolean)
  const read: Shorthand = { rest: [] }
  let at = 0
  while (at < words.length) {
    const word = words[at] ?? ''
    const box = read.isoCode === undefined ? boxOf(word) : undefined
    const ready = read.ready === undefined ? dateOf(word, today) : undefined
    const [length, port] = read.pod === undefined ? portAt(words, at, index) : [0, undefined]
    if (box) Object.assign(read, box)
    else if (ready) read.ready = ready
    else if (port) read[read.pol === undefined ? 'pol' : 'pod'] = port
    else read.rest.push(word)
    at += box || ready ? 1 : Math.max(1, length)
  }
  return read
}

/** The port that starts at a word, and its number of words; the longest name wins. */
function portAt(
  words: readonly string[],
  at: number,
  index: ReadonlyMap<string, string>,
): [number, string | undefined] {
  for (let length = Math.min(NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const port = index.get(folded(words.slice(at, at + length).join('')))
    if (port) return [length, port]
  }
  return [0, undefined]
}
