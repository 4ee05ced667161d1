import { harmlessName, judgeFile, type FileProblem } from '@/contract/file/content.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import type { MessageKey } from '../../messages.ts'
import type { Caller, Deps } from '../deps.ts'
import { refuseField } from '../errors.ts'
import { storeFile } from './store.ts'

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
  const name = harmlessName(part.name, kind.ending)
  return storeFile(deps, { name, type: kind.type, bytes, companyId: caller.companyId })
}
