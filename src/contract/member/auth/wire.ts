import { done, nothing, type WireOf } from '../../zod.ts'
import type { authEndpoints } from './endpoints.ts'
import {
  captchaCheckSchema,
  captchaQuerySchema,
  captchaSchema,
  captchaTicketSchema,
  tokenPairSchema,
  tokenRequestSchema,
} from './schemas.ts'

export const authWire = {
  captcha: { input: captchaQuerySchema, output: captchaSchema },
  captchaCheck: { input: captchaCheckSchema, output: captchaTicketSchema },
  token: { input: tokenRequestSchema, output: tokenPairSchema },
  logout: { input: nothing, output: done },
} satisfies WireOf<typeof authEndpoints>
