import { failureText } from '@/api/errorText.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderSchedule } from '@/contract/money/order/schedule/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { SailingOffers } from '@/reference/carriage/SailingOffers.tsx'
import { DictText } from '@/reference/DictText.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { useOrderAct } from '../../useOrderAct.ts'
import type { OrderProps } from '../../useOrderAct.ts'

/** The ship of a lane does not carry it: why, and the next sailings to take instead. */
export function ChooseSailing({ schedule, ...props }: OrderProps & { schedule: OrderSchedule }) {
  const t = useText()
  const { zoneOf } = useFreight()
  const { order } = props
  const { laneNo, sailing, withdrawn } = schedule
  const action = useOrderAct(orderEndpoints.chooseSailing, props, {
    intent: `chooseSailing:${laneNo}`,
    text: t('orderSchedule.chosen'),
  })
  const lane = order.lanes.find((one) => one.laneNo === laneNo)
  if (!withdrawn || !lane) return null
  const { pol, pod = '' } = lane
  return (
    <div className="ct-sailing-choice">
      <p>
        <s>
          {sailing.vessel} {sailing.voyage} · <DateText value={sailing.etd} precision="date" timeZone={zoneOf(pol)} />
        </s>{' '}
        <DictText dict="schedule_reason" code={withdrawn.reason} />
      </p>
      <SailingOffers
        offers={withdrawn.offers}
        pol={pol}
        pod={pod}
        isBusy={action.loading}
        onTake={(sailingId) => void action.run({ id: order.id, version: order.version, laneNo, sailingId })}
      />
      <Failure text={failureText(t, action.error)} />
    </div>
  )
}
