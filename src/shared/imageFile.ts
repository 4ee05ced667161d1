/** Maximum side length of a picture after shrinking, px: an A4 licence stays legible. */
const LONGEST = 2560
const QUALITY = 0.85

/**
 * Re-encodes a picture as JPEG: rotated by its EXIF data, shrunk, and without metadata (location, device, thumbnails).
 * Decoding and encoding run off the main thread. Undefined where the browser does not support it; rejects when the
 * picture cannot be decoded.
 */
export async function redraw(file: Blob): Promise<Blob | undefined> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG has no transparency: use white.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
