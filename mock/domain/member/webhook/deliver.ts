import { DELIVERY_TIMEOUT_MS, FAILING_MS, RETRY_MS } from '@/contract/member/webhook/values.ts'
import type { DeliveryError } from '@/contract/member/webhook/values.ts'
import { CannotSave, type Store } from '../../../store/port.ts'
import { iso, type Deps } from '../../deps.ts'
import { notify } from '../notification/notify.ts'
import { isPublicUrl } from './address.ts'
import { giveUp } from './queue.ts'
import type { DeliveryRow, WebhookRow } from './row.ts'
import { signedHeaders } from './sign.ts'

/** A post to another system. */
export interface Post {
  url: string
  headers: Record<string, string>
  body: string
  timeoutMs: number
}

/** Posts and gives the HTTP status. @throws PostRefused for a host that is not posted to; Error without an answer. */
export type PostOut = (post: Post) => Promise<number>

/** The host does not post to this address. */
export class PostRefused extends Error {
  override readonly name = 'PostRefused'
}

/** The port of a host without a network of its own. */
export const refuseToPost: PostOut = async () => {
  throw new PostRefused('This market does not post')
}

/** Most deliveries at once. */
const AT_ONCE = 20
const GONE = 410

/** How an attempt went; `code`: the HTTP status, if there was an answer. */
interface Outcome {
  code?: number
  error?: DeliveryError
}

/**
 * Returns what sends all due deliveries, outside of the store's transactions: a slow receiver must not hold the market.
 * One that was under way when the process ended is sent again under its id.
 */
export function createDeliverer(store: Store, deps: Deps, post: PostOut): () => Promise<void> {
  const underWay = new Set<string>()
  return async () => {
    const now = iso(deps.now())
    const due = deps.rows.deliveries
      .all(({ id, status, nextAt }) => status === 'WAITING' && (nextAt ?? now) <= now && !underWay.has(id))
      .toSorted((a, b) => (a.nextAt ?? '').localeCompare(b.nextAt ?? ''))
      .slice(0, AT_ONCE)
    await Promise.all(
      due.map(async (row) => {
        underWay.add(row.id)
        try {
          const outcome = await attempt(deps, row, post)
          await store.atomically(() => settle(deps, row.id, outcome))
        } catch (error) {
          // It stays due until it can be saved.
          if (!(error instanceof CannotSave)) throw error
        } finally {
          underWay.delete(row.id)
        }
      }),
    )
  }
}

async function attempt(deps: Deps, { id, webhookId, url, body }: DeliveryRow, post: PostOut): Promise<Outcome> {
  const webhook = deps.rows.webhooks.get(webhookId)
  // The rules of addresses may have become stricter since it was kept.
  if (webhook?.status !== 'ACTIVE' || !isPublicUrl(url)) return { error: 'REFUSED' }
  const { secret, old } = webhook
  const secrets = [secret, ...(old && old.until > iso(deps.now()) ? [old.secret] : [])]
  // Receivers compare the time with their own clock.
  const headers = await signedHeaders(secrets, { id, at: Math.floor(deps.wall() / 1000), body })
  try {
    const code = await post({ url, headers, body, timeoutMs: DELIVERY_TIMEOUT_MS })
    return code >= 200 && code < 300 ? { code } : { code, error: 'ANSWER' }
  } catch (error) {
    return { error: error instanceof PostRefused ? 'REFUSED' : 'NO_ANSWER' }
  }
}

/** Keeps how an attempt went, and when the next one is. */
function settle(deps: Deps, id: string, { code, error }: Outcome): void {
  const row = deps.rows.deliveries.get(id)
  const webhook = row && deps.rows.webhooks.get(row.webhookId)
  if (row?.status !== 'WAITING' || !webhook) return
  const { nextAt: _, code: _code, error: _error, ...rest } = row
  const attempts = row.attempts + 1
  const tried = { ...rest, attempts, ...(code !== undefined && { code }), ...(error && { error }) }
  if (!error) {
    deps.rows.deliveries.put({ ...tried, status: 'DELIVERED', deliveredAt: iso(deps.now()) })
    const { failingSince, ...fine } = webhook
    if (failingSince !== undefined) deps.rows.webhooks.put(fine)
    return
  }
  const wait = RETRY_MS[attempts - 1]
  deps.rows.deliveries.put(
    wait === undefined || code === GONE ? { ...tried, status: 'FAILED' } : { ...tried, nextAt: iso(deps.now() + wait) },
  )
  const failingSince = webhook.failingSince ?? iso(deps.now())
  if (webhook.status !== 'ACTIVE') return
  if (code === GONE) switchOff(deps, { ...webhook, failingSince }, 'GONE')
  else if (deps.now() - Date.parse(failingSince) >= FAILING_MS) switchOff(deps, { ...webhook, failingSince }, 'FAILING')
  else if (webhook.failingSince === undefined) deps.rows.webhooks.put({ ...webhook, failingSince })
}

function switchOff(deps: Deps, webhook: WebhookRow, status: 'GONE' | 'FAILING'): void {
  const { id, companyId, url } = webhook
  deps.rows.webhooks.put({ ...webhook, status, updatedAt: iso(deps.now()) })
  giveUp(deps, id)
  const params = { variant: status, host: new URL(url).host }
  notify(deps, { companyId, type: 'WEBHOOK_OFF', params, target: { kind: 'WEBHOOK', id } })
}
