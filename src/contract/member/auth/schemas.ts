import { z } from 'zod'
import { MOBILE_MAX } from '../../limits.ts'
import { wholeNumber } from '../../zod.ts'
import { ACCOUNT_MAX } from '../limits.ts'

export const captchaQuerySchema = z.object({ width: wholeNumber.pipe(z.number().min(240).max(400)).optional() })
/** Slider puzzle: sizes and positions in pixels of the unscaled picture. */
export const captchaSchema = z.object({
  captchaId: z.string(),
  /** Picture with the gap, data URL. */
  background: z.string(),
  /** The piece to slide, data URL. */
  piece: z.string(),
  width: z.int(),
  height: z.int(),
  pieceSize: z.int(),
  /** Top of the piece, pixels. */
  pieceTop: z.int(),
  /** Lifetime, ms. */
  ttlMs: z.int(),
})
export const captchaCheckSchema = z.object({
  captchaId: z.string().max(64),
  /** Left edge of the released piece, pixels. */
  x: z.number().min(0).max(400),
  /** Time from first movement to release, ms. */
  elapsedMs: z.number().min(0).max(600_000),
})
export const captchaTicketSchema = z.object({ captchaTicket: z.string() })

const common = { userType: z.literal('PC') }
export const tokenRequestSchema = z.discriminatedUnion('grantType', [
  z.object({
    ...common,
    grantType: z.literal('password'),
    account: z.string().trim().min(1).max(ACCOUNT_MAX),
    password: z.string().min(1).max(128),
    captchaTicket: z.string().max(64).optional(),
  }),
  z.object({ ...common, grantType: z.literal('sms'), mobile: z.string().max(MOBILE_MAX), smsCode: z.string().max(10) }),
  z.object({ ...common, grantType: z.literal('wechat'), ticket: z.string().max(64) }),
  z.object({ ...common, grantType: z.literal('refresh'), refreshToken: z.string().max(256) }),
])
/** Spec §3: the login response contains `access_token` and `refresh_token`. */
export const tokenPairSchema = z.object({ access_token: z.string(), refresh_token: z.string() })

export type CaptchaQuery = z.infer<typeof captchaQuerySchema>
export type Captcha = z.infer<typeof captchaSchema>
export type CaptchaCheck = z.infer<typeof captchaCheckSchema>
export type CaptchaTicket = z.infer<typeof captchaTicketSchema>
export type TokenRequest = z.infer<typeof tokenRequestSchema>
export type TokenPair = z.infer<typeof tokenPairSchema>
