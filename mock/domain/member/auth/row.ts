import type { SmsScene } from '@/contract/member/values.ts'
import type { Row } from '../../../store/port.ts'

export interface CaptchaRow extends Row {
  x: number
  expiresAt: number
}

/** A one-time proof: a solved captcha, a verified SMS code, a WeChat account. */
export interface TicketRow extends Row {
  kind: 'captcha' | 'sms' | 'wechat' | 'wechatBind'
  /** What it proves: mobile and scene, or the WeChat id. */
  subject: string
  expiresAt: number
}

/** The last code of one number and scene; id is `mobile|scene`. */
export interface SmsCodeRow extends Row {
  code: string
  sentAt: number
  expiresAt: number
  wrongTries: number
  scene: SmsScene
}
