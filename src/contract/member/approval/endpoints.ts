import { get, post, renewsAll, renewsDetail } from '../../endpoint.ts'
import type * as s from './schemas.ts'

const page = get<s.ApprovalQuery, s.ApprovalPage>('/trading/api/approval/page')
const detail = get<{ id: string }, s.Approval>('/trading/api/approval/detail')
const rules = get<Record<string, never>, s.ApprovalRules>('/trading/api/approval/rules')
const changed = (value: s.Approval) => [renewsDetail(detail, value), renewsAll(page)]

/** Calls above a person's limit, and who agrees to them (Assumed: decision 0004; decision 0083). */
export const approvalEndpoints = {
  page,
  detail,
  rules,
  /** Asks for a call; the server tries it first, so that one that would be refused is refused at once. */
  request: post<s.RequestApproval, s.Approval, s.Approval>('/trading/api/approval/request', changed),
  /** Agrees; the last of the chain has the server do the call as the person who asked. */
  approve: post<s.ApprovalCommand, s.Approval, s.Approval>('/trading/api/approval/approve', changed),
  reject: post<s.RejectApproval, s.Approval, s.Approval>('/trading/api/approval/reject', changed),
  /** The person who asked takes it back. */
  cancel: post<s.ApprovalCommand, s.Approval, s.Approval>('/trading/api/approval/cancel', changed),
  saveRules: post<s.SaveRules, s.ApprovalRules, s.ApprovalRules>('/trading/api/approval/saveRules', () => [
    renewsAll(rules),
  ]),
} as const
