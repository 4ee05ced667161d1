import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { useAddress } from './useAddress.ts'

/** Maximum number of sailings side by side. */
export const MOST_COMPARED = 4

/** A sailing requested by id. `gone`: it does not exist. */
export interface Asked {
  id: string
  sailing: ScheduledSailing | undefined
  state: 'loading' | 'failed' | 'gone' | 'there'
  refresh: () => void
}

/** Compared sailings; their ids are in the URL. */
export interface Compared {
  ids: readonly string[]
  toggle: (id: string) => void
  clear: () => void
}

/** Requests one sailing; nothing without an id. */
export function useSailing(id: string | undefined): Asked {
  const query = useQuery(shippingDateEndpoints.detail, { id: id ?? '' }, { ready: id !== undefined, silent: true })
  const { data, error, refresh } = query
  const isGone = hasCode(error, BUSINESS_CODES.notFound) || hasCode(error, BUSINESS_CODES.fieldErrors)
  const state = isGone ? 'gone' : data ? 'there' : error ? 'failed' : 'loading'
  return { id: id ?? '', sailing: isGone ? undefined : data, state, refresh }
}

/** The ids in a parameter text, without duplicates and up to the limit. */
export function idsOf(text: string | undefined): string[] {
  return [
    ...new Set(
      (text ?? '')
        .replaceAll(' ', '+')
        .split(',')
        .filter((id) => /^[\w.+-]{1,64}$/.test(id)),
    ),
  ].slice(0, MOST_COMPARED)
}

/** The sailings compared in the URL, and functions to change them. */
export function useCompared(): Compared {
  const address = useAddress()
  const ids = idsOf(address.get('compare'))
  const isOpen = address.get('view') === 'compare'
  const keep = (next: readonly string[]) =>
    address.go({
      compare: next.length > 0 ? next.join(',') : undefined,
      ...(isOpen && next.length === 0 && { view: undefined }),
    })
  return {
    ids,
    toggle: (id) => {
      if (ids.includes(id)) keep(ids.filter((one) => one !== id))
      else if (ids.length < MOST_COMPARED) keep([...ids, id])
    },
    clear: () => keep([]),
  }
}

/** The compared sailings, in the order of selection. */
export function useColumns(ids: readonly string[]): Asked[] {
  const all = [useSailing(ids[0]), useSailing(ids[1]), useSailing(ids[2]), useSailing(ids[3])]
  return all.slice(0, ids.length)
}
