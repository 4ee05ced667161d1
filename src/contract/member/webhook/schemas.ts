import { z } from 'zod'
import { id, instant, pageQuery, requestNo, text } from '../../zod.ts'
import * as v from './values.ts'

const event = z.enum(v.WEBHOOK_EVENTS)

/** An address of the enterprise's own system that events are sent to. */
export const webhookSchema = z.object({
  id,
  url: z.string(),
  events: z.array(event),
  status: z.enum(v.WEBHOOK_STATUSES),
  createdAt: instant,
  updatedAt: instant,
  /** Nothing has arrived since. */
  failingSince: instant.optional(),
  /** Until when the previous secret signs too. */
  rotatedUntil: instant.optional(),
})
/** `secret` comes once, when it is new. */
export const savedWebhookSchema = webhookSchema.extend({ secret: z.string().optional() })
/** With an id a change; `rotate` makes a new secret. */
export const saveWebhookSchema = z.object({
  id: id.optional(),
  url: text(v.WEBHOOK_URL_MAX).pipe(z.string().min(1)),
  events: z.array(event).max(v.WEBHOOK_EVENTS.length),
  active: z.boolean(),
  rotate: z.boolean().optional(),
  requestNo,
})
export const webhookIdSchema = z.object({ id })
export const webhookCommandSchema = z.object({ id, requestNo })

/** An event on its way to an address. */
export const deliverySchema = z.object({
  /** Sent as `webhook-id`, the same in every attempt. */
  id,
  webhookId: id,
  url: z.string(),
  type: z.enum(v.DELIVERY_TYPES),
  status: z.enum(v.DELIVERY_STATUSES),
  attempts: z.int(),
  /** HTTP status of the last attempt. */
  code: z.int().optional(),
  error: z.enum(v.DELIVERY_ERRORS).optional(),
  at: instant,
  /** When it is tried next. */
  nextAt: instant.optional(),
  deliveredAt: instant.optional(),
})
export const deliveryQuerySchema = pageQuery.extend({ webhookId: id.optional() })

/** What is posted: what changed, and nothing that others must not read. */
export const webhookBodySchema = z.object({
  type: z.enum(v.DELIVERY_TYPES),
  timestamp: instant,
  data: z.object({ id, no: z.string().optional(), status: z.string().optional(), version: z.int().optional() }),
})

export type Webhook = z.infer<typeof webhookSchema>
export type SavedWebhook = z.infer<typeof savedWebhookSchema>
export type SaveWebhook = z.infer<typeof saveWebhookSchema>
export type WebhookCommand = z.infer<typeof webhookCommandSchema>
export type Delivery = z.infer<typeof deliverySchema>
export type DeliveryQuery = z.infer<typeof deliveryQuerySchema>
export type WebhookBody = z.infer<typeof webhookBodySchema>
