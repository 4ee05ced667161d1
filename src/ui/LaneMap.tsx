import { useText } from '@/i18n/useText.ts'
import { Land } from './map/Land.tsx'
import { arcPath, project, projectLane } from './map/projection.ts'
import type { MapPoint } from './map/projection.ts'
import './map.css'

/** One lane on the world map; `weight` 0..1 is its traffic. */
export interface Lane {
  id: string
  from: MapPoint
  to: MapPoint
  weight: number
}

/**
 * Visible part of the world, from Greenwich over the Pacific to the Atlantic, without the poles; units of half a
 * degree.
 */
const WORLD = { x: -50, y: -150, width: 720, height: 255 }

/** SVG arcs of a lane; two if it leaves the window on one side and returns on the other. */
function arcsOf({ from, to }: Lane): string[] {
  const [a, b] = projectLane(from, to)
  return [-720, 0, 720]
    .map((turn) => [a.x + turn, b.x + turn] as const)
    .filter(([p, q]) => Math.max(p, q) > WORLD.x && Math.min(p, q) < WORLD.x + WORLD.width)
    .map(([p, q]) => arcPath({ x: p, y: a.y }, { x: q, y: b.y }))
}

/** World map centered on the Pacific, with the busiest lanes. Provide the same figures as text beside it. */
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
        {lanes.flatMap((lane) =>
          arcsOf(lane).map((path, copy) => (
            <path key={`${lane.id}-${copy}`} className="ct-map-arc" d={path} strokeWidth={1 + 2.4 * lane.weight} />
          )),
        )}
        {lanes.flatMap(({ id, from, to }) =>
          [from, to].map((end, index) => {
            const { x, y } = project(end, WORLD.x + WORLD.width / 2)
            return <circle key={`${id}-${index}`} className="ct-map-dot" cx={x} cy={y} r="2.6" />
          }),
        )}
      </svg>
      <figcaption className="ct-map-note">{t('ui.map.schematic')}</figcaption>
    </figure>
  )
}
