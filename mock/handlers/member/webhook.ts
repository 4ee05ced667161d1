import { webhookEndpoints as calls } from '@/contract/member/webhook/endpoints.ts'
import { webhookWire as wire } from '@/contract/member/webhook/wire.ts'
import {
  deliveryPage,
  removeWebhook,
  resendDelivery,
  saveWebhook,
  testWebhook,
  webhookPage,
} from '../../domain/member/webhook/keep.ts'
import { on, type Route } from '../on.ts'

export const webhookRoutes: Route[] = [
  on(calls.page, wire.page, webhookPage),
  on(calls.deliveries, wire.deliveries, deliveryPage),
  on(calls.save, wire.save, saveWebhook),
  on(calls.remove, wire.remove, removeWebhook),
  on(calls.test, wire.test, testWebhook),
  on(calls.resend, wire.resend, resendDelivery),
]
