/** Position of the gap, and colors of the picture. */
export interface Picture {
  width: number
  height: number
  piece: number
  x: number
  y: number
  hue: number
}

/** A container stack with a dark gap, as an SVG data URL. */
export function drawBackground(picture: Picture): string {
  const { width, height, x, y } = picture
  const gap = `<path d="${outline(picture)}" transform="translate(${x} ${y})" fill="#0009" stroke="#fff" stroke-width="1.5"/>`
  return dataUrl(width, height, `${scene(picture)}${gap}`)
}

/** The cut-out piece of the same picture, as an SVG data URL of the piece's size. */
export function drawPiece(picture: Picture): string {
  const { piece, x, y } = picture
  const clip = `<clipPath id="c"><path d="${outline(picture)}"/></clipPath>`
  const part = `<g clip-path="url(#c)"><g transform="translate(${-x} ${-y})">${scene(picture)}</g></g>`
  const edge = `<path d="${outline(picture)}" fill="none" stroke="#fff" stroke-width="2"/>`
  return dataUrl(piece, piece, `${clip}${part}${edge}`)
}

function scene({ width, height, hue }: Picture): string {
  const boxes: string[] = []
  const boxWidth = 62
  const boxHeight = 34
  for (let row = 0; row * boxHeight < height; row++) {
    for (let column = -1; column * boxWidth < width; column++) {
      const left = column * boxWidth + (row % 2) * 27
      const tone = (hue + ((row * 47 + column * 83) % 120)) % 360
      boxes.push(`<rect x="${left}" y="${row * boxHeight}" width="60" height="32" fill="hsl(${tone} 38% 42%)"/>`)
      for (let rib = 6; rib < 60; rib += 8) {
        boxes.push(
          `<path d="M${left + rib} ${row * boxHeight + 3}v26" stroke="hsl(${tone} 38% 32%)" stroke-width="2"/>`,
        )
      }
    }
  }
  return `<rect width="${width}" height="${height}" fill="#12212b"/>${boxes.join('')}`
}

/** A square with a knob on its right side, as tall as the piece. */
function outline({ piece }: Picture): string {
  const side = piece - 9
  const middle = piece / 2
  return `M1 5h${side - 1}v${middle - 13}a8 8 0 1 1 0 16v${piece - middle - 8}h-${side - 1}z`
}

function dataUrl(width: number, height: number, inner: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
