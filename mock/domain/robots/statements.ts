import { mayDispute } from '@/contract/money/statement/rules.ts'
import type { Caller, Deps } from '../deps.ts'
import { planJob } from '../jobs.ts'
import { answerLine, confirmLines, disputeLine, sendStatement } from '../money/statement/act.ts'
import type { StatedLine, StatementRow } from '../money/statement/row.ts'
import { callerFor, isRobotCompany } from './buyers.ts'

const DAY_MS = 24 * 3600_000
/** A robot buyer disputes one line in this many, and believes that half of it is right. */
const ONE_IN = 10
const NOTE = '与我方记录不符，请核对。'

const stepOf = ({ id, version }: StatementRow) => ({ id, version, requestNo: `robot-statement-${id}-${version}` })

/** A robot seller sends its draft and agrees to what a buyer believes; a robot buyer checks the lines after a day. */
export function robotChecks(deps: Deps, id: string): void {
  const row = deps.rows.statements.get(id)
  if (!row) return
  const seller = isRobotCompany(deps, row.sellerId) ? callerFor(deps, row.sellerId) : undefined
  const buyer = isRobotCompany(deps, row.buyerId) ? callerFor(deps, row.buyerId) : undefined
  const disputed = row.lines?.find(({ state }) => state === 'DISPUTED')
  if (!row.lines) {
    if (seller) sendStatement(deps, stepOf(row), seller)
  } else if (disputed && !disputed.offer) {
    if (seller) agrees(deps, row, disputed, seller)
  } else if (buyer) checks(deps, row, row.lines, buyer)
}

function agrees(deps: Deps, row: StatementRow, { key, dispute }: StatedLine, caller: Caller): void {
  answerLine(deps, { ...stepOf(row), line: key, amount: dispute?.believed ?? '0', note: '' }, caller)
}

/** Confirms a day after the statement came; disputes at most one line, chosen by the number of the statement. */
function checks(deps: Deps, row: StatementRow, lines: readonly StatedLine[], caller: Caller): void {
  const at = Date.parse(row.sentAt ?? row.updatedAt) + DAY_MS
  if (deps.now() < at) return planJob(deps, 'robotStatement', row.id, at)
  const open = lines.filter(({ state, offer }) => state === 'OPEN' || (state === 'DISPUTED' && offer))
  if (open.length === 0) return undefined
  const wrong = open.find((line, index) => mayDispute(line) && (Number(row.no.slice(-4)) + index) % ONE_IN === 0)
  const isFirst = !lines.some(({ dispute }) => dispute)
  if (!wrong || !isFirst) {
    confirmLines(deps, { ...stepOf(row), lines: open.map(({ key }) => key) }, caller)
    return undefined
  }
  const believed = (Number(wrong.amount.amount) / 2).toFixed(2)
  const reason = 'WRONG_AMOUNT'
  disputeLine(deps, { ...stepOf(row), line: wrong.key, reason, believed, note: NOTE }, caller)
  return undefined
}
