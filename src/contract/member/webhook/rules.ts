import type { Problem } from '../../problem.ts'
import type { WebhookEvent } from './values.ts'

/** What is wrong with a wish: no event. Addresses are judged by the server, which may know more of networks. */
export function checkWebhook({ events }: { events: readonly WebhookEvent[] }): Problem[] {
  return events.length === 0 ? [{ field: 'events', code: 'chooseSome' }] : []
}
