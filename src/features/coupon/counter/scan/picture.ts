import { codeIn, readPixels } from './pixels.ts'

/** Longest sides to try, px, in order: the first suits most images, the second small codes in large images. */
const SIDES = [1200, 2400, 600] as const
const MAX_BYTES = 20_000_000

/** Result of an image: its code, or the problem. */
export type PictureResult = { code: string } | { problem: 'type' | 'large' | 'broken' | 'none' | 'foreign' }

/** Finds a coupon's QR code in an image, locally: nothing is uploaded. */
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
  // Decode transparent images on white.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
