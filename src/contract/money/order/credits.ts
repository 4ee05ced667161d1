import { Big } from 'big.js'
import { roundMoney, type Money } from '../../money.ts'
import type { Problem } from '../../problem.ts'
import { NOTE_MAX } from '../../limits.ts'
import { checkDecimal } from '../../validation.ts'
import { checkReason } from './rules.ts'
import type { WriteCreditNote } from './after/schemas.ts'
import type { OrderStatus } from './values.ts'

/** An amount billed or credited for one charge. */
export interface Billed extends Money {
  code: string
}

/** From when a seller may credit: before the start an order is cancelled instead. */
export const CREDIT_STATUSES: readonly OrderStatus[] = ['EXECUTING', 'DELIVERED', 'DISPUTED', 'SETTLED', 'REVIEWED']

const isSame = (one: Billed, other: Pick<Billed, 'code' | 'currency'>): boolean =>
  one.code === other.code && one.currency === other.currency

/** Charges after credit notes: each lowers those of its code and currency in their order, none below zero. TRADE part 5. */
export function lessCredits<Item extends Billed>(items: readonly Item[], credits: readonly Billed[]): Item[] {
  const left = credits.map((credit) => ({ credit, amount: new Big(credit.amount) }))
  return items.map((item) => {
    let amount = new Big(item.amount)
    for (const one of left.filter(({ credit }) => isSame(credit, item))) {
      const off = one.amount.gt(amount) ? amount : one.amount
      amount = amount.minus(off)
      one.amount = one.amount.minus(off)
    }
    return { ...item, amount: roundMoney(amount, item.currency) }
  })
}

/** What can still be credited, one amount a charge and currency. */
export function creditableOf(items: readonly Billed[]): Billed[] {
  const found: Billed[] = []
  for (const { code, amount, currency } of items) {
    const at = found.findIndex((one) => isSame(one, { code, currency }))
    const before = found[at]
    if (before) found[at] = { ...before, amount: roundMoney(new Big(before.amount).plus(amount), currency) }
    else found.push({ code, amount, currency })
  }
  return found.filter(({ amount }) => new Big(amount).gt(0))
}

/** What a credit note takes off one charge. */
export type CreditLine = Pick<WriteCreditNote, 'code' | 'currency' | 'amount'>

type CreditInput = Pick<WriteCreditNote, 'code' | 'currency' | 'amount' | 'more' | 'reason'>

/** All lines of a credit note. */
export const creditLines = ({ code, currency, amount, more = [] }: CreditInput): CreditLine[] => [
  { code, currency, amount },
  ...more,
]

/** Problems of a credit note in form order. */
export function checkCredit(input: CreditInput, creditable: readonly Billed[]): Problem[] {
  const lines = creditLines(input)
  return [
    ...lines.flatMap((line, index) => {
      const at = index === 0 ? '' : `more.${index - 1}.`
      const isTwice = lines.slice(0, index).some((one) => one.code === line.code && one.currency === line.currency)
      if (isTwice) return [{ field: `${at}code`, code: 'chargeTwice' as const, params: { code: line.code } }]
      return checkCreditLine(line, at, creditable)
    }),
    ...checkReason('reason', input.reason, NOTE_MAX),
  ]
}

function checkCreditLine({ code, currency, amount }: CreditLine, at: string, creditable: readonly Billed[]): Problem[] {
  const most = creditable.find((one) => isSame(one, { code, currency }))
  if (!most) return [{ field: `${at}code`, code: 'required' }]
  const wrong = checkDecimal(amount, Number(most.amount))
  return wrong ? [{ field: `${at}amount`, code: wrong, params: { min: 0, max: Number(most.amount) } }] : []
}
