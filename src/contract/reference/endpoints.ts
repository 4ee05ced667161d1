import { get } from '../endpoint.ts'
import type { Page } from '../page.ts'
import type { FuelPrices } from './fuel/schemas.ts'
import type {
  Country,
  CountryQuery,
  Dict,
  DictItem,
  DictQuery,
  DictWithItems,
  FreightReference,
  Province,
  ProvinceQuery,
} from './schemas.ts'

/** Reference data (Spec §7). */
export const referenceEndpoints = {
  /** Spec §7; `name` filters. */
  provinces: get<ProvinceQuery, Province[]>('/trading/api/province/listAll'),
  /** Spec §7. */
  countries: get<CountryQuery, Country[]>('/trading/api/country/listAll'),
  /** Spec §7. */
  dictPage: get<DictQuery, Page<Dict>>('/trading/api/dict/listDict'),
  /** Spec §7. */
  dictItems: get<{ dictId: string }, DictItem[]>('/trading/api/dict/selectItemByDictId'),
  /** Spec §7. */
  dictDetail: get<{ id: string }, DictWithItems>('/trading/api/dict/detailDict'),
  /** Spec §7: the full dictionary listing, cached as sysAllDictItems. */
  dictAll: get<Record<string, never>, DictWithItems[]>('/trading/api/dict/listAll'),
  /** Ports, carriers, containers, charges, Incoterms, packages. Assumed: decision 0004. */
  freight: get<Record<string, never>, FreightReference>('/trading/api/freight/reference'),
  /** Average prices of marine fuel by quarter. Assumed: decision 0004. */
  fuelPrices: get<Record<string, never>, FuelPrices>('/trading/api/freight/fuelPrices'),
} as const
