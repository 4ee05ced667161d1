import { useServerNow } from '@/api/useServerNow.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { nextAllocations } from '@/contract/trade/agreement/allocation.ts'
import { firstEtd } from '@/contract/trade/agreement/callOff.ts'
import { mayCallOff } from '@/contract/trade/agreement/lifecycle.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { allocationDays, calledOffOf } from '../wish.ts'

/** How many weeks or months ahead are listed. */
const PERIODS = 4

/** What is kept free in the next periods of each lane: asked for, carried over, left, and until when. */
export function AllocationSection({ agreement }: { agreement: AgreementDetail }) {
  const t = useText()
  const today = marketDay(useServerNow(60_000))
  const { lanes, status, term } = agreement
  if (!mayCallOff(status) && status !== 'SUSPENDED') return null
  const callOffs = calledOffOf(agreement.callOffs)
  const days = allocationDays(agreement, today)
  const rows = lanes.flatMap((lane) =>
    nextAllocations(lane, firstEtd({ lane, leadDays: term.leadDays, today }), PERIODS, callOffs, days).map((one) => ({
      lane,
      ...one,
    })),
  )
  if (rows.length === 0) return null
  const isCarried = rows.some(({ lane }) => lane.allocation?.carryOver)
  const isReleasing = rows.some(({ lane }) => lane.allocation?.releaseDays !== undefined)
  return (
    <Section title={t('agreement.allocation.ahead')}>
      <p className="ct-dim">{t(isReleasing ? 'agreement.allocation.text.release' : 'agreement.allocation.text')}</p>
      <DataTable
        caption={t('agreement.allocation.ahead')}
        rows={rows}
        rowKey={({ lane, from }) => `${lane.laneNo} ${from}`}
        columns={[
          {
            key: 'period',
            title: t('agreement.allocation.period'),
            isLead: true,
            cell: ({ lane, from }) => t(`agreement.allocation.${lane.allocation?.period ?? 'WEEK'}`, { day: from }),
          },
          {
            key: 'lane',
            title: t('agreement.lane'),
            cell: ({ lane }) => <LaneText pol={lane.pol} pod={lane.pod} />,
          },
          { key: 'own', title: t('agreement.allocation.own'), align: 'end', cell: ({ own }) => own },
          ...(isCarried
            ? [
                {
                  key: 'carried',
                  title: t('agreement.allocation.carried'),
                  align: 'end' as const,
                  cell: ({ carried }: (typeof rows)[number]) => carried,
                },
              ]
            : []),
          { key: 'used', title: t('agreement.allocation.used'), align: 'end', cell: ({ used }) => used },
          { key: 'free', title: t('agreement.allocation.free'), align: 'end', cell: ({ free }) => free },
          ...(isReleasing
            ? [
                {
                  key: 'askBy',
                  title: t('agreement.allocation.askBy'),
                  cell: ({ askBy, isReleased }: (typeof rows)[number]) =>
                    isReleased ? t('agreement.allocation.released', { day: askBy ?? '' }) : (askBy ?? ''),
                },
              ]
            : []),
        ]}
      />
    </Section>
  )
}
