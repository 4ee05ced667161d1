import type { Captcha, CaptchaCheck, CaptchaQuery } from '@/contract/member/auth/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, tooOften } from '../../errors.ts'
import { countRecent, countUp, secondsUntilFewer } from './counter.ts'
import { drawBackground, drawPiece } from './captchaArt.ts'
import { giveTicket } from './tickets.ts'

const HEIGHT = 160
const PIECE = 44
const TTL_MS = 3 * 60 * 1000
const TOLERANCE_PX = 4
/** A puzzle can be tried once, so guessing needs many of them. */
const WINDOW_MS = 15 * 60_000
const WRONG_FROM_ADDRESS = 100
/** Minimum time of a human drag, ms; scripts are faster. */
const LEAST_MS = 120

/** Creates a slider puzzle; its solution stays on the server. */
export function makeCaptcha(deps: Deps, query: CaptchaQuery): Captcha {
  const width = query.width ?? 320
  const x = Math.round(PIECE + 20 + deps.chance.number() * (width - 2 * PIECE - 40))
  const pieceTop = Math.round(12 + deps.chance.number() * (HEIGHT - PIECE - 24))
  const hue = Math.floor(deps.chance.number() * 360)
  const captchaId = deps.chance.secret()
  for (const old of deps.rows.captchas.within({ expiresAt: { to: deps.wall() } }).all())
    deps.rows.captchas.remove(old.id)
  deps.rows.captchas.put({ id: captchaId, x, expiresAt: deps.wall() + TTL_MS })
  const picture = { width, height: HEIGHT, piece: PIECE, x, y: pieceTop, hue }
  return {
    captchaId,
    background: drawBackground(picture),
    piece: drawPiece(picture),
    width,
    height: HEIGHT,
    pieceSize: PIECE,
    pieceTop,
    ttlMs: TTL_MS,
  }
}

/** Checks the released position. Each puzzle can be tried once; a correct one yields a one-time ticket. */
export function checkCaptcha(deps: Deps, { captchaId, x, elapsedMs }: CaptchaCheck): { captchaTicket: string } {
  const from = `captchaFrom|${deps.address}`
  if (countRecent(deps, from, WINDOW_MS) >= WRONG_FROM_ADDRESS) throw tooOften(secondsUntilFewer(deps, from, WINDOW_MS))
  const captcha = deps.rows.captchas.get(captchaId)
  deps.rows.captchas.remove(captchaId)
  const fits =
    captcha !== undefined &&
    captcha.expiresAt > deps.wall() &&
    Math.abs(captcha.x - x) <= TOLERANCE_PX &&
    elapsedMs >= LEAST_MS
  if (!fits && deps.address !== '') countUp(deps, from, WINDOW_MS)
  if (!fits) throw new DomainError(BUSINESS_CODES.captchaWrong, 'captchaWrong', { keep: true })
  return { captchaTicket: giveTicket(deps, 'captcha', captchaId, TTL_MS) }
}
