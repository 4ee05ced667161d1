import { useState } from 'react'
import { hasLane } from '@/contract/market/listing/kinds.ts'
import type { OrderDetail, OrderLane } from '@/contract/money/order/schemas.ts'
import { isTotalAbout } from '@/contract/trade/bid/about.ts'
import { paidAtOf } from '@/contract/trade/tender/payers/split.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { CodeChip } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { TakenAmount } from '@/ui/TakenAmount.tsx'
import { rateTakenText } from '@/ui/unitPriceText.ts'

/** The agreed charges, lane by lane; folded once they are paid. */
export function ChargeLines({ order }: { order: OrderDetail }) {
  const t = useText()
  const isPaid = Number(order.paid.amount) > 0
  const [isOpen, setOpen] = useState(!isPaid)
  return (
    <details className="ct-order-fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('payment.order.lines', { count: order.lanes.reduce((sum, lane) => sum + lane.charges.length, 0) })}
      </summary>
      {order.lanes.map((lane) => (
        <LaneCharges
          key={lane.laneNo}
          lane={lane}
          payers={order.payers}
          isOnly={order.lanes.length === 1}
          place={placeOf(order)}
        />
      ))}
    </details>
  )
}

/** Location of a booking without lane. */
function placeOf({ booking, lanes }: OrderDetail): string | undefined {
  return booking && !hasLane(booking.kind) ? lanes[0]?.pol : undefined
}

interface LaneProps {
  lane: OrderLane
  /** Who pays what, if that was agreed. */
  payers: OrderDetail['payers']
  isOnly: boolean
  /** Shown instead of a lane. */
  place: string | undefined
}

function LaneCharges({ lane, payers, isOnly, place }: LaneProps) {
  const t = useText()
  const formats = useFormats()
  const { chargeName, boxCode } = useFreight()
  const title = isOnly ? t('payment.order.charges') : t('payment.order.lane', { no: lane.laneNo })
  const states = useDict('charge_state')
  const groups = useDict('charge_group')
  const ends = useDict('paid_at')
  return (
    <>
      {!isOnly && (
        <h3 className="ct-order-lane">
          {place ?? <LaneText pol={lane.pol} pod={lane.pod} />} <BoxesText boxes={lane.boxes} loose={lane.loose} />
        </h3>
      )}
      <DataTable
        caption={title}
        rows={lane.charges.map((line, index) => ({ ...line, key: `${line.code}-${index}` }))}
        rowKey={(row) => row.key}
        columns={[
          {
            key: 'code',
            title: t('payment.order.charge'),
            isLead: true,
            cell: (row) => <CodeChip code={row.code} name={`${chargeName(row.code)} ${boxCode(row.isoCode)}`.trim()} />,
          },
          { key: 'group', title: t('payment.order.group'), cell: (row) => groups.labelOf(row.group) },
          {
            key: 'qty',
            title: t('payment.order.qty'),
            align: 'end',
            cell: (row) => (row.state === 'QUOTED' ? row.qty : ''),
          },
          {
            key: 'unit',
            title: t('payment.order.unitPrice'),
            align: 'end',
            cell: (row) => (row.state === 'QUOTED' ? rateTakenText(formats, row) : ''),
          },
          ...(payers
            ? [
                {
                  key: 'end',
                  title: t('payment.order.payer'),
                  cell: (row: OrderLane['charges'][number]) => ends.labelOf(paidAtOf(payers, row)),
                },
              ]
            : []),
          {
            key: 'amount',
            title: t('payment.order.amount'),
            align: 'end',
            cell: (row) => (row.state === 'QUOTED' ? <TakenAmount line={row} /> : states.labelOf(row.state)),
          },
        ]}
      />
      <p className="ct-order-allin">
        {t('payment.order.allIn')}{' '}
        <AboutMoney value={lane.allIn} isAbout={isTotalAbout(lane.charges, lane.allIn.currency)} />
      </p>
    </>
  )
}
