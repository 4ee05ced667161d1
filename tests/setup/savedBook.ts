import { strFromU8, unzipSync } from 'fflate'

/** The parts of a downloaded workbook as texts; none if nothing was saved. */
export async function partsOf(saved: Blob | undefined): Promise<string[]> {
  if (!saved) return []
  return Object.values(unzipSync(new Uint8Array(await saved.arrayBuffer()))).map((bytes) => strFromU8(bytes))
}
