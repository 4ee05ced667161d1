import { shippingDateEndpoints as calls } from '@/contract/shipping-date/endpoints.ts'
import { shippingDateWire as wire } from '@/contract/shipping-date/wire.ts'
import { pageSailings } from '../domain/shipping/sailings.ts'
import { open, type Route } from './on.ts'

export const shippingRoutes: Route[] = [open(calls.page, wire.page, pageSailings)]
