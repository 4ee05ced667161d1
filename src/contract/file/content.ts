/** File type detection for client and server: by content, never by name or declared type. RELIABILITY T20. */

const MB = 1024 * 1024
/** Accepted file types, with file extension and maximum size in MB. */
const KINDS = [
  { type: 'image/jpeg', ending: 'jpg', maxMb: 5 },
  { type: 'image/png', ending: 'png', maxMb: 5 },
  { type: 'image/webp', ending: 'webp', maxMb: 5 },
  { type: 'application/pdf', ending: 'pdf', maxMb: 20 },
] as const
/** Largest file of any kind, bytes. */
export const LARGEST_FILE = Math.max(...KINDS.map(({ maxMb }) => maxMb)) * MB
/** An accepted file type. */
export type FileKind = (typeof KINDS)[number]

/** Maximum side length and area of a picture, pixels: a small file can unpack to more than the memory of a browser. */
const MAX_SIDE = 12_000
const MAX_PIXELS = 40_000_000

/** Why a file is rejected. */
export type FileProblem = 'empty' | 'type' | 'size' | 'broken' | 'pixels' | 'locked'
/** Type of a file, or why it is rejected; `maxMb` is the exceeded limit. */
export type FileVerdict = { kind: FileKind; problem?: undefined } | { kind?: FileKind; problem: FileProblem }

/** Checks a whole file. */
export function judgeFile(bytes: Uint8Array): FileVerdict {
  if (bytes.length === 0) return { problem: 'empty' }
  const kind = kindOf(bytes)
  if (!kind) return { problem: 'type' }
  if (bytes.length > kind.maxMb * MB) return { kind, problem: 'size' }
  if (kind.ending === 'pdf') return judgePdf(bytes, kind)
  const size = kind.ending === 'png' ? sizeOfPng(bytes) : kind.ending === 'jpg' ? sizeOfJpeg(bytes) : sizeOfWebp(bytes)
  if (!size || size.width === 0 || size.height === 0) return { kind, problem: 'broken' }
  const { width, height } = size
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) return { kind, problem: 'pixels' }
  return size.isWhole ? { kind } : { kind, problem: 'broken' }
}

/** File type by the first bytes. */
function kindOf(bytes: Uint8Array): FileKind | undefined {
  const ending = startsWith(bytes, [0xff, 0xd8, 0xff])
    ? 'jpg'
    : startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      ? 'png'
      : textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP'
        ? 'webp'
        : textAt(bytes, 0, 5) === '%PDF-'
          ? 'pdf'
          : undefined
  return KINDS.find((kind) => kind.ending === ending)
}

interface PixelSize {
  width: number
  height: number
  /** False for a truncated file. */
  isWhole: boolean
}

/** Reads the chunks of a PNG: IHDR first, IEND at the end. */
function sizeOfPng(bytes: Uint8Array): PixelSize | undefined {
  const view = viewOf(bytes)
  if (bytes.length < 33 || textAt(bytes, 12, 4) !== 'IHDR') return undefined
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  let at = 8
  while (at + 12 <= bytes.length) {
    if (textAt(bytes, at + 4, 4) === 'IEND') return { ...size, isWhole: true }
    at += 12 + view.getUint32(at)
  }
  return { ...size, isWhole: false }
}

/** Reads the segments of a JPEG up to its frame header; a complete file has an end marker after it. */
function sizeOfJpeg(bytes: Uint8Array): PixelSize | undefined {
  const view = viewOf(bytes)
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), isWhole: hasJpegEnd(bytes, at) }
    } else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function hasJpegEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at > from; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true
  return false
}

/** Reads a WebP in any of its three formats. */
function sizeOfWebp(bytes: Uint8Array): PixelSize | undefined {
  if (bytes.length < 30) return undefined
  const view = viewOf(bytes)
  const isWhole = view.getUint32(4, true) + 8 <= bytes.length
  const at24 = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16)
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, isWhole }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, isWhole }
    }
    case 'VP8X':
      return { width: at24(24) + 1, height: at24(27) + 1, isWhole }
    default:
      return undefined
  }
}

/** A PDF must end with its marker and not be password-protected. */
function judgePdf(bytes: Uint8Array, kind: FileKind): FileVerdict {
  const tail = textAt(bytes, Math.max(0, bytes.length - 2048), 2048)
  if (!tail.slice(-1024).includes('%%EOF')) return { kind, problem: 'broken' }
  return /\/Encrypt\b/.test(tail) ? { kind, problem: 'locked' } : { kind }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)
const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/**
 * A file name without paths, control or direction characters or a second extension; its extension matches the content.
 */
export function harmlessName(name: string, ending: string): string {
  const last = (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
  const base = last
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[.<>:"|?*]/g, '_')
    .trim()
  return `${Array.from(base).slice(0, 80).join('') || 'file'}.${ending}`
}
