import { searchEndpoints } from '@/contract/front/search/endpoints.ts'
import { searchWire } from '@/contract/front/search/wire.ts'
import { searchAll } from '../../domain/front/search/all.ts'
import { open, type Route } from '../on.ts'

export const searchRoutes: Route[] = [open(searchEndpoints.all, searchWire.all, searchAll)]
