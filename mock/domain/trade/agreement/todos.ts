import { openAmendment } from '@/contract/trade/agreement/amendment/rules.ts'
import { mayAnswerNotice } from '@/contract/trade/agreement/floating.ts'
import { isOver } from '@/contract/trade/agreement/lifecycle.ts'
import { isEnding, isOpenRenewal, isToRenew, renewableLanes } from '@/contract/trade/agreement/renewal/rules.ts'
import type { Todo } from '@/contract/member/center/schemas.ts'
import type { TodoKind } from '@/contract/member/center/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { agreementTitleIn, orderTitle } from '../../title/orderTitle.ts'
import { marketDay } from '../../zone.ts'
import { lanesNow, periodOfAll, standingOf } from './callOffs.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { dayEnd } from './clock.ts'

type Item = Todo['items'][number]

/**
 * Todos of an enterprise and its orders: other sailings and notices to answer, renewals and amendments, and what ends
 * soon with nothing to follow; bought and sold apart.
 */
export function agreementTodos(deps: Deps, { companyId }: Caller, orders: readonly OrderRow[]): [TodoKind, Item[]][] {
  const { agreements } = deps.rows
  const own = {
    BUYER: agreements.within({ buyerId: companyId }).all(),
    SELLER: agreements.within({ sellerId: companyId }).all(),
  }
  const itemsOf = (side: 'BUYER' | 'SELLER'): Item[] =>
    own[side]
      .filter(({ termination }) => termination !== undefined && !termination.answer && termination.by !== side)
      .filter((agreement) => !isOver(standingOf(deps, agreement).status))
      .map((agreement) => ({
        id: agreement.id,
        no: agreement.no,
        title: agreementTitleIn(deps.language, agreement),
        ...(agreement.termination && { dueAt: iso(dayEnd(agreement.termination.endsOn)) }),
      }))
  const countered = orders
    .filter((one) => one.status === 'TO_CONFIRM' && one.buyerId === companyId && one.callOff?.counter !== undefined)
    .map((order): Item => ({
      id: order.id,
      no: order.no,
      title: orderTitle(deps, order),
      ...(order.confirmBy && { dueAt: order.confirmBy }),
    }))
  const today = marketDay(deps.now())
  const raised = own.BUYER.filter(({ notices = [] }) => notices.some((one) => mayAnswerNotice(one, today)))
    .filter((agreement) => !isOver(standingOf(deps, agreement).status))
    .map((agreement): Item => {
      const days = (agreement.notices ?? []).flatMap((one) =>
        mayAnswerNotice(one, today) && one.objectBy ? [one.objectBy] : [],
      )
      return {
        id: agreement.id,
        no: agreement.no,
        title: agreementTitleIn(deps.language, agreement),
        dueAt: iso(dayEnd(days.toSorted()[0] ?? today)),
      }
    })
  const renewed = (side: 'BUYER' | 'SELLER'): Item[] =>
    own[side]
      .filter(({ renewal }) => renewal !== undefined && renewal.by !== side)
      .filter((one) => isOpenRenewal({ ...standingOf(deps, one), renewal: one.renewal }, today))
      .map((one) => ({
        id: one.id,
        no: one.no,
        title: agreementTitleIn(deps.language, one),
        ...(one.renewal && { dueAt: iso(dayEnd(one.renewal.answerBy)) }),
      }))
  const amended = (side: 'BUYER' | 'SELLER'): Item[] =>
    own[side]
      .filter(({ amendments }) => amendments !== undefined)
      .flatMap((one) => {
        const { amendments } = one
        const open = openAmendment({ ...standingOf(deps, one), amendments }, today)
        if (!open || open.by === side) return []
        const { id, no } = one
        return [{ id, no, title: agreementTitleIn(deps.language, one), dueAt: iso(dayEnd(open.answerBy)) }]
      })
  const ending = (side: 'BUYER' | 'SELLER'): Item[] =>
    own[side]
      .filter((one) => isEnding({ validTo: periodOfAll({ lanes: lanesNow(one) }).to }, today))
      .filter((one) => renewableLanes(one.lanes, one.notices).length > 0)
      .flatMap((one) => {
        const { renewal, termination, followerId: follower } = one
        const { status, validTo } = standingOf(deps, one)
        if (!isToRenew({ status, validTo, renewal, termination, follower }, today)) return []
        return [{ id: one.id, no: one.no, title: agreementTitleIn(deps.language, one), dueAt: iso(dayEnd(validTo)) }]
      })
  return [
    ['ENDING_BOUGHT', ending('BUYER')],
    ['ENDING_SOLD', ending('SELLER')],
    ['RENEWAL_BOUGHT', renewed('BUYER')],
    ['RENEWAL_SOLD', renewed('SELLER')],
    ['AMENDMENT_BOUGHT', amended('BUYER')],
    ['AMENDMENT_SOLD', amended('SELLER')],
    ['SAILING_TO_ANSWER', countered],
    ['NOTICE_TO_ANSWER', raised],
    ['TERMINATION_BOUGHT', itemsOf('BUYER')],
    ['TERMINATION_SOLD', itemsOf('SELLER')],
  ]
}
