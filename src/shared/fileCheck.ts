const MB = 1024 * 1024
/** Most bytes of one upload by kind: pictures 5 MB, documents 20 MB. RELIABILITY T20. */
const MAX_BYTES = { picture: 5 * MB, document: 20 * MB } as const
/** What a file picker offers. */
export const UPLOAD_ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf'

type Kind = keyof typeof MAX_BYTES

/** First bytes of each kind that may be uploaded. */
const MAGIC: readonly { kind: Kind; bytes: readonly number[] }[] = [
  { kind: 'picture', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'document', bytes: [0x25, 0x50, 0x44, 0x46] },
]

/** What is wrong with a file by its own first bytes (names and types lie) and by size, or undefined. RELIABILITY T20. */
export async function checkFile(file: Blob): Promise<'size' | 'type' | undefined> {
  if (file.size === 0) return 'size'
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const isWebp = text(head, 0) === 'RIFF' && text(head, 8) === 'WEBP'
  const kind = isWebp ? 'picture' : MAGIC.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))?.kind
  if (kind === undefined) return 'type'
  return file.size > MAX_BYTES[kind] ? 'size' : undefined
}

const text = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.slice(at, at + 4))
