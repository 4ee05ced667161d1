import type { Money as MoneyValue } from '@/contract/money.ts'
import type { AwardRecord } from '@/contract/trade/tender/award/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Co2Method, Co2Text } from '@/reference/co2/Co2.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { rankedLabel } from '../ranked.ts'
import { useEstimateText } from '../useEstimateText.ts'

/** A bidder as an award record names it. */
export type Named = { bidderNameZh: string; bidderNameEn?: string | undefined; option?: number | undefined }

type Entry = AwardRecord['snapshot'][number]

interface SnapshotProps {
  award: AwardRecord
  nameOf: (named: Named) => string
}

/** The bids as they were compared at the award, by which own figures, and what the publisher had waived. */
export function AwardSnapshot({ award, nameOf }: SnapshotProps) {
  const t = useText()
  const hasCo2 = award.snapshot.some(({ co2Kg }) => co2Kg !== undefined)
  return (
    <>
      <h3 className="ct-h3 ct-award-part">{t('comparison.record.snapshot')}</h3>
      <DataTable
        caption={t('comparison.record.snapshot')}
        rows={award.snapshot}
        rowKey={(row) => row.bidId}
        columns={[
          { key: 'bidder', title: t('comparison.record.bidder'), isLead: true, cell: (row) => nameOf(row) },
          {
            key: 'allIn',
            title: rankedLabel(t, t('comparison.matrix.allIn'), award.rankOn),
            align: 'end',
            cell: (row) => <Price {...row} />,
          },
          {
            key: 'gap',
            title: t('comparison.matrix.delta'),
            align: 'end',
            cell: ({ gap }) => (gap ? <GapText gap={gap} /> : t('comparison.cell.NONE')),
          },
          { key: 'rank', title: t('comparison.record.rank'), align: 'end', cell: (row) => <Rank {...row} /> },
          ...(hasCo2
            ? [
                {
                  key: 'co2',
                  title: t('co2.title'),
                  align: 'end' as const,
                  cell: ({ co2Kg }: Entry) =>
                    co2Kg === undefined ? t('comparison.cell.NONE') : <Co2Text kg={co2Kg} />,
                },
              ]
            : []),
          { key: 'score', title: t('comparison.matrix.score'), align: 'end', cell: (row) => row.score },
          {
            key: 'complete',
            title: t('comparison.matrix.completeness'),
            align: 'end',
            cell: (row) => `${row.completeness}%`,
          },
        ]}
      />
      {hasCo2 && <Co2Method />}
      <OwnFigures award={award} />
      <Waived award={award} nameOf={nameOf} />
    </>
  )
}

/** Distance to the lowest comparable price. */
export function GapText({ gap }: { gap: MoneyValue }) {
  const t = useText()
  return Number(gap.amount) === 0 ? t('comparison.matrix.best') : <Money value={gap} />
}

/** The compared price of a bid, with the estimated part. */
function Price({ allIn, estimated }: Entry) {
  const t = useText()
  const { money } = useFormats()
  return (
    <>
      <Money value={allIn} />
      {estimated && Number(estimated.amount) > 0 && (
        <span className="ct-dim"> {t('comparison.cell.estimate', { amount: money(estimated) })}</span>
      )}
    </>
  )
}

/** The rank, or why there is none; records of earlier releases do not say why. */
function Rank({ rank, of, band, failed = [], disqualified }: Entry) {
  const t = useText()
  const demands = useDict('demand')
  const reasons = useDict('disqualify_reason')
  if (rank !== undefined) return of === undefined ? rank : t('comparison.record.rankOf', { rank, of })
  if (disqualified) return t('comparison.record.disqualified', { reason: reasons.labelOf(disqualified) })
  if (failed.length > 0)
    return t('comparison.record.failed', { demands: failed.map((demand) => demands.labelOf(demand)).join(', ') })
  if (band === 'PARTIAL') return t('comparison.record.partial')
  return band === 'UNPRICED' ? t('comparison.record.unpriced') : t('comparison.cell.NONE')
}

/** The publisher's own figures that the prices stand on. */
function OwnFigures({ award: { estimates = [] } }: Pick<SnapshotProps, 'award'>) {
  const t = useText()
  const textOf = useEstimateText()
  if (estimates.length === 0) return null
  const value = estimates.map((one) => {
    const said = `${one.code} ${textOf(one)}`
    return <div key={said}>{said}</div>
  })
  return <DefinitionGrid items={[{ label: t('comparison.record.estimates'), value, span: 4 }]} />
}

/** The waivers that stood, each with its explanation. */
function Waived({ award, nameOf }: SnapshotProps) {
  const t = useText()
  const { labelOf } = useDict('demand')
  const items = (award.waivers ?? []).flatMap(({ bidId, demand, note }) => {
    const entry = award.snapshot.find((one) => one.bidId === bidId)
    const value = entry && t('comparison.record.waiver', { name: nameOf(entry), demand: labelOf(demand), note })
    return value ? [{ key: `${bidId} ${demand}`, value }] : []
  })
  if (items.length === 0) return null
  const value = items.map((item) => <div key={item.key}>{item.value}</div>)
  return <DefinitionGrid items={[{ label: t('comparison.record.waived'), value, span: 4 }]} />
}
