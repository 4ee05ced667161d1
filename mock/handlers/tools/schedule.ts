import { shippingDateEndpoints as calls } from '@/contract/tools/schedule/endpoints.ts'
import { shippingDateWire as wire } from '@/contract/tools/schedule/wire.ts'
import { nearSailings } from '../../domain/tools/schedule/near.ts'
import { pageSailings } from '../../domain/tools/schedule/page.ts'
import { readSailing } from '../../domain/tools/schedule/read.ts'
import { fleetOf } from '../../domain/tools/schedule/views/fleet.ts'
import { viewPort } from '../../domain/tools/schedule/views/port.ts'
import { viewService } from '../../domain/tools/schedule/views/service.ts'
import { viewVessel } from '../../domain/tools/schedule/views/vessel.ts'
import { open, type Route } from '../on.ts'

export const shippingRoutes: Route[] = [
  open(calls.page, wire.page, pageSailings),
  open(calls.detail, wire.detail, readSailing),
  open(calls.near, wire.near, nearSailings),
  open(calls.port, wire.port, viewPort),
  open(calls.vessel, wire.vessel, viewVessel),
  open(calls.service, wire.service, viewService),
  open(calls.fleet, wire.fleet, fleetOf),
]
