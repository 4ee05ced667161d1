import { words } from '@/shared/words/en-US.ts'
import type { webhookZhCN } from './zh-CN.ts'

/** Texts of webhooks, English. */
export const webhookEnUS = {
  'webhook.title': words.webhooks,
  'webhook.note':
    'When tenders, bids, orders and the like change, your system is told at its address, signed after Standard Webhooks and without prices.',
  'webhook.add': 'Add webhook',
  'webhook.edit': 'Edit webhook',
  'webhook.save': 'Save webhook',
  'webhook.saved': 'Webhook saved',
  'webhook.empty': 'No webhooks yet',
  'webhook.empty.text': 'Add the https address that receives them, and choose the events to send.',
  'webhook.url': 'Receiving address',
  'webhook.url.hint': 'An https address on the public internet, e.g. https://erp.example.com/hooks',
  'webhook.events': 'Events to send',
  'webhook.active': 'Send events',
  'webhook.state': words.status,
  'webhook.action': words.action,
  'webhook.failing': 'Failing since',
  'webhook.rotated': 'The old secret signs too, until',
  'webhook.test': 'Send test',
  'webhook.tested': 'Test sent. See the deliveries for its result',
  'webhook.rotate': 'New secret',
  'webhook.rotate.title': 'Make a new secret?',
  'webhook.rotate.text': '{url} gets a new secret. For 24 hours the old and the new one both sign.',
  'webhook.remove.title': 'Remove this webhook?',
  'webhook.remove.text': 'Nothing more is sent to {url}, and its deliveries are removed.',
  'webhook.secret': 'Signing secret',
  'webhook.secret.once': 'The signing secret of {url} is shown only this once. Save it in the receiving system now:',
  'webhook.secret.kept': words.savedHide,
  'webhook.deliveries': 'Deliveries',
  'webhook.deliveries.note':
    'Kept for {days} days. What fails is sent again after 5 seconds, 5 and 30 minutes, 2, 5, 10 and 14 hours.',
  'webhook.deliveries.empty': 'Nothing sent yet',
  'webhook.deliveries.empty.text': 'When a chosen event happens, its delivery shows here.',
  'webhook.event': 'Event',
  'webhook.attempts': '{count, plural, one {# attempt} other {# attempts}}',
  'webhook.next': 'Next attempt',
  'webhook.resend': 'Send again',
  'webhook.resent': 'Will be sent again',
} as const satisfies Record<keyof typeof webhookZhCN, string>
