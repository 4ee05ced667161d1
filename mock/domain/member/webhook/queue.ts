import type { WebhookBody } from '@/contract/member/webhook/schemas.ts'
import { DELIVERY_DAYS, type DeliveryType, type WebhookEvent } from '@/contract/member/webhook/values.ts'
import { iso, type Deps } from '../../deps.ts'
import type { EventRow } from '../event/row.ts'
import type { DeliveryRow, WebhookRow } from './row.ts'

const KEPT_MS = DELIVERY_DAYS * 24 * 3600_000

/** Stores a delivery that is due now; older ones than are listed go. */
export function queueDelivery(
  deps: Deps,
  { id: webhookId, companyId, url }: WebhookRow,
  type: DeliveryType,
  data: WebhookBody['data'],
): DeliveryRow {
  const { deliveries } = deps.rows
  const now = iso(deps.now())
  const oldest = iso(deps.now() - KEPT_MS)
  for (const old of deliveries.of('webhookId', webhookId)) if (old.at < oldest) deliveries.remove(old.id)
  const body: WebhookBody = { type, timestamp: now, data }
  const row: DeliveryRow = {
    id: `msg_${deps.chance.secret().slice(0, 24)}`,
    companyId,
    webhookId,
    url,
    type,
    status: 'WAITING',
    attempts: 0,
    at: now,
    nextAt: now,
    body: JSON.stringify(body),
  }
  deliveries.put(row)
  return row
}

/** Number, status and version of the target of an event, as it is now; of agreements the status follows from the day. */
function dataOf({ rows }: Deps, { target: { kind, id }, version }: EventRow): WebhookBody['data'] {
  const common = { id, ...(version !== undefined && { version }) }
  if (kind === 'AGREEMENT') {
    const no = rows.agreements.get(id)?.no
    return { ...common, ...(no !== undefined && { no }) }
  }
  const tables = { TENDER: rows.tenders, BID: rows.bids, ORDER: rows.orders, LISTING: rows.listings } as const
  const row = kind === 'MESSAGE' || kind === 'APPROVAL' ? undefined : tables[kind].get(id)
  return row ? { id, no: row.no, status: row.status, version: row.version } : common
}

/** Queues new events for the addresses of their enterprises that chose them. */
export function queueEvents(deps: Deps, events: readonly EventRow[]): void {
  for (const event of events)
    for (const webhook of deps.rows.webhooks.of('companyId', event.companyId))
      if (webhook.status === 'ACTIVE' && (webhook.events as string[]).includes(event.type))
        queueDelivery(deps, webhook, event.type as WebhookEvent, dataOf(deps, event))
}

/** Gives up what still waits for an address. */
export function giveUp(deps: Deps, webhookId: string): void {
  for (const { nextAt: _, ...row } of deps.rows.deliveries.of('webhookId', webhookId))
    if (row.status === 'WAITING') deps.rows.deliveries.put({ ...row, status: 'FAILED' })
}
