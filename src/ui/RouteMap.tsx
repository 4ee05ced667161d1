import { useText } from '@/i18n/useText.ts'
import { Land } from './map/Land.tsx'
import { arcPath, arcSpot, projectLane, windowAround } from './map/projection.ts'
import type { MapPoint, Spot } from './map/projection.ts'
import { useMedia } from './useMedia.ts'
import './map.css'

/** An end of a route: position, UN/LOCODE and name in the current language. */
export interface RouteEnd extends MapPoint {
  unlocode: string
  name: string
}

interface NamedSpot {
  spot: Spot
  end: RouteEnd
  unit: number
  side: 'start' | 'end'
}

/** The map is scaled to its place; the size of the type is set in map.css, for wide and for narrow places. */
function Mark({ spot, end, unit, side }: NamedSpot) {
  const x = side === 'start' ? 11 : -11
  return (
    <g className="ct-map-mark" transform={`translate(${spot.x} ${spot.y}) scale(${unit})`}>
      <rect x={-4} y={-4} width={8} height={8} strokeWidth={2} />
      <text x={x} y={-2} strokeWidth={4} textAnchor={side}>
        {end.unlocode}
      </text>
      <text className="ct-map-name" x={x} dy="1em" strokeWidth={4} textAnchor={side}>
        {/* Text in brackets is another name of the same place. */}
        {end.name.replace(/ \(.*\)$/, '')}
      </text>
    </g>
  )
}

const Ship = ({ spot, unit }: { spot: Spot; unit: number }) => (
  <g className="ct-map-ship" transform={`translate(${spot.x} ${spot.y}) scale(${unit})`}>
    <circle r={11} className="ct-map-ship-ring" strokeWidth={2} />
    <circle r={5} />
  </g>
)

/** Props of `RouteMap`: both ends, the aspect ratio (width / height), and the part of the way that a ship has gone. */
export interface RouteMapProps {
  from: RouteEnd
  to: RouteEnd
  shape?: number | undefined
  part?: number | undefined
}

/** Schematic map of one lane, from port to port. */
export function RouteMap({ from, to, shape = 2.2, part }: RouteMapProps) {
  const t = useText()
  const [a, b] = projectLane(from, to)
  // On a phone the drawing is smaller than its 480 units; its words must not be.
  const isSmall = useMedia('(max-width: 480px)')
  const frame = windowAround(a, b, shape, isSmall ? 1.4 : 1)
  const unit = (frame.width / 480) * (isSmall ? 1.55 : 1)
  const isEastward = b.x >= a.x
  return (
    <figure className="ct-map">
      <svg
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="img"
        aria-label={t('ui.map.route', { from: `${from.name} ${from.unlocode}`, to: `${to.name} ${to.unlocode}` })}
      >
        <Land frame={frame} />
        <path
          className="ct-map-arc"
          d={arcPath(a, b)}
          strokeWidth={3 * unit}
          strokeDasharray={`${9 * unit} ${4 * unit}`}
        />
        {part !== undefined && <Ship spot={arcSpot(a, b, part)} unit={unit} />}
        <Mark spot={a} end={from} unit={unit} side={isEastward ? 'end' : 'start'} />
        <Mark spot={b} end={to} unit={unit} side={isEastward ? 'start' : 'end'} />
      </svg>
      <figcaption className="ct-map-note">{t('ui.map.schematic')}</figcaption>
    </figure>
  )
}
