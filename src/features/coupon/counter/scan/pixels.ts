import { CODE_LENGTH, checkCouponCode, normalizeCouponCode } from '@/contract/coupon/code.ts'

/** Image data: red, green, blue and alpha per pixel. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** Time limit for the slower decoding attempts on one image, ms. */
const PATIENCE_MS = 700

/** Decodes the QR code in an image; undefined if there is none. Loads the decoder on first use. */
export async function readPixels(picture: Pixels, patienceMs = PATIENCE_MS): Promise<string | undefined> {
  const { decodeQR } = await import('qr/decode.js')
  try {
    return decodeQR(picture, { format: 'RGBA', effort: 5, timeLimit: patienceMs })
  } catch {
    // The decoder throws if it finds nothing.
    return undefined
  }
}

/** The coupon code in a QR text: the code itself, or a URL that contains it. */
export function codeIn(text: string): string | undefined {
  const carried = /[?&#]code=([^&#\s]+)/i.exec(text)?.[1]
  const code = normalizeCouponCode(carried ?? text)
  return code.length === CODE_LENGTH && checkCouponCode(code) === undefined ? code : undefined
}
