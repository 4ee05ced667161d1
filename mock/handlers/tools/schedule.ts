import { shippingDateEndpoints as calls } from '@/contract/tools/schedule/endpoints.ts'
import { shippingDateWire as wire } from '@/contract/tools/schedule/wire.ts'
import { nearSailings } from '../../domain/tools/schedule/near.ts'
import { pageSailings } from '../../domain/tools/schedule/page.ts'
import { readSailing } from '../../domain/tools/schedule/read.ts'
import { open, type Route } from '../on.ts'

export const shippingRoutes: Route[] = [
  open(calls.page, wire.page, pageSailings),
  open(calls.detail, wire.detail, readSailing),
  open(calls.near, wire.near, nearSailings),
]
