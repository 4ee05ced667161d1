import { harmlessName, judgeFile, type FileProblem } from '@/contract/file/content.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import type { MessageKey } from '../../messages.ts'
import { newId, type Caller, type Deps, iso } from '../deps.ts'
import { refuseField } from '../errors.ts'

const WORDS: Record<FileProblem, MessageKey> = {
  empty: 'field.fileEmpty',
  type: 'field.fileType',
  size: 'field.fileTooBig',
  broken: 'field.fileBroken',
  pixels: 'field.filePixels',
  locked: 'field.fileLocked',
}

/** Stores an uploaded file after checking its content, regardless of its name (RELIABILITY T20). */
export async function upload(deps: Deps, form: FormData, caller: Caller): Promise<FileRef> {
  const part = form.get('file')
  if (part === null || typeof part === 'string') throw refuseField('file', 'field.fileMissing')
  const bytes = new Uint8Array(await part.arrayBuffer())
  const { kind, problem } = judgeFile(bytes)
  if (problem !== undefined) throw refuseField('file', WORDS[problem], { mb: kind?.maxMb ?? 0 })
  const id = newId(deps)
  const url = `/upload/${iso(deps.now()).slice(0, 7).replace('-', '/')}/${id}.${kind.ending}`
  const file = { id, name: harmlessName(part.name, kind.ending), url, size: bytes.length, type: kind.type }
  deps.rows.files.put({ ...file, base64: toBase64(bytes), companyId: caller.companyId })
  return file
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
