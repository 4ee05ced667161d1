import type { Call } from '@/api/client.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import type { Country, DictItem, DictWithItems, FreightReference, Province } from '@/contract/reference/schemas.ts'

/** State of one list. `error` is the last failure; `data` the last good copy. */
export interface Loaded<T> {
  data: T | undefined
  loading: boolean
  error: Error | undefined
}

/** Reference lists kept in memory. */
export interface ReferenceData {
  provinces: Loaded<readonly Province[]>
  countries: Loaded<readonly Country[]>
  /** The full dictionary listing by dictCode; the owner's `sysAllDictItems` (Spec §3). */
  sysAllDictItems: Loaded<ReadonlyMap<string, readonly DictItem[]>>
  freight: Loaded<FreightReference>
  /** Items of one dictionary missing in the full listing, e.g. `dict:tender_status`; absent until requested. */
  [one: `dict:${string}`]: Loaded<readonly DictItem[]>
}

export type ReferenceName = keyof ReferenceData

/** Initial state: not requested yet. */
export const UNASKED = { data: undefined, loading: false, error: undefined } as const

/** Reference lists, fetched once per page load and silently. Spec §4; RELIABILITY S6. */
export interface ReferenceStore {
  get: () => ReferenceData
  subscribe: (listener: () => void) => () => void
  /** Loads a list unless it is loaded or loading. Never rejects: failures are in the list's `error`. */
  load: (name: ReferenceName) => Promise<void>
  /** Start-up: loads provinces, countries and dictionaries in parallel. Never rejects. */
  start: () => Promise<void>
}

const DICT = 'dict:'
const SILENT = { silent: true, noRedirect: true } as const
const ALL_ROWS = { current: 1, size: 500 }

function rows<T>(answer: readonly T[]): readonly T[] {
  // A malformed response must never replace a good list (RELIABILITY S6).
  if (!Array.isArray(answer)) throw new TypeError('Reference list expected')
  return answer
}

function inUse(items: readonly DictItem[]): readonly DictItem[] {
  return rows(items)
    .filter((item) => item.status === 1)
    .toSorted((a, b) => a.sort - b.sort)
}

function byCode(dicts: readonly DictWithItems[]): ReadonlyMap<string, readonly DictItem[]> {
  return new Map(rows(dicts).map(({ dictCode, items }) => [dictCode, inUse(items)]))
}

function freightOf(answer: FreightReference): FreightReference {
  rows(answer.ports)
  rows(answer.charges)
  return answer
}

/** Requests one dictionary: finds its id first, then its items. */
async function oneDict(call: Call, dictCode: string): Promise<readonly DictItem[]> {
  const { records } = await call(referenceEndpoints.dictPage, { ...ALL_ROWS, dictCode }, SILENT)
  // The server returns every code that contains the text.
  const found = rows(records).find((dict) => dict.dictCode === dictCode)
  if (!found) throw new Error(`No dictionary ${dictCode}`)
  return inUse(await call(referenceEndpoints.dictItems, { dictId: found.dictId }, SILENT))
}

/** Returns the reference store over `call`. */
export function createReferenceStore(call: Call): ReferenceStore {
  const listeners = new Set<() => void>()
  const running = new Map<ReferenceName, Promise<void>>()
  let state: ReferenceData = {
    provinces: UNASKED,
    countries: UNASKED,
    sysAllDictItems: UNASKED,
    freight: UNASKED,
  }
  type Listing = Exclude<ReferenceName, `dict:${string}`>
  const fetchers: { [K in Listing]: () => Promise<NonNullable<ReferenceData[K]['data']>> } = {
    provinces: async () => rows(await call(referenceEndpoints.provinces, ALL_ROWS, SILENT)),
    countries: async () => rows(await call(referenceEndpoints.countries, ALL_ROWS, SILENT)),
    sysAllDictItems: async () => byCode(await call(referenceEndpoints.dictAll, {}, SILENT)),
    freight: async () => freightOf(await call(referenceEndpoints.freight, {}, SILENT)),
  }
  const isListing = (name: ReferenceName): name is Listing => name in fetchers
  const fetchOf = (name: ReferenceName) => (isListing(name) ? fetchers[name]() : oneDict(call, name.slice(DICT.length)))
  const put = (name: ReferenceName, patch: Partial<Loaded<unknown>>) => {
    state = { ...state, [name]: { ...(state[name] ?? UNASKED), ...patch } }
    for (const listener of listeners) listener()
  }
  const fetchInto = async (name: ReferenceName) => {
    put(name, { loading: true })
    try {
      put(name, { data: await fetchOf(name), loading: false, error: undefined })
    } catch (error) {
      // Spec §4: silent. The field that needs the list shows "reload" (RELIABILITY S6).
      put(name, { loading: false, error: error instanceof Error ? error : new Error(String(error)) })
    } finally {
      running.delete(name)
    }
  }
  const load = (name: ReferenceName): Promise<void> => {
    if (state[name]?.data !== undefined) return Promise.resolve()
    const known = running.get(name)
    if (known) return known
    const started = fetchInto(name)
    running.set(name, started)
    return started
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
    start: async () => {
      await Promise.all([load('provinces'), load('countries'), load('sysAllDictItems')])
    },
  }
}
