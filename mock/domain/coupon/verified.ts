import { Big } from 'big.js'
import type { Verification, VerificationQuery, VerificationTotals } from '@/contract/coupon/verification/schemas.ts'
import { normalizeCouponCode } from '@/contract/coupon/code.ts'
import { roundMoney, type Currency, type Money } from '@/contract/money.ts'
import type { Page } from '@/contract/page.ts'
import type { Caller, Deps } from '../deps.ts'
import { keysOf, namedBy } from '../front/search/keys.ts'
import { pageRows } from '../list.ts'
import { dayOf } from '../market/listing/listBody.ts'
import { companyOf } from '../member/view.ts'
import type { VerificationRow } from './row.ts'
import { mayUndo, needIssuer } from './rights.ts'
import { termsOf } from './view.ts'

/** Masked name of a holder for the counter: first and last characters. */
export function holderMasked(deps: Deps, companyId: string): string {
  const letters = Array.from(companyOf(deps, companyId).nameZh)
  return `${letters.slice(0, 2).join('')}****${letters.slice(-2).join('')}`
}

/** A verification, for the merchant's users. */
export function verificationView(deps: Deps, row: VerificationRow, caller: Caller): Verification {
  const coupon = deps.rows.coupons.get(row.couponId)
  const terms = termsOf(deps, coupon?.batchId ?? '')
  const { id, no, code, orderNo, amount, gives, at, status, undoneAt, undoReason, undoNote } = row
  return {
    id,
    no,
    code,
    name: terms.name,
    kind: terms.kind,
    holderMasked: holderMasked(deps, row.holderId),
    staff: deps.rows.members.get(row.memberId)?.contactName ?? '',
    ...(orderNo && { orderNo }),
    ...(amount && { amount }),
    gives,
    at,
    status,
    ...(undoneAt && { undoneAt }),
    ...(undoReason && { undoReason }),
    ...(undoNote && { undoNote }),
    mayUndo: mayUndo(deps, row, caller),
  }
}

/** The merchant's verifications, newest first. */
export function myVerifications(deps: Deps, query: VerificationQuery, caller: Caller): Page<Verification> {
  needIssuer(caller)
  const isNamed = namedBy(query.keyword)
  const code = normalizeCouponCode(query.keyword ?? '')
  const where = (row: Readonly<VerificationRow>): boolean => {
    if (row.merchantId !== caller.companyId || (query.status && row.status !== query.status)) return false
    const day = dayOf(Date.parse(row.at))
    if ((query.from && day < query.from) || (query.to && day > query.to)) return false
    return (
      isNamed(() => [keysOf({ codes: [row.no, row.orderNo ?? ''], zh: '' })]) ||
      (code !== '' && row.code.includes(code))
    )
  }
  const newest = (a: Readonly<VerificationRow>, b: Readonly<VerificationRow>) =>
    b.at.localeCompare(a.at) || b.no.localeCompare(a.no)
  const page = pageRows(deps.rows.verifications, where, newest, query)
  return { ...page, records: page.records.map((row) => verificationView(deps, row, caller)) }
}

function sums(rows: readonly VerificationRow[]): VerificationTotals['all'] {
  const good = rows.filter((row) => row.status === 'OK')
  const byCurrency = new Map<Currency, Big>()
  for (const { gives } of good)
    byCurrency.set(gives.currency, (byCurrency.get(gives.currency) ?? new Big(0)).plus(gives.amount))
  return {
    count: good.length,
    undone: rows.length - good.length,
    gives: [...byCurrency].map(([currency, sum]): Money => ({ amount: roundMoney(sum, currency), currency })),
  }
}

/** The merchant's verification totals, today and overall. */
export function verificationTotals(deps: Deps, caller: Caller): VerificationTotals {
  needIssuer(caller)
  const rows = deps.rows.verifications.of('merchantId', caller.companyId)
  const today = dayOf(deps.now())
  return { today: sums(rows.filter((row) => dayOf(Date.parse(row.at)) === today)), all: sums(rows) }
}
