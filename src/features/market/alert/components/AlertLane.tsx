import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Chip } from '@/ui/Chip.tsx'
import './alert.css'

/** Lane and container of an alert. */
export function AlertLane({ lane: { pol, pod, isoCode } }: { lane: { pol: string; pod: string; isoCode: string } }) {
  const { boxCode } = useFreight()
  return (
    <span className="ct-alert-lane">
      <LaneText pol={pol} pod={pod} />
      <Chip>{boxCode(isoCode)}</Chip>
    </span>
  )
}
