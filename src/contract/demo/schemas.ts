import { z } from 'zod'
import { instant, wholeNumber } from '../zod.ts'
import { userTypeSchema } from '../member/schemas.ts'
import { CERTIFICATION_STATUSES } from '../member/values.ts'
import { ADVANCE_HOURS_MAX, DELAY_MS_MAX, OUTBOX_CHANNELS } from './limits.ts'

/** One-click account of the mock; a real back end never returns any. */
export const demoAccountSchema = z.object({
  account: z.string(),
  password: z.string(),
  companyNameZh: z.string(),
  companyNameEn: z.string(),
  userType: userTypeSchema,
  certification: z.enum(CERTIFICATION_STATUSES),
})
export const demoFaultsSchema = z.object({
  /** Delay per response, ms. */
  delayMs: z.int().min(0).max(DELAY_MS_MAX),
  /** Percentage of calls that fail with 5000. */
  errorPct: z.int().min(0).max(100),
  /** The next call of each session fails with 4098. */
  endSessions: z.boolean(),
})
export const demoStateSchema = z.object({
  host: z.enum(['worker', 'server', 'test']),
  store: z.string(),
  /** The market clock. */
  marketNow: instant,
  /** Offset of the market clock to the wall clock, ms. */
  marketAheadMs: z.int(),
  /** How long the last market day took, ms; absent before the first one of this process. */
  dayMs: z.int().optional(),
  faults: demoFaultsSchema,
  robots: z.boolean(),
  counts: z.record(z.string(), z.int()),
})
export const demoClockSchema = z.object({
  advanceMs: z
    .int()
    .min(0)
    .max(ADVANCE_HOURS_MAX * 3600 * 1000),
})
export const demoRobotsSchema = z.object({ robots: z.boolean() })
const channel = z.enum(OUTBOX_CHANNELS)
export const demoOutboxQuerySchema = z.object({ size: wholeNumber.optional(), channel: channel.optional() })
/** What the mock would have sent, newest first; `subject` and `html` of e-mails. */
export const demoOutboxSchema = z.array(
  z.object({
    at: instant,
    channel,
    to: z.string(),
    subject: z.string().optional(),
    text: z.string(),
    html: z.string().optional(),
  }),
)
/** Simulated WeChat users; `account` is the bound account, absent if there is none. */
export const demoWechatSchema = z.array(
  z.object({ code: z.string(), name: z.string(), account: z.string().optional() }),
)

export type DemoAccount = z.infer<typeof demoAccountSchema>
export type DemoFaults = z.infer<typeof demoFaultsSchema>
export type DemoState = z.infer<typeof demoStateSchema>
export type DemoClock = z.infer<typeof demoClockSchema>
export type DemoOutboxQuery = z.infer<typeof demoOutboxQuerySchema>
export type DemoOutbox = z.infer<typeof demoOutboxSchema>
export type DemoWechat = z.infer<typeof demoWechatSchema>
