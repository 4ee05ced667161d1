import { get, post, renewal } from '../endpoint.ts'
import type { Exported, MemCenter } from './center/schemas.ts'
import type {
  BindWechat,
  ChangeMobile,
  ChangePassword,
  CheckSmsCode,
  CurrentUser,
  GetSmsCode,
  MemberInfo,
  MemberSession,
  MobileChanged,
  Register,
  Registered,
  ResetPassword,
  SignedOutOthers,
  SmsSent,
  SmsTicket,
  UpdateMemberInfo,
  WechatBound,
  WechatCallBack,
  WechatResult,
} from './schemas.ts'

type Empty = Record<string, never>

const queryMemInfo = post<Empty, MemberInfo>('/trading/api/member/queryMemInfo')

/** Membership (Spec §7, member). */
export const memberEndpoints = {
  /** The signed-in user. Path assumed: decision 0004. */
  currentUser: get<Empty, CurrentUser>('/trading/api/member/currentUser'),
  /** Spec §7. */
  memCenter: post<Empty, MemCenter>('/trading/api/member/memCenter'),
  /** Export of the caller's data. Path assumed: decision 0004. */
  exportData: get<Empty, Exported>('/trading/api/member/exportData'),
  /** Spec §7. */
  wechatCallBack: get<WechatCallBack, WechatResult>('/trading/api/member/wechatCallBack'),
  /** Spec §7. */
  updateMemberInfo: post<UpdateMemberInfo, MemberInfo>('/trading/api/member/updateMemberInfo', (member) => [
    renewal(queryMemInfo, () => member),
  ]),
  /** Spec §7. */
  resetPassword: post<ResetPassword, { done: true }>('/trading/api/member/resetPassword'),
  /** Spec §7. */
  checkSmsCode: post<CheckSmsCode, SmsTicket>('/trading/api/member/checkSmsCode'),
  /** Spec §7. */
  register: post<Register, Registered>('/trading/api/member/register'),
  /** Spec §7. */
  queryMemInfo,
  /** Spec §7. */
  getSmsCode: post<GetSmsCode, SmsSent>('/trading/api/member/getSmsCode'),
  /** Binds an unbound WeChat account to an account. Assumed: decision 0004. */
  bindWechat: post<BindWechat, WechatBound>('/trading/api/member/bindWechat'),
  /** Assumed: decision 0004. */
  unbindWechat: post<Empty, { done: true }>('/trading/api/member/unbindWechat'),
  /** Changes the password and ends all other sessions. Assumed: decision 0004. */
  changePassword: post<ChangePassword, { done: true }>('/trading/api/member/changePassword'),
  /** Assumed: decision 0004. */
  changeMobile: post<ChangeMobile, MobileChanged>('/trading/api/member/changeMobile'),
  /** Newest first. Assumed: decision 0004. */
  sessions: get<Empty, MemberSession[]>('/trading/api/member/sessions'),
  /** Assumed: decision 0004. */
  signOutOthers: post<Empty, SignedOutOthers>('/trading/api/member/signOutOthers'),
} as const
