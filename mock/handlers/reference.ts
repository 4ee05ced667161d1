import { referenceEndpoints as calls } from '@/contract/reference/endpoints.ts'
import { referenceWire as wire } from '@/contract/reference/wire.ts'
import { fuelPrices } from '../domain/reference/fuel.ts'
import * as lists from '../domain/reference/lists.ts'
import { open, type Route } from './on.ts'

export const referenceRoutes: Route[] = [
  open(calls.provinces, wire.provinces, lists.listProvinces),
  open(calls.countries, wire.countries, lists.listCountries),
  open(calls.dictPage, wire.dictPage, lists.pageDicts),
  open(calls.dictItems, wire.dictItems, (deps, { dictId }) => lists.itemsOfDict(deps, dictId)),
  open(calls.dictDetail, wire.dictDetail, (deps, { id }) => lists.dictById(deps, id)),
  open(calls.dictAll, wire.dictAll, (deps) => deps.reference.dicts),
  open(calls.freight, wire.freight, (deps) => deps.reference.freight),
  open(calls.fuelPrices, wire.fuelPrices, (deps) => fuelPrices(deps)),
]
