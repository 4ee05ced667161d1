import type { Delivery, Webhook } from '@/contract/member/webhook/schemas.ts'
import type { Row } from '../../../store/port.ts'

/** An address that events are posted to. Secrets are base64, as the enterprise was shown them behind `whsec_`. */
export interface WebhookRow extends Row, Omit<Webhook, 'id' | 'rotatedUntil'> {
  companyId: string
  secret: string
  /** The previous one, which signs too until then. */
  old?: { secret: string; until: string }
}

/** An event on its way; `body` is the same in each attempt. */
export interface DeliveryRow extends Row, Omit<Delivery, 'id'> {
  companyId: string
  body: string
}
