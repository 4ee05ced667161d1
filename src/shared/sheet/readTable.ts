import { unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { MAX_BYTES, SheetError } from './cells.ts'
import type { Source, Table } from './cells.ts'

/** Maximum unpacked size of a workbook, bytes. */
const MAX_UNPACKED = 60 * 1024 * 1024

const begins = (bytes: Uint8Array, ...wanted: number[]): boolean => wanted.every((byte, at) => bytes[at] === byte)

/** Repacks a workbook uncompressed: its reader would start its own workers, which the CSP forbids. */
function repacked(bytes: Uint8Array): ArrayBuffer {
  let unpacked = 0
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(xml|rels)$/i.test(name)) return false
        unpacked += originalSize
        if (unpacked > MAX_UNPACKED) throw new SheetError('tooLarge')
        return true
      },
    })
    if (!('xl/workbook.xml' in parts)) throw new SheetError('notSheet')
    return new Uint8Array(zipSync(parts, { level: 0 })).buffer
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken')
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  const whole = repacked(bytes)
  try {
    // The library's types name the Date constructor instead of a date.
    return (await readSheet(whole)) as unknown as Table
  } catch {
    throw new SheetError('broken')
  }
}

function decoded(bytes: Uint8Array): string {
  const as = (name: string) => {
    try {
      return new TextDecoder(name, { fatal: true }).decode(bytes)
    } catch {
      return undefined
    }
  }
  if (begins(bytes, 0xff, 0xfe)) return as('utf-16le') ?? fail('encoding')
  if (begins(bytes, 0xfe, 0xff)) return as('utf-16be') ?? fail('encoding')
  // Text has no NUL: this is another kind of file, or UTF-16 without a byte-order mark.
  if (bytes.includes(0))
    return fail(
      begins(
        bytes.filter((_, at) => at % 2 === 1),
        0,
        0,
        0,
      )
        ? 'encoding'
        : 'notSheet',
    )
  // Chinese Excel saves CSV as GBK.
  return as('utf-8') ?? as('gb18030') ?? fail('encoding')
}

function fail(code: 'encoding' | 'notSheet'): never {
  throw new SheetError(code)
}

function readText(text: string, delimiter = ''): Table {
  if (text.trim() === '') throw new SheetError('empty')
  if (/^\s*</.test(text)) throw new SheetError('notSheet')
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter }).data
}

/** A workbook from before 2007, or a password-protected one, which has the same signature. */
function oldOrLocked(bytes: Uint8Array): SheetError {
  const name = 'EncryptedPackage'
  const wide = Array.from(name).flatMap((letter) => [letter.charCodeAt(0), 0])
  const isLocked = bytes.some((byte, at) => byte === wide[0] && wide.every((one, step) => bytes[at + step] === one))
  return new SheetError(isLocked ? 'password' : 'oldXls')
}

/**
 * Returns the rows of a file or of pasted text; the format is detected by content, not by name. Throws `SheetError`.
 */
export async function readTable(source: Source): Promise<Table> {
  if (source.kind === 'text') return readText(source.text, source.text.includes('\t') ? '\t' : '')
  const bytes = new Uint8Array(source.bytes)
  if (bytes.length === 0) throw new SheetError('empty')
  if (bytes.length > MAX_BYTES) throw new SheetError('tooBig', { max: MAX_BYTES / 1024 / 1024 })
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return readWorkbook(bytes)
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw oldOrLocked(bytes)
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new SheetError('notSheet')
  return readText(decoded(bytes))
}
