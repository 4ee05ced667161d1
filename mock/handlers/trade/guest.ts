import { guestEndpoints as calls } from '@/contract/trade/guest/endpoints.ts'
import { guestWire as wire } from '@/contract/trade/guest/wire.ts'
import { acceptLink, openLink } from '../../domain/trade/guest/link.ts'
import { guestList, revokeGuest } from '../../domain/trade/guest/list.ts'
import { on, open, type Route } from '../on.ts'

export const guestRoutes: Route[] = [
  on(calls.list, wire.list, guestList),
  open(calls.open, wire.open, openLink),
  on(calls.accept, wire.accept, acceptLink),
  on(calls.revoke, wire.revoke, revokeGuest),
]
