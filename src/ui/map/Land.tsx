import { useId } from 'react'
import { LAND_PATH } from './land.ts'
import type { MapWindow } from './projection.ts'

function meridians({ x, width, y, height }: MapWindow, step: number): string {
  let path = ''
  for (let at = Math.ceil(x / step) * step; at < x + width; at += step) path += `M${at} ${y}v${height}`
  for (let at = Math.ceil(y / step) * step; at < y + height; at += step) path += `M${x} ${at}h${width}`
  return path
}

/** Sea, graticule and land inside a window; the land is drawn three times so that lanes can cross the date line. */
export function Land({ frame }: { frame: MapWindow }) {
  const id = useId()
  return (
    <g aria-hidden="true">
      <rect className="ct-map-sea" x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
      <path className="ct-map-grid" d={meridians(frame, frame.width > 300 ? 60 : 20)} />
      <path id={id} className="ct-map-land" d={LAND_PATH} />
      <use href={`#${id}`} x="720" />
      <use href={`#${id}`} x="-720" />
    </g>
  )
}
