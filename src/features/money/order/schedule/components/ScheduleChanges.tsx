import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { DateText } from '@/ui/DateText.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import type { OrderProps } from '../../useOrderAct.ts'

/** What the seller told of a lane's sailing, newest first: old and new times, when and why. */
export function ScheduleChanges({ order, lane }: OrderProps & { lane: OrderLane }) {
  const t = useText()
  const { zoneOf } = useFreight()
  const changes = (scheduleOf(order.schedules, lane.laneNo)?.changes ?? []).toReversed()
  const zones = { etd: zoneOf(lane.pol), eta: zoneOf(lane.pod) }
  const day = (sailing: SailingPick, which: 'etd' | 'eta') => (
    <DateText value={sailing[which]} precision="date" timeZone={zones[which]} />
  )
  return (
    <ol className="ct-order-history">
      {changes.map(({ at, from, to, reason, note }) => (
        <li key={`${at} ${to.etd} ${to.eta} ${note}`}>
          <DateText value={at} />
          <div>
            {(['etd', 'eta'] as const)
              .filter((which) => from?.[which] !== to[which])
              .map((which) => (
                <p key={which}>
                  {t(`orderSchedule.moved.${which}`)} {from && <s>{day(from, which)}</s>} {day(to, which)}
                </p>
              ))}
            {from && from.etd === to.etd && from.eta === to.eta && <p>{t('orderSchedule.details')}</p>}
            {(reason ?? note) && (
              <p className="ct-dim">
                {reason && <DictText dict="schedule_reason" code={reason} />} <TypedText>{note}</TypedText>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
