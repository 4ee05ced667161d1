import type { JobHandlers } from '../../domain/jobs.ts'
import { deadlineSoon } from '../../domain/member/notification/deadline.ts'
import { clerkStepsInvoice } from '../../domain/money/invoice/clerk.ts'
import { redLapses } from '../../domain/money/invoice/red.ts'
import { clerkReviewsTitle } from '../../domain/money/invoice/titles.ts'
import { chargeLapses } from '../../domain/money/order/charges.ts'
import { sailingSilent } from '../../domain/money/order/chooseSailing.ts'
import { payTimeRunsOut } from '../../domain/money/order/close.ts'
import { reviewsEnd } from '../../domain/money/order/reviews.ts'
import { acceptBySilence } from '../../domain/money/order/steps.ts'
import { remindOfDue } from '../../domain/money/credit/dueDays.ts'
import { remindSilent } from '../../domain/money/statement/act.ts'
import { makeStatement } from '../../domain/money/statement/make.ts'
import { allowanceEnds } from '../../domain/money/invoice/allowances.ts'
import { clerkStepsRefund } from '../../domain/money/refund/move.ts'
import { clerkChecksProof, qrExpires, walletPays } from '../../domain/money/payment/check.ts'
import { robotBids, robotConfirms } from '../../domain/robots/bidders.ts'
import { robotAnswers, robotReconfirms, robotRound } from '../../domain/robots/rounds.ts'
import { counterLapses } from '../../domain/trade/bid/counter.ts'
import { closeQuoting } from '../../domain/trade/tender/close.ts'
import { clerkReviews } from '../../domain/trade/tender/review.ts'
import { awardLapses } from '../../domain/trade/tender/unaward.ts'

/** Jobs of the trade: deadlines, missing answers, back office and robots. */
export const TRADE_JOBS: JobHandlers = {
  tenderReview: clerkReviews,
  tenderDeadline: closeQuoting,
  deadlineSoon,
  awardSilence: awardLapses,
  robotBid: robotBids,
  robotConfirm: robotConfirms,
  robotRound,
  robotReconfirm: robotReconfirms,
  robotCounter: robotAnswers,
  counterLapse: counterLapses,
  orderPayBy: payTimeRunsOut,
  orderAccept: acceptBySilence,
  orderReviews: reviewsEnd,
  sailingSilent,
  orderDue: remindOfDue,
  statement: makeStatement,
  statementSilent: remindSilent,
  chargeLapse: chargeLapses,
  proofCheck: clerkChecksProof,
  refundStep: clerkStepsRefund,
  allowanceEnds,
  qrPay: walletPays,
  qrExpire: qrExpires,
  titleReview: clerkReviewsTitle,
  invoiceStep: clerkStepsInvoice,
  invoiceRedEnds: redLapses,
}
