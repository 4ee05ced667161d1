import { harmlessName, judgeFile } from '@/contract/file/content.ts'
import type { FileProblem } from '@/contract/file/content.ts'
import { redraw } from '@/shared/imageFile.ts'

/** Maximum size of a file to inspect, bytes. */
const MAX_BYTES = 20 * 1024 * 1024

/** A file to upload, or why it is rejected. */
export type Prepared = { body: Blob; name: string; problem?: undefined } | { problem: FileProblem }

/** Checks a file by its content, re-encodes pictures and sanitizes its name. RELIABILITY T20. */
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
    // Picture header, but invalid content.
    return { problem: 'broken' }
  }
}
