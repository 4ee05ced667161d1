import type { ReportMilestone } from '@/contract/money/order/after/schemas.ts'
import { stageOf } from '@/contract/money/order/milestones.ts'
import { checkMilestone } from '@/contract/money/order/rules.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { normalizeContainerNo } from '@/contract/validation.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { refuseProblems } from '../../guards.ts'
import { fixDueDay } from '../credit/dueDays.ts'
import { changeOrder, orderOn } from './guard.ts'
import { shippedAs } from './mode.ts'
import { orderDetail } from './view.ts'

/** The seller reports a milestone and the containers known by then. */
export function reportMilestone(deps: Deps, input: ReportMilestone, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'SELLER', ['EXECUTING'])
  const milestones = order.milestones ?? []
  refuseProblems(checkMilestone(input, { ...shippedAs(deps, order), milestones }, deps.now()))
  const now = iso(deps.now())
  const reported = {
    code: input.code,
    at: iso(Date.parse(input.at)),
    ...(input.place && { place: input.place }),
    reportedAt: now,
  }
  const part = {
    milestones: [...milestones, reported],
    containers: input.containers.map((box) => ({ ...box, no: normalizeContainerNo(box.no) })),
  }
  const loaded = stageOf(input.code) === 'loaded' ? fixDueDay(deps, { ...order, ...part }) : undefined
  const changed = changeOrder(deps, order, { ...part, ...loaded })
  return orderDetail(deps, changed, caller)
}
