/** Longest side of a picture after shrinking, pixels: a licence in A4 stays legible. */
const LONGEST = 2560
const QUALITY = 0.85

/**
 * Draws a picture anew as JPEG: upright as its EXIF says, not larger than a paper needs, and without what cameras write
 * beside it (place, device, thumbnails). Decoding and encoding run off the main thread. Gives undefined where the browser
 * cannot do that; rejects when the picture cannot be decoded.
 */
export async function redraw(file: Blob): Promise<Blob | undefined> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG has no transparency: paper is white.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
