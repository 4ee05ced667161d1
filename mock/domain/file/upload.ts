import type { FileRef } from '@/contract/file/schemas.ts'
import { newId, type Caller, type Deps, iso } from '../deps.ts'
import { refuseField } from '../errors.ts'

const MB = 1024 * 1024
/** Accepted kinds: how the bytes begin, the ending of the stored name, and the size limit. */
const KINDS = [
  { type: 'image/jpeg', ending: 'jpg', maxMb: 5, begins: [[0xff, 0xd8, 0xff]] },
  { type: 'image/png', ending: 'png', maxMb: 5, begins: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  { type: 'image/webp', ending: 'webp', maxMb: 5, begins: [[0x52, 0x49, 0x46, 0x46]] },
  { type: 'application/pdf', ending: 'pdf', maxMb: 20, begins: [[0x25, 0x50, 0x44, 0x46, 0x2d]] },
] as const

/** Keeps an uploaded file after looking at its first bytes, whatever its name claims (RELIABILITY T20). */
export async function upload(deps: Deps, form: FormData, caller: Caller): Promise<FileRef> {
  const part = form.get('file')
  if (part === null || typeof part === 'string') throw refuseField('file', 'field.fileMissing')
  const bytes = new Uint8Array(await part.arrayBuffer())
  if (bytes.length === 0) throw refuseField('file', 'field.fileEmpty')
  const kind = KINDS.find(({ begins }) => begins.some((start) => start.every((byte, at) => bytes[at] === byte)))
  if (!kind || (kind.ending === 'webp' && !isWebp(bytes))) throw refuseField('file', 'field.fileType')
  if (bytes.length > kind.maxMb * MB) throw refuseField('file', 'field.fileTooBig', { mb: kind.maxMb })
  const id = newId(deps)
  const url = `/upload/${iso(deps.now()).slice(0, 7).replace('-', '/')}/${id}.${kind.ending}`
  const file = { id, name: cleanName(part.name), url, size: bytes.length, type: kind.type }
  deps.rows.files.put({ ...file, base64: toBase64(bytes), companyId: caller.companyId })
  return file
}

function isWebp(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(8, 12)) === 'WEBP'
}

/** A name without paths, control or direction characters, at most 100 characters. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(-100) || 'file'
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
