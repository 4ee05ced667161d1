import { shippingDateEndpoints as calls } from '@/contract/shipping-date/endpoints.ts'
import { shippingDateWire as wire } from '@/contract/shipping-date/wire.ts'
import { nearSailings } from '../domain/shipping/near.ts'
import { pageSailings } from '../domain/shipping/page.ts'
import { readSailing } from '../domain/shipping/read.ts'
import { open, type Route } from './on.ts'

export const shippingRoutes: Route[] = [
  open(calls.page, wire.page, pageSailings),
  open(calls.detail, wire.detail, readSailing),
  open(calls.near, wire.near, nearSailings),
]
