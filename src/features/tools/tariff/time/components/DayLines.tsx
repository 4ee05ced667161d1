import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { written } from '../../sums/figures.ts'
import type { ClockDay } from '../../sums/freeTime.ts'

/** Props of `DayLines`: the days of each period. */
interface DayLinesProps {
  clocks: readonly { id: 'demurrage' | 'detention' | 'combined'; days: readonly ClockDay[] }[]
  currency: string
}

/** Each calendar day with its charge per container. */
export function DayLines({ clocks, currency }: DayLinesProps) {
  const t = useText()
  return (
    <Section title={t('timeTool.days')}>
      <DataTable
        caption={t('timeTool.days')}
        rows={clocks.flatMap(({ id, days }) => days.map((one) => ({ ...one, id })))}
        rowKey={({ id, day }) => `${id} ${day}`}
        columns={[
          { key: 'day', title: t('timeTool.days.day'), isLead: true, cell: ({ day }) => day },
          { key: 'clock', title: t('timeTool.days.clock'), cell: ({ id }) => t(`timeTool.clock.${id}`) },
          { key: 'no', title: t('timeTool.days.no'), align: 'end', cell: ({ no }) => no },
          {
            key: 'charge',
            title: t('timeTool.days.charge'),
            align: 'end',
            cell: ({ chargeNo }) => (chargeNo === 0 ? t('timeTool.days.free') : chargeNo),
          },
          {
            key: 'rate',
            title: t('timeTool.days.rate', { currency }),
            align: 'end',
            cell: ({ rate }) => (rate ? written(rate) : t('timeTool.days.none')),
          },
        ]}
      />
    </Section>
  )
}
