import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { AwardedLane } from '@/contract/trade/tender/award/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'

interface PartLanesProps {
  lanes: readonly AwardedLane[]
  /** Loose cargo of a lane. */
  looseOf: (laneNo: number) => TenderDetail['lanes'][number]['loose']
}

/** The lanes of an awarded part with their containers. */
export function PartLanes({ lanes, looseOf }: PartLanesProps) {
  const t = useText()
  return (
    <ul className="ct-parts">
      {lanes.map((lane) => (
        <li key={lane.laneNo}>
          {t('comparison.control.laneNo', { no: lane.laneNo })}{' '}
          <BoxesText boxes={lane.boxes} loose={looseOf(lane.laneNo)} />
        </li>
      ))}
    </ul>
  )
}
