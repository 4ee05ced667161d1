import { Big } from 'big.js'
import { NOTE_MAX } from '../../limits.ts'
import type { Problem } from '../../problem.ts'
import { checkDecimal } from '../../validation.ts'
import { checkReason } from '../order/rules.ts'
import type { StatementKind } from './values.ts'
import type { AnswerLine, DisputeLine, StatementLine } from './schemas.ts'

type Line = Pick<StatementLine, 'kind' | 'state' | 'amount' | 'dispute'>

const DISPUTABLE: readonly StatementKind[] = ['CHARGE', 'ADDITION', 'LATE_FEE']

/** Whether the buyer may dispute a line: a charge, an addition or a late fee that it has not confirmed. */
export const mayDispute = ({ kind, state }: Line): boolean => DISPUTABLE.includes(kind) && state === 'OPEN'

/** Whether the buyer may confirm a line; a disputed one by taking what is offered, or its dispute back. */
export const mayConfirm = ({ state }: Line): boolean => state === 'OPEN' || state === 'DISPUTED'

/** Problems of an amount from zero up to a line's, in its currency. */
function checkAmount(field: string, text: string, { amount }: Line): Problem[] {
  const max = Number(amount.amount)
  const code = checkDecimal(text, max, true)
  return code ? [{ field, code, params: { min: 0, max } }] : []
}

/** Problems of a dispute, in form order: what is believed to be right is less than the line. */
export function checkDispute({ believed, note }: Pick<DisputeLine, 'believed' | 'note'>, line: Line): Problem[] {
  const wrong = checkAmount('believed', believed, line)
  const isAll = wrong.length === 0 && new Big(believed).eq(line.amount.amount)
  return [
    ...wrong,
    ...(isAll
      ? [{ field: 'believed', code: 'range', params: { min: 0, max: Number(line.amount.amount) } } as const]
      : []),
    ...checkReason('note', note, NOTE_MAX),
  ]
}

/** Problems of an answer, in form order. An amount above what the buyer believes needs a reason. */
export function checkAnswer({ amount, note }: Pick<AnswerLine, 'amount' | 'note'>, line: Line): Problem[] {
  const wrong = checkAmount('amount', amount, line)
  const isAbove = wrong.length === 0 && isMore(amount, line)
  return [...wrong, ...(isAbove ? checkReason('note', note, NOTE_MAX) : [])]
}

/** Whether an answer asks for more than the buyer believes to be right: then it is an offer, else both agree. */
export const isMore = (amount: string, { dispute }: Pick<Line, 'dispute'>): boolean =>
  new Big(amount).gt(dispute?.believed ?? 0)
