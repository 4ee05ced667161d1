import type { EventType } from '../event/values.ts'

/** Events that can be sent to a system of the enterprise; messages are for people. */
export const WEBHOOK_EVENTS = [
  'TENDER_CHANGED',
  'TENDER_AWARDED',
  'BID_RECEIVED',
  'BID_CHANGED',
  'ORDER_CHANGED',
  'BOOKING_CHANGED',
  'LISTING_CHANGED',
  'AGREEMENT_CHANGED',
] as const satisfies readonly EventType[]
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** What a delivery is about: an event, or a test asked for by hand. */
export const DELIVERY_TYPES = [...WEBHOOK_EVENTS, 'TEST'] as const
export type DeliveryType = (typeof DELIVERY_TYPES)[number]

/** ACTIVE; OFF by its enterprise; GONE: the receiver answered 410; FAILING: nothing arrived for days. */
export const WEBHOOK_STATUSES = ['ACTIVE', 'OFF', 'GONE', 'FAILING'] as const
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number]

/** WAITING for its first or next attempt, DELIVERED, or FAILED: given up. */
export const DELIVERY_STATUSES = ['WAITING', 'DELIVERED', 'FAILED'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Why an attempt failed: an answer other than 2xx, none within the time, or an address that is not posted to. */
export const DELIVERY_ERRORS = ['ANSWER', 'NO_ANSWER', 'REFUSED'] as const
export type DeliveryError = (typeof DELIVERY_ERRORS)[number]

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Waits before the attempts after the first one, ms of market time; then a delivery is given up. TRADE part 11. */
export const RETRY_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR] as const
/** Time limit of an attempt, ms. */
export const DELIVERY_TIMEOUT_MS = 10 * SECOND
/** After failures for so long an address is switched off, ms of market time. */
export const FAILING_MS = 5 * DAY
/** How long the previous secret signs too, ms of market time. */
export const OLD_SECRET_MS = DAY
/** Days for which deliveries are listed (market time). */
export const DELIVERY_DAYS = 30
/** Maximum number of addresses of an enterprise. Assumed: decision 0082. */
export const MAX_WEBHOOKS = 10
/** Maximum length of an address. Assumed: decision 0082. */
export const WEBHOOK_URL_MAX = 500
