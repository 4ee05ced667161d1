import { mayCancelLost } from '@/contract/money/order/schedule/rules.ts'
import { LazySection } from '@/ui/LazySection.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import type { OrderProps } from '../useOrderAct.ts'
import { CancelPaid } from './CancelPaid.tsx'

const loadChoice = async () => (await import('../schedule/components/ChooseSailing.tsx')).ChooseSailing

/** The buyer takes another sailing, or cancels. */
export function ToSailing(props: OrderProps) {
  const { order } = props
  return (
    <>
      {(order.schedules ?? [])
        .filter(({ withdrawn }) => withdrawn)
        .map((schedule) => (
          <LazySection
            key={schedule.laneNo}
            load={loadChoice}
            texts="orderSchedule carriage"
            placeholder={<SkeletonBlock height={140} />}
            props={{ order, schedule }}
          />
        ))}
      {mayCancelLost(order) && (
        <div className="ct-order-steps">
          <CancelPaid {...props} />
        </div>
      )}
    </>
  )
}
