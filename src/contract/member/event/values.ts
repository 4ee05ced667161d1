/**
 * What happened for an enterprise. Events carry no content: who reads one asks for the thing anew. TRADE part 11.
 * TENDER_CHANGED and TENDER_AWARDED: an own tender, or one that it bids on; BID_RECEIVED: the bids on an own tender;
 * BID_CHANGED: an own bid; BOOKING_CHANGED: an order that is or was a booking to be accepted; APPROVAL_CHANGED: something that a person asks others for;
 * MESSAGE: a new message.
 */
export const EVENT_TYPES = [
  'TENDER_CHANGED',
  'TENDER_AWARDED',
  'BID_RECEIVED',
  'BID_CHANGED',
  'ORDER_CHANGED',
  'BOOKING_CHANGED',
  'LISTING_CHANGED',
  'AGREEMENT_CHANGED',
  'APPROVAL_CHANGED',
  'MESSAGE',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** What an event is about. The target of BID_RECEIVED is the tender: a bid is not named before it is opened. */
export const EVENT_TARGETS = ['TENDER', 'BID', 'ORDER', 'LISTING', 'AGREEMENT', 'APPROVAL', 'MESSAGE'] as const
export type EventTarget = (typeof EVENT_TARGETS)[number]

/** How many events of an enterprise are kept for who was away; with an older cursor everything is asked anew. */
export const EVENTS_KEPT = 200
/** Path of the stream after the prefix: server-sent events, read with `fetch` because of the `token` header. */
export const EVENT_STREAM_PATH = '/trading/api/event/stream'
/** Interval of the comments that keep a quiet stream open, ms. TRADE part 11. */
export const HEARTBEAT_MS = 15_000
/** After this time the server closes a stream, ms; the client opens the next one. TRADE part 11. */
export const STREAM_MS = 30 * 60_000
