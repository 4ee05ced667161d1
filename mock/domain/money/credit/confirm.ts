import { checkGiven } from '@/contract/money/credit/rules.ts'
import { freeOf, isShort } from '@/contract/money/credit/exposure.ts'
import type { CreditNeed } from '@/contract/money/credit/schemas.ts'
import { addDays, needsCredit } from '@/contract/money/credit/terms.ts'
import { CREDIT_DAYS } from '@/contract/money/credit/values.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { moneyText, roundMoney } from '@/contract/money.ts'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import type { OrderRow } from '../../tradeRows.ts'
import type { CreditRow } from './row.ts'
import { marketDay } from '../../zone.ts'
import { newLine, put } from './keep.ts'
import { tellCredit } from './news.ts'
import { lineOf, needOf } from './standing.ts'

/**
 * The line on which the seller confirms an order. Without room in it the confirmation answers 4023, unless the seller
 * grants a larger limit with it.
 */
export function takeCredit(deps: Deps, order: OrderRow, grant?: string): string {
  const line = grant === undefined ? lineOf(deps, order) : grantFor(deps, order, grant)
  const need = needOf(deps, order)
  if (line && !need.isFrozen && !isShort(need)) return line.id
  throw shortOf(need)
}

/** Refuses a call-off of a buyer whose line is frozen: 4023. One that is too small is the seller's to enlarge. */
export function needUnfrozen(deps: Deps, order: OrderRow): void {
  if (!needsCredit(order.paymentTerm)) return
  const need = needOf(deps, order)
  if (need.isFrozen) throw shortOf(need)
}

/** 4023 with what is free and what is needed. */
function shortOf({ currency, isFrozen, offered: _offered, ...need }: CreditNeed): DomainError {
  const values = {
    free: moneyText({ amount: isFrozen ? '0' : freeOf(need, currency), currency }),
    needed: moneyText({ amount: need.needed, currency }),
  }
  const data = { currency, ...need }
  return new DomainError(BUSINESS_CODES.creditShort, isFrozen ? 'creditFrozen' : 'creditShort', { values, data })
}

/** The seller gives a limit with its confirmation: a new line for a year, or a larger limit of the one it gave. */
function grantFor(deps: Deps, order: OrderRow, amount: string): CreditRow {
  const today = marketDay(deps.now())
  const { buyerId, sellerId } = order
  const old = lineOf(deps, order)
  const need = needOf(deps, order)
  const { currency } = need
  const validTo = old?.validTo !== undefined && old.validTo >= today ? old.validTo : addDays(today, CREDIT_DAYS)
  refuseProblems(checkGiven('creditLimit', amount, need))
  const limit = roundMoney(amount, currency)
  const part = { status: 'GRANTED', currency, limit, validTo } as const
  const row = old ? put(deps, { ...old, ...part }) : newLine(deps, { buyerId, sellerId, ...part })
  tellCredit(deps, row, 'BUYER', old?.status === 'GRANTED' ? 'CHANGED' : 'GRANTED', limit)
  return row
}
