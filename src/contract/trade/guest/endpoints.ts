import { get, post, renewal, renewsAll } from '../../endpoint.ts'
import { tenderEndpoints } from '../tender/endpoints.ts'
import type * as s from './schemas.ts'

const list = get<{ tenderId: string }, s.GuestList>('/trading/api/guest/list')

/** Guests of tenders by invitation (Assumed: decision 0004, 0086). */
export const guestEndpoints = {
  /** The guests of an own tender. */
  list,
  /** What a link shows, to anybody; the first time its publisher is told. POST, so that the code is in no address. */
  open: post<{ code: string }, s.GuestView>('/trading/api/guest/open'),
  /** Accepts an invitation for the caller's enterprise. */
  accept: post<s.AcceptGuest, s.GuestAccepted>('/trading/api/guest/accept', () => [renewsAll(tenderEndpoints.detail)]),
  /** Takes a link back, and the invitation of who registered by it and has not quoted. */
  revoke: post<s.RevokeGuest, s.GuestList>('/trading/api/guest/revoke', (value) => [
    renewal(list, (before, { tenderId }) => (tenderId === value.tenderId ? value : before)),
  ]),
} as const
