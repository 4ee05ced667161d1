/** Most bytes of one upload: 20 MB. RELIABILITY T20. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
/** What a file picker offers. */
export const UPLOAD_ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf'

/** First bytes of each kind that may be uploaded. */
const MAGIC: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x25, 0x50, 0x44, 0x46],
]

/** What is wrong with a file by size and by its own first bytes (names and types lie), or undefined. RELIABILITY T20. */
export async function checkFile(file: Blob): Promise<'size' | 'type' | undefined> {
  if (file.size === 0 || file.size > MAX_UPLOAD_BYTES) return 'size'
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const isWebp = text(head, 0) === 'RIFF' && text(head, 8) === 'WEBP'
  return isWebp || MAGIC.some((magic) => magic.every((byte, at) => head[at] === byte)) ? undefined : 'type'
}

const text = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.slice(at, at + 4))
