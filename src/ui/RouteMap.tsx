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
  /** From the spot to the edge of the map on that side, in units. */
  room: number
  /** Size of the type, in units. */
  em: number
}

const GAP = 11

/** About how wide a text is, in em: Chinese characters are squares. */
const widthOf = (text: string): number => text.length * 0.58 + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0) * 0.42

/** The map is scaled to its place; the size of the type is set in map.css, for wide and for narrow places. */
function Mark({ spot, end, unit, side, room, em }: NamedSpot) {
  // Text in brackets is another name of the same place.
  const name = end.name.replace(/ \(.*\)$/, '')
  const outward = side === 'start' ? 1 : -1
  // A name that does not fit between its port and the edge begins further in.
  const over = Math.max(0, GAP + widthOf(name) * em - room / unit)
  return (
    <g className="ct-map-mark" transform={`translate(${spot.x} ${spot.y}) scale(${unit})`}>
      <rect x={-4} y={-4} width={8} height={8} strokeWidth={2} />
      <text x={outward * GAP} y={-2} strokeWidth={4} textAnchor={side}>
        {end.unlocode}
      </text>
      <text className="ct-map-name" x={outward * (GAP - over)} dy="1em" strokeWidth={4} textAnchor={side}>
        {name}
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
  // As in map.css.
  const em = useMedia('(max-width: 767px)') ? 18 : 10
  const frame = windowAround(a, b, shape, isSmall ? 1.4 : 1)
  const unit = (frame.width / 480) * (isSmall ? 1.55 : 1)
  const isEastward = b.x >= a.x
  const rightOf = (spot: Spot) => frame.x + frame.width - spot.x
  const leftOf = (spot: Spot) => spot.x - frame.x
  const [west, east] = isEastward
    ? [
        { spot: a, end: from },
        { spot: b, end: to },
      ]
    : [
        { spot: b, end: to },
        { spot: a, end: from },
      ]
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
        <Mark {...west} unit={unit} em={em} side="end" room={leftOf(west.spot)} />
        <Mark {...east} unit={unit} em={em} side="start" room={rightOf(east.spot)} />
      </svg>
      <figcaption className="ct-map-note">{t('ui.map.schematic')}</figcaption>
    </figure>
  )
}
