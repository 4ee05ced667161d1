import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { homeWire } from '@/contract/front/home/wire.ts'
import { freightIndex } from '../../domain/front/home/freightIndex.ts'
import { homeOverview } from '../../domain/front/home/overview.ts'
import { open, type Route } from '../on.ts'

/** Routes of the home page. */
export const homeRoutes: Route[] = [
  open(homeEndpoints.overview, homeWire.overview, (deps, _, caller) => homeOverview(deps, caller)),
  open(homeEndpoints.freightIndex, homeWire.freightIndex, (deps) => freightIndex(deps)),
]
