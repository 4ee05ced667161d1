import type { Page } from '@/contract/page.ts'
import { checkWebhook } from '@/contract/member/webhook/rules.ts'
import type {
  Delivery,
  DeliveryQuery,
  SavedWebhook,
  SaveWebhook,
  Webhook,
  WebhookCommand,
} from '@/contract/member/webhook/schemas.ts'
import { DELIVERY_DAYS, MAX_WEBHOOKS, OLD_SECRET_MS, WEBHOOK_EVENTS } from '@/contract/member/webhook/values.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { pageRows } from '../../list.ts'
import { isPublicUrl } from './address.ts'
import { giveUp, queueDelivery } from './queue.ts'
import type { DeliveryRow, WebhookRow } from './row.ts'

function own(deps: Deps, { companyId }: Caller, id: string): WebhookRow {
  const row = deps.rows.webhooks.get(id)
  if (row?.companyId !== companyId) throw notFound()
  return row
}

/** The address as its enterprise sees it, without secrets. */
function view(deps: Deps, { secret: _secret, old, companyId: _of, ...row }: WebhookRow): Webhook {
  return { ...row, ...(old && old.until > iso(deps.now()) && { rotatedUntil: old.until }) }
}

const viewDelivery = ({ body: _body, companyId: _of, ...row }: DeliveryRow): Delivery => row

/** The caller's addresses, newest first. */
export function webhookPage(
  deps: Deps,
  query: Pick<DeliveryQuery, 'current' | 'size'>,
  { companyId }: Caller,
): Page<Webhook> {
  const page = pageRows(
    deps.rows.webhooks,
    (row) => row.companyId === companyId,
    (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id),
    query,
  )
  return { ...page, records: page.records.map((row) => view(deps, row)) }
}

/** Deliveries of the last 30 days, newest first. */
export function deliveryPage(deps: Deps, query: DeliveryQuery, { companyId }: Caller): Page<Delivery> {
  const since = iso(deps.now() - DELIVERY_DAYS * 24 * 3600_000)
  const page = pageRows(
    deps.rows.deliveries,
    (row) =>
      row.companyId === companyId &&
      row.at >= since &&
      (query.webhookId === undefined || row.webhookId === query.webhookId),
    (a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id),
    query,
  )
  return { ...page, records: page.records.map(viewDelivery) }
}

/** A new secret: base64 of 48 bytes. */
const newSecret = ({ chance }: Deps): string => btoa(chance.secret())

/** Keeps an address; a new one, and one that rotates, gets a secret, which the answer shows. */
export function saveWebhook(deps: Deps, input: SaveWebhook, caller: Caller): SavedWebhook {
  const { id, url, active, rotate = false } = input
  const before = id === undefined ? undefined : own(deps, caller, id)
  refuseProblems(checkWebhook(input))
  if (!isPublicUrl(url)) throw refuseField('url', 'field.webhookUrl')
  const mine = deps.rows.webhooks.of('companyId', caller.companyId)
  if (mine.some((row) => row.url === url && row.id !== id)) throw refuseField('url', 'field.webhookSame')
  if (!before && mine.length >= MAX_WEBHOOKS) throw refuseField('url', 'field.webhooksMany', { max: MAX_WEBHOOKS })
  const now = iso(deps.now())
  const fresh = before && !rotate ? undefined : newSecret(deps)
  const { failingSince, ...rest } = before ?? {
    id: newId(deps),
    companyId: caller.companyId,
    secret: '',
    createdAt: now,
    failingSince: undefined,
  }
  // Switching on again begins anew; what switched it off stays to be seen until then.
  const status = active ? 'ACTIVE' : before && before.status !== 'ACTIVE' ? before.status : 'OFF'
  const row: WebhookRow = {
    ...rest,
    url,
    events: WEBHOOK_EVENTS.filter((event) => input.events.includes(event)),
    status,
    ...(failingSince !== undefined && before?.status === status && { failingSince }),
    ...(fresh !== undefined && { secret: fresh }),
    ...(before && fresh !== undefined && { old: { secret: before.secret, until: iso(deps.now() + OLD_SECRET_MS) } }),
    updatedAt: now,
  }
  deps.rows.webhooks.put(row)
  if (status !== 'ACTIVE') giveUp(deps, row.id)
  return { ...view(deps, row), ...(fresh !== undefined && { secret: `whsec_${fresh}` }) }
}

/** Removes an address with its deliveries. */
export function removeWebhook(deps: Deps, { id }: { id: string }, caller: Caller): { done: true } {
  own(deps, caller, id)
  for (const delivery of deps.rows.deliveries.of('webhookId', id)) deps.rows.deliveries.remove(delivery.id)
  deps.rows.webhooks.remove(id)
  return { done: true }
}

function activeWebhook(deps: Deps, caller: Caller, id: string): WebhookRow {
  const webhook = own(deps, caller, id)
  if (webhook.status !== 'ACTIVE') throw refuseField('id', 'field.webhookOff')
  return webhook
}

/** Sends a test to an address. */
export function testWebhook(deps: Deps, { id }: WebhookCommand, caller: Caller): Delivery {
  return viewDelivery(queueDelivery(deps, activeWebhook(deps, caller, id), 'TEST', { id }))
}

/** Sends a delivery again, with all its attempts, under the same id and with the same body. */
export function resendDelivery(deps: Deps, { id }: WebhookCommand, caller: Caller): Delivery {
  const row = deps.rows.deliveries.get(id)
  if (row?.companyId !== caller.companyId) throw notFound()
  const { url } = activeWebhook(deps, caller, row.webhookId)
  const { code: _, error: _error, deliveredAt: _at, ...rest } = row
  const again: DeliveryRow = { ...rest, url, status: 'WAITING', attempts: 0, nextAt: iso(deps.now()) }
  deps.rows.deliveries.put(again)
  return viewDelivery(again)
}
