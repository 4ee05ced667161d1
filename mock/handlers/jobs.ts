import { planRobotAward, robotAwards, robotPays } from '../domain/publishers/buyers.ts'
import { robotOrder } from '../domain/publishers/carriers.ts'
import { publishFreshTenders } from '../domain/publishers/fresh.ts'
import { closeQuoting } from '../domain/tender/close.ts'
import type { JobHandlers } from '../domain/jobs.ts'
import { CERTIFICATION_JOBS } from './certification.ts'
import { COUPON_JOBS } from './coupon.ts'
import { MARKET_JOBS } from './market.ts'
import { TICKET_JOBS } from './ticket.ts'
import { TRADE_JOBS } from './tradeJobs.ts'

/** Who does which kind of due work. */
export const JOBS: JobHandlers = {
  ...TRADE_JOBS,
  ...MARKET_JOBS,
  ...COUPON_JOBS,
  ...CERTIFICATION_JOBS,
  ...TICKET_JOBS,
  tenderDeadline: (deps, tenderId) => {
    closeQuoting(deps, tenderId)
    planRobotAward(deps, tenderId)
  },
  robotAward: robotAwards,
  robotPay: robotPays,
  robotOrder,
  freshTenders: publishFreshTenders,
}
