import { get, post, renewsAll, renewsDetail } from '../../endpoint.ts'
import type { OwnPage } from '../../page.ts'
import { creditEndpoints } from '../credit/endpoints.ts'
import { orderEndpoints } from '../order/endpoints.ts'
import type * as s from './schemas.ts'

const page = get<s.StatementQuery, OwnPage<s.Statement>>('/trading/api/statement/page')
const detail = get<{ id: string }, s.StatementDetail>('/trading/api/statement/detail')
// A disputed line waits: it changes what an order has to pay now, and what is overdue on a line of credit.
const changed = (value: s.StatementDetail) => [
  renewsAll(page),
  // At once: the next step on the page needs the version that this one made.
  renewsDetail(detail, value),
  renewsAll(orderEndpoints.detail),
  renewsAll(orderEndpoints.page),
  renewsAll(creditEndpoints.page),
]

/** Monthly statements between a buyer and a seller (Assumed: decision 0004). */
export const statementEndpoints = {
  page,
  detail,
  send: post<s.SendStatement, s.StatementDetail, s.StatementDetail>('/trading/api/statement/send', changed),
  confirmLines: post<s.ConfirmLines, s.StatementDetail, s.StatementDetail>(
    '/trading/api/statement/confirmLines',
    changed,
  ),
  disputeLine: post<s.DisputeLine, s.StatementDetail, s.StatementDetail>('/trading/api/statement/disputeLine', changed),
  answerLine: post<s.AnswerLine, s.StatementDetail, s.StatementDetail>('/trading/api/statement/answerLine', changed),
} as const
