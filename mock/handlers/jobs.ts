import { planRobotAward, robotAwards, robotPays } from '../domain/robots/buyers.ts'
import { robotOrder, robotRefunds } from '../domain/robots/carriers.ts'
import { robotGrants } from '../domain/robots/credit.ts'
import { robotChecks } from '../domain/robots/statements.ts'
import { robotDrafts } from '../domain/robots/papers.ts'
import { checkAlerts } from '../domain/market/alert/check.ts'
import { publishIndexNews } from '../domain/front/news/indexNews.ts'
import { runDay } from '../domain/robots/day/run.ts'
import { openTender } from '../domain/robots/day/tenders.ts'
import { closeQuoting } from '../domain/trade/tender/close.ts'
import type { JobHandlers } from '../domain/jobs.ts'
import { APPROVAL_JOBS } from './member/approval.ts'
import { CERTIFICATION_JOBS } from './member/certification.ts'
import { EXPORT_JOBS } from './member/export.ts'
import { MESSAGE_JOBS } from './member/notification.ts'
import { STAFF_JOBS } from './member/staff.ts'
import { COUPON_JOBS } from './coupon/coupon.ts'
import { ALERT_JOBS } from './market/alert.ts'
import { MARKET_JOBS } from './market/market.ts'
import { RATE_SHEET_JOBS } from './market/rateSheet.ts'
import { TICKET_JOBS } from './front/ticket.ts'
import { AGREEMENT_JOBS } from './trade/agreement.ts'
import { TRADE_JOBS } from './trade/jobs.ts'
import { TEMPLATE_JOBS } from './trade/tender.ts'

/** Handler of each kind of job. */
export const JOBS: JobHandlers = {
  ...TRADE_JOBS,
  ...TEMPLATE_JOBS,
  ...AGREEMENT_JOBS,
  ...MARKET_JOBS,
  ...ALERT_JOBS,
  ...RATE_SHEET_JOBS,
  ...COUPON_JOBS,
  ...CERTIFICATION_JOBS,
  ...APPROVAL_JOBS,
  ...STAFF_JOBS,
  ...EXPORT_JOBS,
  ...MESSAGE_JOBS,
  ...TICKET_JOBS,
  tenderDeadline: (deps, tenderId) => {
    closeQuoting(deps, tenderId)
    planRobotAward(deps, tenderId)
  },
  robotAward: robotAwards,
  robotPay: robotPays,
  robotOrder,
  robotDraft: robotDrafts,
  robotRefund: robotRefunds,
  robotCredit: robotGrants,
  robotStatement: robotChecks,
  robotTender: openTender,
  indexNews: (deps) => {
    publishIndexNews(deps)
    checkAlerts(deps)
  },
  marketDay: runDay,
}
