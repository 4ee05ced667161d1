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

/** One signed-in device: a family of tokens with a common lifetime. */
export interface SessionRow extends Row {
  memberId: string
  createdAt: number
  /** User-Agent at sign-in; absent in sessions from earlier versions. */
  agent?: string
}

/** An access or refresh token; the id is the token. Times are wall-clock milliseconds. */
export interface TokenRow extends Row {
  kind: 'access' | 'refresh'
  sessionId: string
  expiresAt: number
  spent?: boolean
}
