import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { SmsScene } from '@/contract/member/values.ts'
import { normalizeMobile } from '@/contract/validation.ts'
import type { Market } from './market.ts'

/** Solves a puzzle by the position in its picture. */
export async function solveCaptcha(market: Market): Promise<string> {
  const puzzle = await market.call(authEndpoints.captcha, {})
  const gap = /translate\((\d+) \d+\)" fill="#0009"/.exec(decodeURIComponent(puzzle.data.background))
  const body = { captchaId: puzzle.data.captchaId, x: Number(gap?.[1]) + 2, elapsedMs: 900 }
  const solved = await market.call(authEndpoints.captchaCheck, body)
  return solved.data.captchaTicket
}

/** Requests a code and reads it from the demo outbox. */
export async function getCode(market: Market, mobile: string, scene: SmsScene): Promise<string> {
  const captchaTicket = await solveCaptcha(market)
  const sent = await market.call(memberEndpoints.getSmsCode, { mobile, scene, captchaTicket })
  if (sent.code !== 200) throw new Error(sent.message)
  return lastCode(market, normalizeMobile(mobile))
}

/** The last code that was sent to a number, read from the demo outbox. */
export async function lastCode(market: Market, number: string): Promise<string> {
  const { data } = await market.call(demoEndpoints.outbox, {})
  return /\d{6}/.exec(data.find(({ to }) => to === number)?.text ?? '')?.[0] ?? ''
}
