import { searchEndpoints } from '@/contract/search/endpoints.ts'
import { searchWire } from '@/contract/search/wire.ts'
import { searchAll } from '../domain/search/all.ts'
import { open, type Route } from './on.ts'

export const searchRoutes: Route[] = [open(searchEndpoints.all, searchWire.all, searchAll)]
