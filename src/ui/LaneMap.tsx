import { useText } from '@/i18n/useText.ts'
import { Land } from './map/Land.tsx'
import { arcPath, project, projectLane } from './map/projection.ts'
import type { MapPoint } from './map/projection.ts'
import './map.css'

/** One lane on the world map; `weight` 0..1 is how busy it is. */
export interface Lane {
  id: string
  from: MapPoint
  to: MapPoint
  weight: number
}

/** The world from Greenwich over the Pacific to the Atlantic, without the poles; half degrees. */
const WORLD = { x: -50, y: -150, width: 720, height: 255 }

/** The whole world, centered on the Pacific, with its busiest lanes. Give the same figures as text beside it. */
export function LaneMap({ lanes }: { lanes: readonly Lane[] }) {
  const t = useText()
  return (
    <figure className="ct-map">
      <svg
        viewBox={`${WORLD.x} ${WORLD.y} ${WORLD.width} ${WORLD.height}`}
        role="img"
        aria-label={t('ui.map.lanes', { count: lanes.length })}
      >
        <Land frame={WORLD} />
        {lanes.map(({ id, from, to, weight }) => (
          <path key={id} className="ct-map-arc" d={arcPath(...projectLane(from, to))} strokeWidth={1 + 2.4 * weight} />
        ))}
        {lanes.flatMap(({ id, from, to }) => {
          const [a, b] = projectLane(from, to)
          return [a, b].map((spot, end) => (
            <circle key={`${id}-${end}`} className="ct-map-dot" cx={spot.x} cy={spot.y} r="2.6" />
          ))
        })}
      </svg>
      <figcaption className="ct-map-note">{t('ui.map.schematic')}</figcaption>
    </figure>
  )
}

/** Where a place lies on `LaneMap`, in percent of its width and height, for things laid over it. */
export function placeOnLaneMap(point: MapPoint): { left: number; top: number } {
  const { x, y } = project(point, WORLD.x + WORLD.width / 2)
  return { left: ((x - WORLD.x) / WORLD.width) * 100, top: ((y - WORLD.y) / WORLD.height) * 100 }
}
