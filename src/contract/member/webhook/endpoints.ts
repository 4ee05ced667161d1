import { get, post, renewsAll } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

type PageQuery = Pick<s.DeliveryQuery, 'current' | 'size'>

const page = get<PageQuery, Page<s.Webhook>>('/trading/api/webhook/page')
const deliveries = get<s.DeliveryQuery, Page<s.Delivery>>('/trading/api/webhook/deliveries')
const changed = () => [renewsAll(page), renewsAll(deliveries)]

/** Addresses that the enterprise's events are posted to, after Standard Webhooks (Assumed: decision 0004). */
export const webhookEndpoints = {
  /** Newest first. */
  page,
  /** What was sent in the last 30 days and how it went, newest first. */
  deliveries,
  /** Keeps an address. The answer has the secret if it is new: it cannot be read again. */
  save: post<s.SaveWebhook, s.SavedWebhook>('/trading/api/webhook/save', changed),
  /** Also removes its deliveries. */
  remove: post<{ id: string }, { done: true }>('/trading/api/webhook/remove', changed),
  /** Sends an event of the type TEST. */
  test: post<s.WebhookCommand, s.Delivery>('/trading/api/webhook/test', changed),
  /** Sends a delivery again that arrived or was given up, under its id. */
  resend: post<s.WebhookCommand, s.Delivery>('/trading/api/webhook/resend', changed),
} as const
