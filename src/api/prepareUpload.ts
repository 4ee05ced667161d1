import { harmlessName, judgeFile } from '@/contract/file/content.ts'
import type { FileProblem } from '@/contract/file/content.ts'
import { redraw } from '@/shared/imageFile.ts'

/** Largest file that is inspected, bytes. */
const MAX_BYTES = 20 * 1024 * 1024

/** A file that may be sent, or why it may not. */
export type Prepared = { body: Blob; name: string; problem?: undefined } | { problem: FileProblem }

/** Checks a file by its bytes, re-encodes pictures and gives it a safe name. RELIABILITY T20. */
export async function prepareUpload(file: File): Promise<Prepared> {
  if (file.size > MAX_BYTES) return { problem: 'size' }
  const { kind, problem } = judgeFile(new Uint8Array(await file.arrayBuffer()))
  if (problem !== undefined) return { problem }
  const asIs = { body: file, name: harmlessName(file.name, kind.ending) }
  if (kind.ending === 'pdf') return asIs
  try {
    const drawn = await redraw(file)
    return drawn ? { body: drawn, name: harmlessName(file.name, 'jpg') } : asIs
  } catch {
    // The header is that of a picture, the rest is not.
    return { problem: 'broken' }
  }
}
