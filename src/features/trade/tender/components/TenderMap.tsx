import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { LaneMap } from '@/ui/LaneMap.tsx'

/** Lanes of some tenders on a map; the table below is the text alternative. */
export function TenderMap({ rows }: { rows: readonly TenderSummary[] }) {
  const t = useText()
  const { portOf } = useFreight()
  const lanes = rows.flatMap((row) =>
    row.lanes.flatMap((lane) => {
      const from = portOf(lane.pol)
      const to = lane.pod ? portOf(lane.pod) : undefined
      return from && to ? [{ id: `${row.id}-${lane.laneNo}`, from, to, weight: Math.min(1, row.teu / 40) }] : []
    }),
  )
  return (
    <div className="ct-tender-map">
      <LaneMap lanes={lanes} />
      <p className="ct-dim">{t('tender.search.map.text', { count: rows.length })}</p>
    </div>
  )
}
