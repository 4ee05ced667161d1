// @vitest-environment node
import { encodeQR } from 'qr'
import { describe, expect, it } from 'vitest'
import { couponCheckSymbol } from '@/contract/coupon/code.ts'
import { codeIn, readPixels, type Pixels } from '@/features/coupon/counter/scan/pixels.ts'

const STEM = '2345678ABCD'
const CODE = STEM + (couponCheckSymbol(STEM) ?? '')

/** A picture of a QR code, `scale` pixels per module, in the middle of a larger sheet. */
function drawn(text: string, scale: number, sheet = 0): Pixels {
  const modules = encodeQR(text, 'raw', { border: 4 })
  const code = modules.length * scale
  const side = Math.max(sheet, code)
  const start = Math.floor((side - code) / 2)
  return filled(side, (x, y) => {
    const [row, column] = [Math.floor((y - start) / scale), Math.floor((x - start) / scale)]
    return modules[row]?.[column] === true ? 20 : 235
  })
}

function filled(side: number, shade: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = (y * side + x) * 4
      data.fill(shade(x, y), at, at + 3)
      data[at + 3] = 255
    }
  return { width: side, height: side, data }
}

const shadeAt = ({ width, data }: Pixels, x: number, y: number): number => data[(y * width + x) * 4] ?? 235

/** The same picture rotated about its centre; the new corners are white. */
function turned(picture: Pixels, degrees: number): Pixels {
  const side = picture.width
  const middle = (side - 1) / 2
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return filled(side, (x, y) => {
    const [dx, dy] = [x - middle, y - middle]
    const [fromX, fromY] = [Math.round(middle + dx * cos + dy * sin), Math.round(middle - dx * sin + dy * cos)]
    const isInside = fromX >= 0 && fromY >= 0 && fromX < side && fromY < side
    return isInside ? shadeAt(picture, fromX, fromY) : 235
  })
}

/** The same picture with camera noise: every pixel up to `strength` lighter or darker, the same in every run. */
function noisy(picture: Pixels, strength: number): Pixels {
  let seed = 7
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  return filled(picture.width, (x, y) => shadeAt(picture, x, y) + (chance() * 2 - 1) * strength)
}

describe('a QR code in a picture', () => {
  it.each([
    ['as it is shown', drawn(CODE, 6)],
    ['small, on a large sheet', drawn(CODE, 3, 500)],
    ['turned by a quarter', turned(drawn(CODE, 6, 260), 90)],
    ['held upside down', turned(drawn(CODE, 6, 260), 180)],
    ['held askew', turned(drawn(CODE, 8, 360), 17)],
    ['with the noise of a poor camera', noisy(drawn(CODE, 6, 260), 70)],
    ['askew and with noise', noisy(turned(drawn(CODE, 8, 360), -24), 50)],
  ])('is read %s', async (_, picture) => {
    expect(await readPixels(picture, 3000)).toBe(CODE)
  })

  it('is not found on empty paper or in noise alone', async () => {
    const paper = filled(200, () => 235)
    expect(await readPixels(paper)).toBeUndefined()
    expect(await readPixels(noisy(paper, 200))).toBeUndefined()
  })
})

describe('what a QR code says', () => {
  it.each([
    ['a code', CODE],
    ['a code in groups and small letters', CODE.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-')],
    ['an address with the code', `https://cangtong.example/coupon/couponVerification?from=qr&code=${CODE}`],
  ])('names the coupon: %s', (_, text) => {
    expect(codeIn(text)).toBe(CODE)
  })

  it.each([
    ['a mistyped code', `${STEM}${CODE.at(-1) === '2' ? '3' : '2'}`],
    ['an address without a code', 'https://cangtong.example/home'],
    ['some other text', 'WIFI:S:office;T:WPA;P:secret;;'],
  ])('names none: %s', (_, text) => {
    expect(codeIn(text)).toBeUndefined()
  })
})
