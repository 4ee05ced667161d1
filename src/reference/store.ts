import type { Call } from '@/api/client.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import type { Country, DictItem, DictWithItems, FreightReference, Province } from '@/contract/reference/schemas.ts'

/** One list as far as it is known. `error` is the newest failure; `data` the last good copy. */
export interface Loaded<T> {
  data: T | undefined
  loading: boolean
  error: Error | undefined
}

/** The lists that the product keeps in memory. */
export interface ReferenceData {
  provinces: Loaded<readonly Province[]>
  countries: Loaded<readonly Country[]>
  /** The full dictionary listing by dictCode; the owner's `sysAllDictItems` (Spec §3). */
  sysAllDictItems: Loaded<ReadonlyMap<string, readonly DictItem[]>>
  freight: Loaded<FreightReference>
}

export type ReferenceName = keyof ReferenceData

/** Reference lists, fetched once per page load and silently. Spec §4; RELIABILITY S6. */
export interface ReferenceStore {
  get: () => ReferenceData
  subscribe: (listener: () => void) => () => void
  /** Fetches a list unless it is there or under way. Never rejects: the failure is in the list's `error`. */
  load: (name: ReferenceName) => Promise<void>
  /** Start-up: provinces, countries and dictionaries in parallel. Never rejects. */
  start: () => Promise<void>
}

const SILENT = { silent: true, noRedirect: true } as const
const ALL_ROWS = { current: 1, size: 500 }

function rows<T>(answer: readonly T[]): readonly T[] {
  // A malformed answer must never replace a good list (RELIABILITY S6).
  if (!Array.isArray(answer)) throw new TypeError('Reference list expected')
  return answer
}

function byCode(dicts: readonly DictWithItems[]): ReadonlyMap<string, readonly DictItem[]> {
  const entries = rows(dicts).map(({ dictCode, items }): [string, readonly DictItem[]] => {
    const inUse = rows(items).filter((item) => item.status === 1)
    return [dictCode, inUse.toSorted((a, b) => a.sort - b.sort)]
  })
  return new Map(entries)
}

function freightOf(answer: FreightReference): FreightReference {
  rows(answer.ports)
  rows(answer.charges)
  return answer
}

/** Gives the reference store over `call`. */
export function createReferenceStore(call: Call): ReferenceStore {
  const listeners = new Set<() => void>()
  const running = new Map<ReferenceName, Promise<void>>()
  const untouched = { data: undefined, loading: false, error: undefined }
  let state: ReferenceData = {
    provinces: untouched,
    countries: untouched,
    sysAllDictItems: untouched,
    freight: untouched,
  }
  const fetchers: { [K in ReferenceName]: () => Promise<NonNullable<ReferenceData[K]['data']>> } = {
    provinces: async () => rows(await call(referenceEndpoints.provinces, ALL_ROWS, SILENT)),
    countries: async () => rows(await call(referenceEndpoints.countries, ALL_ROWS, SILENT)),
    sysAllDictItems: async () => byCode(await call(referenceEndpoints.dictAll, {}, SILENT)),
    freight: async () => freightOf(await call(referenceEndpoints.freight, {}, SILENT)),
  }
  const put = (name: ReferenceName, patch: Partial<Loaded<unknown>>) => {
    state = { ...state, [name]: { ...state[name], ...patch } }
    for (const listener of listeners) listener()
  }
  const fetchInto = async (name: ReferenceName) => {
    put(name, { loading: true })
    try {
      put(name, { data: await fetchers[name](), loading: false, error: undefined })
    } catch (error) {
      // Spec §4: silent. The field that needs the list shows "reload" (RELIABILITY S6).
      put(name, { loading: false, error: error instanceof Error ? error : new Error(String(error)) })
    } finally {
      running.delete(name)
    }
  }
  const load = (name: ReferenceName): Promise<void> => {
    if (state[name].data !== undefined) return Promise.resolve()
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
