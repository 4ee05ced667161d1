import { z } from 'zod'
import { done, nothing, type WireOf } from '../zod.ts'
import type { memberEndpoints } from './endpoints.ts'
import * as center from './center/schemas.ts'
import * as s from './schemas.ts'

export const memberWire = {
  currentUser: { input: nothing, output: s.currentUserSchema },
  memCenter: { input: nothing, output: center.memCenterSchema },
  exportData: { input: nothing, output: center.exportedSchema },
  wechatCallBack: { input: s.wechatCallBackSchema, output: s.wechatResultSchema },
  updateMemberInfo: { input: s.updateMemberInfoSchema, output: s.memberInfoSchema },
  resetPassword: { input: s.resetPasswordSchema, output: done },
  checkSmsCode: { input: s.checkSmsCodeSchema, output: s.smsTicketSchema },
  register: { input: s.registerSchema, output: s.registeredSchema },
  queryMemInfo: { input: nothing, output: s.memberInfoSchema },
  getSmsCode: { input: s.getSmsCodeSchema, output: s.smsSentSchema },
  bindWechat: { input: s.bindWechatSchema, output: s.wechatBoundSchema },
  unbindWechat: { input: nothing, output: done },
  changePassword: { input: s.changePasswordSchema, output: done },
  changeMobile: { input: s.changeMobileSchema, output: s.mobileChangedSchema },
  sessions: { input: nothing, output: z.array(s.memberSessionSchema) },
  signOutOthers: { input: nothing, output: s.signedOutOthersSchema },
} satisfies WireOf<typeof memberEndpoints>
