import { eventEndpoints as calls } from '@/contract/member/event/endpoints.ts'
import { eventWire as wire } from '@/contract/member/event/wire.ts'
import { eventsSince } from '../../domain/member/event/log.ts'
import { on, type Route } from '../on.ts'

export const eventRoutes: Route[] = [on(calls.since, wire.since, eventsSince)]
