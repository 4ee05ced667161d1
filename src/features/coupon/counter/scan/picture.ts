import { codeIn, readPixels } from './pixels.ts'

/** Longest sides at which a picture is tried, in order: most are read at the first, small codes in large pictures at the second. */
const SIDES = [1200, 2400, 600] as const
const MAX_BYTES = 20_000_000

/** What came of a picture: its code, or why there is none. */
export type PictureResult = { code: string } | { problem: 'type' | 'large' | 'broken' | 'none' | 'foreign' }

/** Looks for a coupon's QR code in a picture, on this device: nothing is sent. */
export async function readPicture(file: File): Promise<PictureResult> {
  if (!/^image\/(?:png|jpe?g|webp)$/.test(file.type)) return { problem: 'type' }
  if (file.size > MAX_BYTES) return { problem: 'large' }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return { problem: 'broken' }
  let isForeign = false
  for (const side of SIDES) {
    const picture = drawn(bitmap, side)
    const text = picture && (await readPixels(picture))
    const code = text === undefined ? undefined : codeIn(text)
    if (code !== undefined) {
      bitmap.close()
      return { code }
    }
    isForeign ||= text !== undefined
  }
  bitmap.close()
  return { problem: isForeign ? 'foreign' : 'none' }
}

function drawn(bitmap: ImageBitmap, side: number): ImageData | undefined {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  // Transparent pictures are read as if on paper.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
