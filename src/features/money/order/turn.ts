import { isShort } from '@/contract/money/credit/exposure.ts'
import { dueParts } from '@/contract/money/order/dues.ts'
import { nextOrderStep, owesNow, owesRest } from '@/contract/money/order/nextStep.ts'
import type { NextStep } from '@/contract/money/order/nextStep.ts'
import { mayChoose, withdrawnOf } from '@/contract/money/order/schedule/rules.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { Refund } from '@/contract/money/refund/schemas.ts'
import type { Milestone, OrderSide } from '@/contract/money/order/values.ts'
import { nextMilestone } from './milestones.ts'

/** What a member can be asked for on an order. */
export type TurnStep = NextStep | 'ANSWER_CHARGE' | 'REPORT' | 'APPROVE_DRAFT' | 'SEND_PAPER' | 'CHOOSE_SAILING'

/** The next step of an order as one member sees it: a sentence, and until when. */
export interface Turn {
  /** Whose turn it is. */
  by: 'me' | 'other' | 'platform' | 'nobody'
  /** What this member does now; only if it is this member's turn. */
  step?: TurnStep
  /** Text of the sentence. */
  text: keyof typeof TEXTS
  /** The milestone that comes next, for sentences that name it. */
  milestone?: Milestone
  until?: string | undefined
}

/** The message of each sentence, one for each side where they differ. */
export const TEXTS = {
  confirm: { BUYER: 'order.turn.confirm.BUYER', SELLER: 'order.turn.confirm.SELLER' },
  confirmShort: { BUYER: 'order.turn.confirmShort.BUYER', SELLER: 'order.turn.confirmShort.SELLER' },
  confirmFrozen: { BUYER: 'order.turn.confirmFrozen.BUYER', SELLER: 'order.turn.confirmFrozen.SELLER' },
  pay: { BUYER: 'order.turn.pay.BUYER', SELLER: 'order.turn.pay.SELLER' },
  payRest: { BUYER: 'order.turn.payRest.BUYER', SELLER: 'order.turn.payRest.SELLER' },
  payDeposit: { BUYER: 'order.turn.payDeposit.BUYER', SELLER: 'order.turn.payDeposit.SELLER' },
  check: { BUYER: 'order.turn.check', SELLER: 'order.turn.check' },
  identify: { BUYER: 'order.turn.identify.BUYER', SELLER: 'order.turn.identify.SELLER' },
  start: { BUYER: 'order.turn.start.BUYER', SELLER: 'order.turn.start.SELLER' },
  startCredit: { BUYER: 'order.turn.startCredit.BUYER', SELLER: 'order.turn.startCredit.SELLER' },
  startDeposit: { BUYER: 'order.turn.startDeposit.BUYER', SELLER: 'order.turn.startDeposit.SELLER' },
  balance: { BUYER: 'order.turn.balance.BUYER', SELLER: 'order.turn.balance.SELLER' },
  balanceOver: { BUYER: 'order.turn.balanceOver.BUYER', SELLER: 'order.turn.balanceOver.SELLER' },
  due: { BUYER: 'order.turn.due.BUYER', SELLER: 'order.turn.due.SELLER' },
  overdue: { BUYER: 'order.turn.overdue.BUYER', SELLER: 'order.turn.overdue.SELLER' },
  disputed: { BUYER: 'order.turn.disputed.BUYER', SELLER: 'order.turn.disputed.SELLER' },
  charge: { BUYER: 'order.turn.charge.BUYER', SELLER: 'order.turn.charge.SELLER' },
  rest: { BUYER: 'order.turn.rest.BUYER', SELLER: 'order.turn.rest.SELLER' },
  draft: { BUYER: 'order.turn.draft.BUYER', SELLER: 'order.turn.draft.SELLER' },
  si: { BUYER: 'order.turn.si.BUYER', SELLER: 'order.turn.si.SELLER' },
  packingList: { BUYER: 'order.turn.packingList.BUYER', SELLER: 'order.turn.packingList.SELLER' },
  vgm: { BUYER: 'order.turn.vgm.BUYER', SELLER: 'order.turn.vgm.SELLER' },
  sailing: { BUYER: 'order.turn.sailing.BUYER', SELLER: 'order.turn.sailing.SELLER' },
  noSailing: { BUYER: 'order.turn.noSailing.BUYER', SELLER: 'order.turn.sailing.SELLER' },
  report: { BUYER: 'order.turn.report.BUYER', SELLER: 'order.turn.report.SELLER' },
  deliver: { BUYER: 'order.turn.deliver.BUYER', SELLER: 'order.turn.deliver.SELLER' },
  accept: { BUYER: 'order.turn.accept.BUYER', SELLER: 'order.turn.accept.SELLER' },
  resolve: { BUYER: 'order.turn.resolve', SELLER: 'order.turn.resolve' },
  resolveAnswer: { BUYER: 'order.turn.resolve.answer', SELLER: 'order.turn.resolve.answer' },
  resolveWait: { BUYER: 'order.turn.resolve.wait', SELLER: 'order.turn.resolve.wait' },
  review: { BUYER: 'order.turn.review', SELLER: 'order.turn.review' },
  reviewWait: { BUYER: 'order.turn.review.wait', SELLER: 'order.turn.review.wait' },
  done: { BUYER: 'order.turn.done', SELLER: 'order.turn.done' },
  refunding: { BUYER: 'order.turn.refunding.BUYER', SELLER: 'order.turn.refunding.SELLER' },
  refunded: { BUYER: 'order.turn.refunded', SELLER: 'order.turn.refunded' },
  cancelled: { BUYER: 'order.turn.cancelled', SELLER: 'order.turn.cancelled' },
  unconfirmed: { BUYER: 'order.turn.unconfirmed.BUYER', SELLER: 'order.turn.unconfirmed.SELLER' },
  unpaid: { BUYER: 'order.turn.unpaid.BUYER', SELLER: 'order.turn.unpaid.SELLER' },
} as const satisfies Record<string, Record<OrderSide, string>>

/** Whose step it is: this member's with the step, else the other side's. */
const step = (isMine: boolean, name: TurnStep): Pick<Turn, 'by' | 'step'> =>
  isMine ? { by: 'me', step: name } : { by: 'other' }

/** Whose turn it is on an order, for what and until when; undefined in a status that this version does not know. */
export function orderTurn(order: OrderDetail, now = 0): Turn | undefined {
  const { status, side } = order
  const isBuyer = side === 'BUYER'
  const lost = mayChoose(order) ? withdrawnOf(order)?.withdrawn : undefined
  if (lost) {
    const hasOffers = lost.offers.length > 0
    const until = hasOffers ? lost.until : undefined
    return { ...step(isBuyer, 'CHOOSE_SAILING'), text: hasOffers ? 'sailing' : 'noSailing', until }
  }
  switch (status) {
    case 'TO_CONFIRM':
      return { ...step(!isBuyer, 'CONFIRM'), text: creditLack(order) ?? 'confirm', until: order.confirmBy }
    case 'TO_PAY':
      if (isChecked(order)) return checking(order)
      if (isBuyer && openCharge(order)) return openCharge(order)
      if (order.deposit) return payDeposit(order)
      // One that is partly paid does not lapse.
      return Number(order.paid.amount) > 0
        ? { ...step(isBuyer, 'PAY'), text: 'payRest' }
        : { ...step(isBuyer, 'PAY'), text: 'pay', until: order.payBy }
    case 'PAY_CHECKING':
      return checking(order)
    case 'CONFIRMED':
      if (isChecked(order)) return checking(order)
      return toStart(order, now, 'startCredit')
    case 'PAID':
      if (isChecked(order)) return checking(order)
      return toStart(order, now, order.deposit && owesRest(order) ? 'startDeposit' : 'start')
    case 'EXECUTING':
      return (isBuyer ? (openMoney(order) ?? openPapers(order, now)) : undefined) ?? shipping(order)
    case 'DELIVERED':
      return openMoney(order) ?? { ...step(isBuyer, 'ACCEPT'), text: 'accept', until: order.acceptBy }
    case 'DISPUTED':
      return dispute(order)
    case 'SETTLED':
      return (isBuyer ? openMoney(order) : undefined) ?? review(order)
    case 'REVIEWED':
      return openMoney(order) ?? { by: 'nobody', text: 'done' }
    case 'CANCELLED':
      return cancelled(order)
    case 'TIMED_OUT':
      // The payment deadline starts with the confirmation: without it the confirmation was late.
      return { by: 'nobody', text: order.payBy ? 'unpaid' : 'unconfirmed', until: order.payBy ?? order.confirmBy }
    default:
      return undefined
  }
}

/** Why an order on credit cannot be confirmed yet: the line is frozen, or too small. Undefined: it can. */
export function creditLack({ credit }: OrderDetail): 'confirmFrozen' | 'confirmShort' | undefined {
  if (!credit) return undefined
  if (credit.isFrozen) return 'confirmFrozen'
  return isShort(credit) ? 'confirmShort' : undefined
}

/** The deposit comes first; partly paid it does not lapse. */
function payDeposit(order: OrderDetail): Turn {
  const until = Number(order.paid.amount) > 0 ? undefined : order.payBy
  return { ...step(order.side === 'BUYER', 'PAY'), text: 'payDeposit', until }
}

/** The seller is to start; meanwhile the buyer sends its papers. */
function toStart(order: OrderDetail, now: number, text: 'start' | 'startCredit' | 'startDeposit'): Turn {
  const isBuyer = order.side === 'BUYER'
  const first = isBuyer ? (openCharge(order) ?? openPapers(order, now)) : undefined
  return first ?? { ...step(!isBuyer, 'START'), text, until: order.startBy }
}

/** The refund of a cancelled order. */
export const refundOf = ({ refunds = [] }: OrderDetail): Refund | undefined =>
  refunds.find(({ reason }) => reason === 'ORDER_CANCELLED')

function cancelled(order: OrderDetail): Turn {
  const refund = refundOf(order)
  if (!refund) return { by: 'nobody', text: 'cancelled' }
  return refund.status === 'REFUNDED' ? { by: 'nobody', text: 'refunded' } : { by: 'platform', text: 'refunding' }
}

const isChecked = ({ payments }: OrderDetail): boolean => payments.some((payment) => payment.status === 'SUBMITTED')

/** A transfer at the clerk, who may ask the buyer which payment it is for. */
const checking = ({ payments, side }: OrderDetail): Turn =>
  payments.some(({ status, askedAt }) => status === 'SUBMITTED' && askedAt !== undefined)
    ? { ...step(side === 'BUYER', 'PAY'), text: 'identify' }
    : { by: 'platform', text: 'check' }

/** An additional charge that waits for the buyer's answer; before the start one for a later sailing. */
function openCharge(order: OrderDetail): Turn | undefined {
  const [first] = order.adjustments
    .filter((one) => one.status === 'PROPOSED')
    .map((one) => one.until)
    .toSorted()
  if (first === undefined) return undefined
  return { ...step(order.side === 'BUYER', 'ANSWER_CHARGE'), text: 'charge', until: first }
}

/** An additional charge that waits for the buyer's answer or payment, or an order on credit that has to be paid. */
function openMoney(order: OrderDetail): Turn | undefined {
  const isBuyer = order.side === 'BUYER'
  const asked = openCharge(order)
  if (asked) return asked
  if (!owesNow(order)) return undefined
  if (isChecked(order)) return checking(order)
  // The seller answers it in the statement.
  if (order.disputed && dueParts(order).length === 0) return { by: isBuyer ? 'other' : 'me', text: 'disputed' }
  return { ...step(isBuyer, 'PAY'), text: owedText(order) }
}

function owedText({ dueOn, payState, deposit }: OrderDetail): Turn['text'] {
  if (dueOn === undefined) return 'rest'
  const isOver = payState === 'OVERDUE'
  if (deposit) return isOver ? 'balanceOver' : 'balance'
  return isOver ? 'overdue' : 'due'
}

/** Papers that the buyer sends before the loading, each with the cut-off that it has to keep. TRADE part 8. */
const PAPERS = [
  { kind: 'SI', cutOff: 'si', text: 'si' },
  { kind: 'PACKING_LIST', cutOff: 'si', text: 'packingList' },
  { kind: 'VGM', cutOff: 'vgm', text: 'vgm' },
] as const

/** What the buyer owes to the papers: a draft to approve, and its own until their cut-off. */
function openPapers({ documents = [], schedules = [], lanes }: OrderDetail, now: number): Turn | undefined {
  const timeOf = (name: 'si' | 'vgm'): string | undefined => {
    const [first] = schedules.flatMap(({ cutOffs }) => cutOffs[name] ?? []).toSorted()
    return first !== undefined && Date.parse(first) > now ? first : undefined
  }
  const isAsked = documents.some(({ status, replacedAt }) => status === 'SENT' && replacedAt === undefined)
  if (isAsked) return { by: 'me', step: 'APPROVE_DRAFT', text: 'draft', until: timeOf('si') }
  // Only a container has a verified weight.
  const hasBoxes = lanes.some(({ boxes }) => boxes.length > 0)
  for (const { kind, cutOff, text } of PAPERS) {
    const until = kind === 'VGM' && !hasBoxes ? undefined : timeOf(cutOff)
    if (until !== undefined && documents.every((one) => one.kind !== kind))
      return { by: 'me', step: 'SEND_PAPER', text, until }
  }
  return undefined
}

function shipping(order: OrderDetail): Turn {
  const milestone = nextMilestone(order)
  const isMine = nextOrderStep(order, order.side) === 'DELIVER'
  return milestone
    ? { ...step(isMine, 'REPORT'), text: 'report', milestone }
    : { ...step(isMine, 'DELIVER'), text: 'deliver' }
}

function dispute({ dispute: open, side }: OrderDetail): Turn {
  const by = open?.proposal?.by
  if (by === side) return { by: 'other', text: 'resolveWait' }
  return { by: 'me', step: 'RESOLVE', text: by ? 'resolveAnswer' : 'resolve' }
}

function review({ reviews, side, reviewBy }: OrderDetail): Turn {
  return reviews.some((one) => one.by === side)
    ? { by: 'other', text: 'reviewWait', until: reviewBy }
    : { by: 'me', step: 'REVIEW', text: 'review', until: reviewBy }
}
