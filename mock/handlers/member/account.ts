import { authEndpoints as auth } from '@/contract/member/auth/endpoints.ts'
import { authWire } from '@/contract/member/auth/wire.ts'
import { demoEndpoints as demo } from '@/contract/demo/endpoints.ts'
import { demoWire } from '@/contract/demo/wire.ts'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { fileWire } from '@/contract/file/wire.ts'
import { memberEndpoints as member } from '@/contract/member/endpoints.ts'
import { memberWire } from '@/contract/member/wire.ts'
import { checkCaptcha, makeCaptcha } from '../../domain/member/auth/captcha.ts'
import { giveToken } from '../../domain/member/auth/login.ts'
import { endSession } from '../../domain/member/auth/session.ts'
import { checkSmsCode, sendSmsCode } from '../../domain/member/auth/sms.ts'
import * as controls from '../../domain/demo/controls.ts'
import { renewAddress } from '../../domain/file/address.ts'
import { upload } from '../../domain/file/upload.ts'
import { register, resetPassword, updateMemberInfo } from '../../domain/member/account.ts'
import { memCenter } from '../../domain/member/center.ts'
import { changeMobile } from '../../domain/member/changeMobile.ts'
import { changePassword } from '../../domain/member/changePassword.ts'
import { listSessions, signOutOthers } from '../../domain/member/sessions.ts'
import { exportData } from '../../domain/member/exportData.ts'
import { currentUser, memberInfo } from '../../domain/member/view.ts'
import { bindWechat, unbindWechat, wechatCallBack } from '../../domain/member/wechat.ts'
import { control, on, open, type Route } from '../on.ts'

export const accountRoutes: Route[] = [
  open(auth.captcha, authWire.captcha, makeCaptcha),
  open(auth.captchaCheck, authWire.captchaCheck, checkCaptcha),
  open(auth.token, authWire.token, giveToken),
  open(auth.logout, authWire.logout, (deps, _input, caller) => {
    if (caller) endSession(deps, caller.sessionId)
    return { done: true as const }
  }),
  on(member.currentUser, memberWire.currentUser, (deps, _input, caller) => currentUser(deps, caller)),
  on(member.memCenter, memberWire.memCenter, (deps, _input, caller) => memCenter(deps, caller)),
  on(member.exportData, memberWire.exportData, (deps, _input, caller) => exportData(deps, caller)),
  on(member.queryMemInfo, memberWire.queryMemInfo, (deps, _input, caller) => memberInfo(deps, caller)),
  on(member.updateMemberInfo, memberWire.updateMemberInfo, updateMemberInfo),
  open(member.wechatCallBack, memberWire.wechatCallBack, wechatCallBack),
  open(member.register, memberWire.register, register),
  open(member.resetPassword, memberWire.resetPassword, resetPassword),
  open(member.getSmsCode, memberWire.getSmsCode, sendSmsCode),
  open(member.checkSmsCode, memberWire.checkSmsCode, checkSmsCode),
  open(member.bindWechat, memberWire.bindWechat, bindWechat),
  on(member.unbindWechat, memberWire.unbindWechat, (deps, _input, caller) => unbindWechat(deps, caller)),
  on(member.changePassword, memberWire.changePassword, changePassword),
  on(member.changeMobile, memberWire.changeMobile, changeMobile),
  on(member.sessions, memberWire.sessions, (deps, _input, caller) => listSessions(deps, caller)),
  on(member.signOutOthers, memberWire.signOutOthers, (deps, _input, caller) => signOutOthers(deps, caller)),
  on(fileEndpoints.upload, fileWire.upload, upload),
  open(fileEndpoints.address, fileWire.address, renewAddress),
  control(demo.accounts, demoWire.accounts, (deps) => controls.demoAccounts(deps)),
  control(demo.state, demoWire.state, (deps) => controls.demoState(deps)),
  control(demo.faults, demoWire.faults, controls.setFaults),
  control(demo.clock, demoWire.clock, controls.advanceClock),
  control(demo.robots, demoWire.robots, controls.setRobots),
  control(demo.reset, demoWire.reset, async (deps) => controls.resetMarket(deps)),
  control(demo.outbox, demoWire.outbox, controls.readOutbox),
  control(demo.wechat, demoWire.wechat, (deps) => controls.demoWechat(deps)),
]
