import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingDetail, ListingSummary } from '@/contract/market/listing/schemas.ts'
import { MAX_COMPARED } from '@/contract/market/listing/values.ts'
import { IDS, idsOf, OPEN } from './compareAddress.ts'

/** A column of the comparison. `gone`: it never existed, or its seller is editing it. */
export interface Compared {
  id: string
  listing: ListingDetail | undefined
  state: 'loading' | 'failed' | 'gone' | 'otherKind' | 'there'
  refresh: () => void
}

/** Why a listing could not be added. */
export interface NotTaken {
  id: string
  why: 'full' | 'otherKind'
}

/** State of the comparison; the listings and whether it is open are kept in the URL. */
export interface Compare {
  ids: readonly string[]
  columns: readonly Compared[]
  isOpen: boolean
  notTaken: NotTaken | undefined
  /** Adds or removes a listing; if it cannot be added, sets `notTaken`. */
  toggle: (row: Pick<ListingSummary, 'id' | 'kind'>) => void
  remove: (id: string) => void
  clear: () => void
  show: (isOpen: boolean) => void
  /** Takes the focus when the comparison closes. */
  tray: RefObject<HTMLElement | null>
}

function useOne(id: string | undefined) {
  const query = useQuery(listingEndpoints.detail, { id: id ?? '' }, { ready: id !== undefined, silent: true })
  const { data, error, refresh } = query
  const isGone = hasCode(error, BUSINESS_CODES.notFound) || hasCode(error, BUSINESS_CODES.fieldErrors)
  const state = isGone ? 'gone' : data ? 'there' : error ? 'failed' : 'loading'
  return { listing: isGone ? undefined : data, state, refresh } as const
}

/** The listings compared in the URL, and functions to change them. */
export function useCompare(): Compare {
  const [params, setParams] = useSearchParams()
  const text = params.get(IDS)
  const ids = useMemo(() => idsOf(text), [text])
  const [notTaken, setNotTaken] = useState<NotTaken>()
  const answers = [useOne(ids[0]), useOne(ids[1]), useOne(ids[2]), useOne(ids[3])]
  const isOpen = ids.length > 0 && params.get(OPEN) === '1'
  const tray = useRef<HTMLElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) tray.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  const kind = answers.find(({ listing }, place) => place < ids.length && listing)?.listing?.kind
  const columns = ids.flatMap((id, place): Compared[] => {
    const answer = answers[place]
    if (!answer) return []
    const isOther = answer.listing !== undefined && answer.listing.kind !== kind
    return [{ id, ...answer, state: isOther ? 'otherKind' : answer.state }]
  })
  const write = (change: (next: URLSearchParams) => void, replace = true) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        change(next)
        return next
      },
      { replace },
    )
  const keep = (wanted: readonly string[]) => {
    setNotTaken(undefined)
    write((next) => {
      if (wanted.length > 0) return next.set(IDS, wanted.join(','))
      next.delete(IDS)
      return next.delete(OPEN)
    })
  }
  const remove = (id: string) => keep(ids.filter((one) => one !== id))
  return {
    ids,
    columns,
    isOpen,
    tray,
    notTaken,
    toggle: (row) => {
      if (ids.includes(row.id)) remove(row.id)
      else if (kind && row.kind !== kind) setNotTaken({ id: row.id, why: 'otherKind' })
      else if (ids.length >= MAX_COMPARED) setNotTaken({ id: row.id, why: 'full' })
      else keep([...ids, row.id])
    },
    remove,
    clear: () => keep([]),
    show: (shown) =>
      write((next) => {
        if (shown) next.set(OPEN, '1')
        else next.delete(OPEN)
      }, false),
  }
}
