import { useState } from 'react'
import type { BidStats } from '@/contract/trade/bid/record/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { LaneHistory } from './LaneHistory.tsx'

/** The caller's earlier prices on one of its most quoted lanes. */
export function LanePrices({ stats }: { stats: BidStats }) {
  const t = useText()
  const { portName } = useFreight()
  const [index, setIndex] = useState(0)
  // Only sea and rail lanes are priced per container, and only they have a port of discharge.
  const lanes = stats.lanes.filter((lane) => lane.pod !== undefined)
  const lane = lanes[Math.min(index, lanes.length - 1)]
  if (!lane) return null
  return (
    <Section
      title={t('bid.lanehistory.title')}
      note={t('bid.lanehistory.own')}
      actions={
        <MiniSelect
          label={t('bid.list.lane')}
          value={String(index)}
          onChange={(at) => setIndex(Number(at))}
          options={lanes.map(({ pol, pod = '' }, at) => ({
            value: String(at),
            label: `${pol} ${portName(pol)} → ${pod} ${portName(pod)}`,
          }))}
        />
      }
    >
      <LaneHistory key={`${lane.pol} ${lane.pod ?? ''}`} pol={lane.pol} pod={lane.pod} />
    </Section>
  )
}
