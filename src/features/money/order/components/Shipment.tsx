import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Stack } from '@/ui/Split.tsx'
import { Timeline } from '@/ui/Timeline.tsx'
import type { OrderProps } from '../useOrderAct.ts'
import { MilestoneForm } from './MilestoneForm.tsx'

/** Shipment status: past milestones, containers, and the seller's form for the next one. */
export function Shipment(props: OrderProps) {
  const t = useText()
  const milestones = useDict('milestone')
  const { containerName } = useFreight()
  const { order } = props
  return (
    <Section title={t('order.shipment')}>
      <Stack>
        {order.milestones.length === 0 && <p className="ct-dim">{t('order.shipment.none')}</p>}
        {order.milestones.length > 0 && (
          <Timeline
            items={order.milestones.map(({ code, at, place }) => ({
              label: milestones.labelOf(code),
              value: (
                <>
                  <DateText value={at} /> {place && <span className="ct-dim">{place}</span>}
                </>
              ),
              isPast: true,
            }))}
          />
        )}
        {order.containers.length > 0 && (
          <DataTable
            caption={t('order.boxes')}
            rows={order.containers}
            rowKey={(row) => row.no}
            columns={[
              {
                key: 'no',
                title: t('order.boxes.no'),
                isLead: true,
                cell: (row) => <span className="ct-order-box">{row.no}</span>,
              },
              { key: 'type', title: t('order.boxes.type'), cell: (row) => containerName(row.isoCode) },
              { key: 'seal', title: t('order.boxes.seal'), cell: (row) => row.sealNo ?? '–' },
            ]}
          />
        )}
        {order.side === 'SELLER' && order.status === 'EXECUTING' && (
          <MilestoneForm key={order.milestones.length} {...props} />
        )}
      </Stack>
    </Section>
  )
}
