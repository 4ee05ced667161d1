import type { FileRef } from '@/contract/file/schemas.ts'
import { iso, newId, type Deps } from '../deps.ts'
import type { FilePurpose } from './row.ts'

/** Stores a file of an enterprise under an address of its own; the address keeps the name's extension. */
export function storeFile(
  deps: Deps,
  file: { name: string; type: string; bytes: Uint8Array; companyId: string; purpose?: FilePurpose },
): FileRef {
  const { name, type, bytes, companyId, purpose } = file
  const id = newId(deps)
  const url = `/upload/${iso(deps.now()).slice(0, 7).replace('-', '/')}/${id}.${name.split('.').at(-1) ?? ''}`
  const facts = { id, name, url, size: bytes.length, type }
  deps.rows.files.put({ ...facts, base64: toBase64(bytes), companyId, ...(purpose && { purpose }) })
  return facts
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
