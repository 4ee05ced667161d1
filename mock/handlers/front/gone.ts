import { goneEndpoints } from '@/contract/front/gone/endpoints.ts'
import { goneWire } from '@/contract/front/gone/wire.ts'
import { lookGone } from '../../domain/front/gone/look.ts'
import { open, type Route } from '../on.ts'

export const goneRoutes: Route[] = [open(goneEndpoints.look, goneWire.look, lookGone)]
