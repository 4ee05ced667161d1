// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { harmlessName, judgeFile } from '@/contract/file/content.ts'
import { prepareUpload } from '@/api/prepareUpload.ts'

const MB = 1024 * 1024
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
function join(...parts: (Uint8Array | number[])[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
const be32 = (value: number) => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const le32 = (value: number) => be32(value).toReversed()
const zeros = (count: number) => new Uint8Array(count)

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const chunk = (name: string, data: Uint8Array | number[]) =>
  join(be32(data.length), bytesOf(name), [...data], [0, 0, 0, 0])
const png = (width: number, height: number, ...more: Uint8Array[]) =>
  join(PNG, chunk('IHDR', [...be32(width), ...be32(height), 8, 2, 0, 0, 0]), ...more, chunk('IEND', []))
const frame = (width: number, height: number) => [
  0xff,
  0xc0,
  0,
  11,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  1,
  1,
  17,
  0,
]
const jpeg = (width: number, height: number, extra: Uint8Array | number[] = [], end = [0xff, 0xd9]) =>
  join([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0], extra, frame(width, height), [0xff, 0xda, 0, 2, 1, 2, 3], end)
const comment = (text: string) => join([0xff, 0xfe, 0, text.length + 2], bytesOf(text))
const webp = (kind: string, data: number[], cut = 0) => {
  const body = join(bytesOf('WEBP'), bytesOf(kind), le32(data.length), data)
  const whole = join(bytesOf('RIFF'), le32(body.length), body)
  return whole.slice(0, whole.length - cut)
}
const vp8x = (width: number, height: number) => [
  0,
  0,
  0,
  0,
  ...le32(width - 1).slice(0, 3),
  ...le32(height - 1).slice(0, 3),
]
const vp8 = (width: number, height: number) => [
  0,
  0,
  0,
  0x9d,
  0x01,
  0x2a,
  width & 255,
  width >> 8,
  height & 255,
  height >> 8,
]
const pdf = (inside = '', tail = '%%EOF') => bytesOf(`%PDF-1.7\n${inside}\n${tail}`)
/** A file of exactly `bytes` bytes, padded in the part of variable length. */
const jpegOf = (bytes: number) =>
  join(jpeg(800, 600, [], []), zeros(bytes - jpeg(800, 600, [], []).length - 2), [0xff, 0xd9])
const pdfOf = (bytes: number) => join(bytesOf('%PDF-1.7\n'), zeros(bytes - 15).fill(32), bytesOf('\n%%EOF'))

/** RELIABILITY T20: forty files and the result of each. */
const FILES: [name: string, content: () => Uint8Array, expected: string][] = [
  ['licence.jpg', () => jpeg(1600, 1200), 'jpg'],
  ['licence.png', () => png(1600, 1200), 'png'],
  ['licence.webp', () => webp('VP8X', vp8x(1600, 1200)), 'webp'],
  ['simple.webp', () => webp('VP8 ', vp8(1600, 1200)), 'webp'],
  ['licence.pdf', () => pdf(), 'pdf'],
  ['jpeg-named.png', () => jpeg(10, 10), 'jpg'],
  ['no-ending', () => png(10, 10), 'png'],
  ['double.pdf.exe', () => png(10, 10), 'png'],
  ['photo.JPG', () => jpeg(4000, 3000, comment('Exif GPS 31.2304 N')), 'jpg'],
  ['script-in-comment.jpg', () => jpeg(10, 10, comment('<script>alert(1)</script>')), 'jpg'],
  ['\u202Egpj.exe', () => jpeg(10, 10), 'jpg'],
  ['../../etc/passwd.png', () => png(10, 10), 'png'],
  [`${'long'.repeat(100)}.pdf`, () => pdf(), 'pdf'],
  ['营业执照 2026.03.pdf', () => pdf(), 'pdf'],
  ['just-5-MB.jpg', () => jpegOf(5 * MB), 'jpg'],
  ['just-20-MB.pdf', () => pdfOf(20 * MB), 'pdf'],
  ['wide.png', () => png(12_000, 3000), 'png'],
  ['empty.jpg', () => zeros(0), 'empty'],
  ['over-5-MB.jpg', () => jpegOf(5 * MB + 1), 'size'],
  ['5.1-MB.png', () => join(png(10, 10), zeros(5.1 * MB)), 'size'],
  ['21-MB.pdf', () => pdfOf(21 * MB), 'size'],
  ['25-MB.jpg', () => jpegOf(25 * MB), 'size'],
  ['bomb-20k.png', () => png(20_000, 20_000), 'pixels'],
  ['bomb-40Mpx.jpg', () => jpeg(8000, 5001), 'pixels'],
  ['ribbon.jpg', () => jpeg(65_000, 10), 'pixels'],
  ['bomb.webp', () => webp('VP8X', vp8x(16_000, 16_000)), 'pixels'],
  ['drawing.svg', () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'type'],
  ['svg-named.png', () => bytesOf('<?xml version="1.0"?><svg><script>alert(1)</script></svg>'), 'type'],
  ['page.jpg', () => bytesOf('<!doctype html><script>alert(1)</script>'), 'type'],
  ['polyglot.gif', () => bytesOf('GIF89a/*\u0001\u0000*/=1;alert(1)//'), 'type'],
  ['scan.bmp', () => bytesOf('BM6\u0000\u0000\u0000'), 'type'],
  ['phone.heic', () => join([0, 0, 0, 24], bytesOf('ftypheic')), 'type'],
  ['papers.zip', () => bytesOf('PK\u0003\u0004'), 'type'],
  ['licence.docx', () => bytesOf('PK\u0003\u0004\u0014\u0000word/document.xml'), 'type'],
  ['licence.pdf.exe', () => bytesOf('MZ\u0090\u0000'), 'type'],
  ['text.pdf', () => bytesOf('licence of Haisheng\n%PDF-1.7\n%%EOF'), 'type'],
  ['riff.webp', () => join(bytesOf('RIFF'), le32(20), bytesOf('AVI LIST'), zeros(20)), 'type'],
  ['cut.jpg', () => jpeg(800, 600, [], []), 'broken'],
  ['cut.png', () => png(800, 600, chunk('IDAT', zeros(100))).slice(0, -14), 'broken'],
  ['cut.webp', () => webp('VP8X', [...vp8x(800, 600), ...zeros(64)], 20), 'broken'],
  ['head-only.png', () => Uint8Array.from(PNG), 'broken'],
  ['head-only.jpg', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'broken'],
  ['cut.pdf', () => pdf('1 0 obj', ''), 'broken'],
  ['secret.pdf', () => pdf('', 'trailer<</Encrypt 5 0 R>>\n%%EOF'), 'locked'],
]

describe('a file is what its bytes say', () => {
  test('the table has at least forty', () => expect(FILES.length).toBeGreaterThanOrEqual(40))
  test.each(FILES)('%s', async (name, content, expected) => {
    const bytes = content()
    const { kind, problem } = judgeFile(bytes)
    expect(problem ?? kind?.ending).toBe(expected)
    const prepared = await prepareUpload(new File([bytes as BlobPart], name))
    const told = prepared.problem ?? prepared.name.split('.').at(-1)
    expect(told).toBe(expected)
  })
})

describe('a name that is kept', () => {
  test.each([
    ['licence.pdf', 'licence.pdf'],
    ['../../etc/passwd.png', 'passwd.pdf'],
    ['C:\\papers\\scan.jpg', 'scan.pdf'],
    ['\u202Efdp.exe', 'fdp.pdf'],
    ['invoice.pdf.exe', 'invoice_pdf.pdf'],
    ['a<b>"c.pdf', 'a_b__c.pdf'],
    ['营业执照 2026.03.pdf', '营业执照 2026_03.pdf'],
    ['.htaccess', 'file.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
  ])('%s becomes %s', (given, kept) => expect(harmlessName(given, 'pdf')).toBe(kept))
})
