import type { Renewal } from '../../endpoint.ts'
import type { MarketEvent } from './schemas.ts'

/*
 * By paths, not by the endpoints: this comes with the bell, and their files would come along on pages that need none of
 * them. A test holds the paths against the contract.
 */

/** All answers of a call. */
const all = (path: string): Renewal => ({ path, change: () => undefined })

/** The answer about the target, asked for by `key`. */
const about = (path: string, { target }: MarketEvent, key = 'id'): Renewal => ({
  path,
  change: (before, input) => ((input as Record<string, unknown>)[key] === target.id ? undefined : before),
})

/** The detail of the target, unless it is that version already: then this tab wrote it. */
const detail = (path: string, event: MarketEvent): Renewal => ({
  path,
  change: (before, input) =>
    event.version !== undefined && (before as { version?: unknown }).version === event.version
      ? before
      : about(path, event).change(before, input),
})

/** Lists that show the target. */
const lists = (path: string, { target }: MarketEvent): Renewal => ({
  path,
  change: (before) =>
    (before as { records: readonly { id: string }[] }).records.some(({ id }) => id === target.id) ? undefined : before,
})

/** What an event makes old among the answers that are kept. */
export function eventRenewals(event: MarketEvent): readonly Renewal[] {
  switch (event.type) {
    case 'TENDER_CHANGED':
    case 'TENDER_AWARDED':
      return [
        detail('/trading/api/tender/detail', event),
        lists('/trading/api/tender/minePage', event),
        all('/trading/api/bid/minePage'),
      ]
    case 'BID_RECEIVED':
      return [
        about('/trading/api/bid/received', event, 'tenderId'),
        about('/trading/api/tender/detail', event),
        lists('/trading/api/tender/minePage', event),
      ]
    case 'BID_CHANGED':
      return [about('/trading/api/bid/detail', event), all('/trading/api/bid/minePage'), all('/trading/api/bid/stats')]
    case 'ORDER_CHANGED':
      return [detail('/trading/api/order/detail', event), all('/trading/api/order/page')]
    case 'BOOKING_CHANGED':
      return [
        detail('/trading/api/order/detail', event),
        all('/trading/api/order/page'),
        all('/trading/api/booking/page'),
        all('/trading/api/listing/minePage'),
        all('/trading/api/agreement/page'),
        all('/trading/api/agreement/detail'),
      ]
    case 'LISTING_CHANGED':
      return [detail('/trading/api/listing/detail', event), all('/trading/api/listing/minePage')]
    case 'AGREEMENT_CHANGED':
      return [about('/trading/api/agreement/detail', event), all('/trading/api/agreement/page')]
    case 'APPROVAL_CHANGED':
      return [detail('/trading/api/approval/detail', event), all('/trading/api/approval/page')]
    case 'MESSAGE':
      return [all('/trading/api/message/unread'), all('/trading/api/message/page')]
    default:
      // A newer server knows more.
      return []
  }
}
