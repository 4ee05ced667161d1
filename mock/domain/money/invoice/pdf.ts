/** A text on a page: position in mm from the top left of A4, size in points. */
export interface PdfText {
  x: number
  y: number
  size: number
  text: string
}
/** A straight line, in mm from the top left. */
export interface PdfLine {
  x1: number
  y1: number
  x2: number
  y2: number
}

const MM = 72 / 25.4
const HEIGHT = 297 * MM
const point = (mm: number): string => (mm * MM).toFixed(2)
const fromTop = (mm: number): string => (HEIGHT - mm * MM).toFixed(2)
/** UCS-2 as hex, for the encoding UniGB-UCS2-H; other characters become a blank square. */
const hex = (text: string): string =>
  Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0
    return (code > 0xffff ? 0x25a1 : code).toString(16).padStart(4, '0')
  }).join('')

/** An A4 page with Chinese text in a font that PDF readers include, so that none has to be embedded. */
export function onePagePdf(texts: readonly PdfText[], lines: readonly PdfLine[]): string {
  const content = [
    '0.6 w',
    ...lines.map(({ x1, y1, x2, y2 }) => `${point(x1)} ${fromTop(y1)} m ${point(x2)} ${fromTop(y2)} l S`),
    ...texts.map(({ x, y, size, text }) => `BT /F1 ${size} Tf ${point(x)} ${fromTop(y)} Td <${hex(text)}> Tj ET`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595.28 841.89] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 /W [1 95 500] >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
}
