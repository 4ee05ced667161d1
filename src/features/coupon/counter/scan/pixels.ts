import { CODE_LENGTH, checkCouponCode, normalizeCouponCode } from '@/contract/coupon/code.ts'

/** A picture as bytes: red, green, blue and alpha for every dot. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** Milliseconds that the reader may spend on harder ways to read one picture. */
const PATIENCE_MS = 700

/** Reads the QR code in a picture; undefined where there is none that can be read. The reader comes when it is first needed. */
export async function readPixels(picture: Pixels, patienceMs = PATIENCE_MS): Promise<string | undefined> {
  const { decodeQR } = await import('qr/decode.js')
  try {
    return decodeQR(picture, { format: 'RGBA', effort: 5, timeLimit: patienceMs })
  } catch {
    // That nothing was found is told by an error.
    return undefined
  }
}

/** The coupon's code in what a QR code says: the code itself, or an address that carries it. */
export function codeIn(text: string): string | undefined {
  const carried = /[?&#]code=([^&#\s]+)/i.exec(text)?.[1]
  const code = normalizeCouponCode(carried ?? text)
  return code.length === CODE_LENGTH && checkCouponCode(code) === undefined ? code : undefined
}
