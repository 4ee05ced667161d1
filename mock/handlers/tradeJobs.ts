import type { JobHandlers } from '../domain/jobs.ts'
import { deadlineSoon } from '../domain/message/deadline.ts'
import { clerkStepsInvoice } from '../domain/invoice/clerk.ts'
import { redLapses } from '../domain/invoice/red.ts'
import { clerkReviewsTitle } from '../domain/invoice/titles.ts'
import { chargeLapses } from '../domain/order/charges.ts'
import { payTimeRunsOut } from '../domain/order/close.ts'
import { reviewsEnd } from '../domain/order/reviews.ts'
import { acceptBySilence } from '../domain/order/steps.ts'
import { clerkChecksProof, qrExpires, walletPays } from '../domain/payment/check.ts'
import { robotBids, robotConfirms } from '../domain/robots/bidders.ts'
import { robotAnswers, robotReconfirms, robotRound } from '../domain/robots/rounds.ts'
import { counterLapses } from '../domain/bid/counter.ts'
import { closeQuoting } from '../domain/tender/close.ts'
import { clerkReviews } from '../domain/tender/review.ts'
import { awardLapses } from '../domain/tender/unaward.ts'

/** What falls due in the trade: deadlines, silence, the back office and the robots. */
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
  chargeLapse: chargeLapses,
  proofCheck: clerkChecksProof,
  qrPay: walletPays,
  qrExpire: qrExpires,
  titleReview: clerkReviewsTitle,
  invoiceStep: clerkStepsInvoice,
  invoiceRedEnds: redLapses,
}
