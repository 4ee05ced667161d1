import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import { orderWire } from '@/contract/money/order/wire.ts'
import { paymentEndpoints as payment } from '@/contract/money/payment/endpoints.ts'
import { paymentWire } from '@/contract/money/payment/wire.ts'
import { answerCharge, proposeCharge } from '../../domain/money/order/charges.ts'
import { chooseSailing } from '../../domain/money/order/chooseSailing.ts'
import { readContract } from '../../domain/money/order/contract.ts'
import { saveContact } from '../../domain/money/order/saveContact.ts'
import { cancelPaid } from '../../domain/money/order/cancelPaid.ts'
import { writeCreditNote } from '../../domain/money/order/creditNote.ts'
import { openDispute, resolveDispute } from '../../domain/money/order/dispute.ts'
import { answerDocument, removeDocument, saveDocument } from '../../domain/money/order/documents.ts'
import { reportMilestone } from '../../domain/money/order/milestone.ts'
import { prepayOrder } from '../../domain/money/order/prepay.ts'
import { writeReview } from '../../domain/money/order/reviews.ts'
import { changeSchedule } from '../../domain/money/order/schedule.ts'
import { acceptOrder, deliverOrder, startOrder } from '../../domain/money/order/steps.ts'
import { relockOrder } from '../../domain/money/order/relock.ts'
import { myOrders, readOrder } from '../../domain/money/order/view.ts'
import { cancelPayment, createPayment, readPayment, submitProof } from '../../domain/money/payment/pay.ts'
import { answerRefund, applyBalance, requestRefund } from '../../domain/money/refund/refund.ts'
import { on, type Route } from '../on.ts'

/** Routes of orders and payments. */
export const orderRoutes: Route[] = [
  on(order.page, orderWire.page, myOrders),
  on(order.detail, orderWire.detail, readOrder),
  on(order.contract, orderWire.contract, readContract),
  on(order.relock, orderWire.relock, relockOrder),
  on(order.prepay, orderWire.prepay, prepayOrder),
  on(order.saveContact, orderWire.saveContact, saveContact),
  on(order.start, orderWire.start, startOrder),
  on(order.cancelPaid, orderWire.cancelPaid, cancelPaid),
  on(order.milestone, orderWire.milestone, reportMilestone),
  on(order.schedule, orderWire.schedule, changeSchedule),
  on(order.chooseSailing, orderWire.chooseSailing, chooseSailing),
  on(order.deliver, orderWire.deliver, deliverOrder),
  on(order.accept, orderWire.accept, acceptOrder),
  on(order.proposeCharge, orderWire.proposeCharge, proposeCharge),
  on(order.answerCharge, orderWire.answerCharge, answerCharge),
  on(order.creditNote, orderWire.creditNote, writeCreditNote),
  on(order.saveDocument, orderWire.saveDocument, saveDocument),
  on(order.answerDocument, orderWire.answerDocument, answerDocument),
  on(order.removeDocument, orderWire.removeDocument, removeDocument),
  on(order.dispute, orderWire.dispute, openDispute),
  on(order.resolve, orderWire.resolve, resolveDispute),
  on(order.review, orderWire.review, writeReview),
  on(payment.create, paymentWire.create, createPayment),
  on(payment.detail, paymentWire.detail, readPayment),
  on(payment.submitProof, paymentWire.submitProof, submitProof),
  on(payment.cancel, paymentWire.cancel, cancelPayment),
  on(payment.applyBalance, paymentWire.applyBalance, applyBalance),
  on(payment.refund, paymentWire.refund, requestRefund),
  on(payment.answerRefund, paymentWire.answerRefund, answerRefund),
]
