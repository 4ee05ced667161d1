import { get, post } from '../endpoint.ts'
import type { Exported, MemCenter } from '../member-center/schemas.ts'
import type {
  CheckSmsCode,
  CurrentUser,
  GetSmsCode,
  MemberInfo,
  Register,
  Registered,
  ResetPassword,
  SmsSent,
  SmsTicket,
  UpdateMemberInfo,
  WechatCallBack,
  WechatResult,
} from './schemas.ts'

type Empty = Record<string, never>

/** Membership (Spec §7, member). */
export const memberEndpoints = {
  /** Who is signed in. Path assumed: decision 0004. */
  currentUser: get<Empty, CurrentUser>('/trading/api/member/currentUser'),
  /** Spec §7. */
  memCenter: post<Empty, MemCenter>('/trading/api/member/memCenter'),
  /** A copy of what is kept about the caller. Path assumed: decision 0004. */
  exportData: get<Empty, Exported>('/trading/api/member/exportData'),
  /** Spec §7. */
  wechatCallBack: get<WechatCallBack, WechatResult>('/trading/api/member/wechatCallBack'),
  /** Spec §7. */
  updateMemberInfo: post<UpdateMemberInfo, MemberInfo>('/trading/api/member/updateMemberInfo'),
  /** Spec §7. */
  resetPassword: post<ResetPassword, { done: true }>('/trading/api/member/resetPassword'),
  /** Spec §7. */
  checkSmsCode: post<CheckSmsCode, SmsTicket>('/trading/api/member/checkSmsCode'),
  /** Spec §7. */
  register: post<Register, Registered>('/trading/api/member/register'),
  /** Spec §7. */
  queryMemInfo: post<Empty, MemberInfo>('/trading/api/member/queryMemInfo'),
  /** Spec §7. */
  getSmsCode: post<GetSmsCode, SmsSent>('/trading/api/member/getSmsCode'),
} as const
