import { get, post, renewsAll } from '../../endpoint.ts'
import type { OwnPage } from '../../page.ts'
import type * as s from './schemas.ts'

const page = get<s.CreditQuery, OwnPage<s.CreditLine>>('/trading/api/credit/page')
const changed = () => [renewsAll(page)]

/** Credit lines between a buyer and a seller (Assumed: decision 0004). */
export const creditEndpoints = {
  page,
  /** The buyer asks for a line, or for another limit of the one it has. */
  request: post<s.RequestCredit, s.CreditLine, s.CreditLine>('/trading/api/credit/request', changed),
  grant: post<s.GrantCredit, s.CreditLine, s.CreditLine>('/trading/api/credit/grant', changed),
  refuse: post<s.AnswerCredit, s.CreditLine, s.CreditLine>('/trading/api/credit/refuse', changed),
  /** The seller sets a new limit or a new last day. */
  change: post<s.GrantCredit, s.CreditLine, s.CreditLine>('/trading/api/credit/change', changed),
  /** The buyer takes its request back, or the seller ends the line; what is owed stays due. */
  close: post<s.AnswerCredit, s.CreditLine, s.CreditLine>('/trading/api/credit/close', changed),
} as const
