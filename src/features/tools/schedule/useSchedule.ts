import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@/api/useQuery.ts'
import { useList } from '@/api/useList.ts'
import type { Filters, List } from '@/api/useList.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { BusinessError } from '@/api/errors.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import type { ScheduledSailing, SailingQuery } from '@/contract/tools/schedule/schemas.ts'
import { MAX_PAST_WEEKS, MAX_WINDOW_WEEKS, MIN_WINDOW_WEEKS, SAILING_SORTS } from '@/contract/tools/schedule/values.ts'
import { wallTimeOf } from '@/reference/carriage/zoneTime.ts'
import { useFreight } from '@/reference/useReferences.ts'
import type { QueryNames } from '@/routes/params.ts'
import { dayIn, PORT_CODE, wholeWithin } from '@/routes/addressForms.ts'
import type { Rules } from '@/routes/addressValues.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Weeks shown by default. */
const USUAL_WEEKS = 4
const ISO_CODE = /^[A-Z0-9]{4}$/
/** Maximum trucking days. */
export const MOST_TRUCK_DAYS = 14
/** Larger than any result. */
const WHOLE = 500
/** Query parameters of the schedules; the home page sends the container as ISO code. */
const SCHEDULE_FILTERS = [
  'pol',
  'pod',
  'from',
  'weeks',
  'transhipments',
  'carrier',
  'box',
  'isoCode',
  'ready',
  'truckDays',
] as const satisfies readonly QueryNames<'shippingDates'>[]
type ScheduleFilter = (typeof SCHEDULE_FILTERS)[number]
const RULES: Rules<ScheduleFilter> = {
  pol: PORT_CODE,
  pod: PORT_CODE,
  from: dayIn,
  weeks: wholeWithin(MIN_WINDOW_WEEKS, MAX_WINDOW_WEEKS),
  transhipments: wholeWithin(0, 1),
  carrier: /^[A-Z]{2,6}$/,
  box: ISO_CODE,
  isoCode: ISO_CODE,
  ready: dayIn,
  truckDays: wholeWithin(0, MOST_TRUCK_DAYS),
}
type Sort = (typeof SAILING_SORTS)[number]

/** Validated search parameters: a URL may contain anything. */
export interface Wanted {
  pol: string | undefined
  pod: string | undefined
  /** First day searched; an earlier one, as in an old link, is moved to the earliest day kept. */
  from: string
  /** The day as typed in its field, possibly incomplete. */
  typedFrom: string
  weeks: number
  transhipments: number | undefined
  carrier: string | undefined
  isoCode: string | undefined
  ready: string | undefined
  truckDays: number
}

/** A search of the schedules with its state in the URL. */
export interface Schedule {
  list: List<ScheduledSailing, ScheduleFilter>
  wanted: Wanted
  /** True once both ports are selected. */
  isAsked: boolean
  /** Server error of a search parameter, by name. */
  refusedOf: (field: string) => string | undefined
  /** The server's time, refreshed every minute. */
  now: number
  /** Zone of the port of loading. */
  zone: string
}

const isDay = (text: string | undefined): text is string => text !== undefined && dayIn(text) === text

function within(text: string | undefined, least: number, most: number): number | undefined {
  const value = text !== undefined && /^\d$|^1\d$/.test(text) ? Number(text) : NaN
  return value >= least && value <= most ? value : undefined
}

/** A day, or the earliest day whose departures are still kept. */
function notBefore(day: string, today: string): string {
  const oldest = new Date(Date.parse(today) - MAX_PAST_WEEKS * 7 * DAY_MS).toISOString().slice(0, 10)
  return day < oldest ? oldest : day
}

function read(filters: Filters<ScheduleFilter>, today: string): Wanted {
  const { pol, pod, from, carrier } = filters
  const box = filters.box ?? filters.isoCode
  return {
    pol: pol !== undefined && PORT_CODE.test(pol) ? pol : undefined,
    pod: pod !== undefined && PORT_CODE.test(pod) ? pod : undefined,
    from: isDay(from) ? notBefore(from, today) : today,
    typedFrom: isDay(from) ? from : today,
    weeks: within(filters.weeks, MIN_WINDOW_WEEKS, MAX_WINDOW_WEEKS) ?? USUAL_WEEKS,
    transhipments: within(filters.transhipments, 0, 1),
    carrier: carrier !== undefined && /^[A-Z]{2,6}$/.test(carrier) ? carrier : undefined,
    isoCode: box !== undefined && /^[A-Z0-9]{4}$/.test(box) ? box : undefined,
    ready: isDay(filters.ready) ? filters.ready : undefined,
    truckDays: within(filters.truckDays, 0, MOST_TRUCK_DAYS) ?? 1,
  }
}

/** Request parameters of a search. */
function questionOf({ pol = '', pod = '', from, weeks, transhipments, carrier, isoCode }: Wanted) {
  return {
    pol,
    pod,
    from,
    weeks,
    ...(transhipments !== undefined && { maxTranshipments: transhipments }),
    ...(carrier && { carrierScac: carrier }),
    ...(isoCode && { isoCode }),
  }
}

/** Sailings for the parameters in the URL, paged. */
export function useSchedule(): Schedule {
  const now = useServerNow(MINUTE_MS)
  const { portOf } = useFreight()
  const [params] = useSearchParams()
  const list = useList(shippingDateEndpoints.page, {
    filters: SCHEDULE_FILTERS,
    rules: RULES,
    saidAtField: ['pol', 'pod', 'from'],
    toQuery: (filters) => questionOf(readNow(filters)),
    ready: PORT_CODE.test(params.get('pol') ?? '') && PORT_CODE.test(params.get('pod') ?? ''),
    silent: true,
  })
  const zone = portOf(list.filters.pol ?? '')?.timezone ?? 'Asia/Shanghai'
  function readNow(filters: Filters<ScheduleFilter>): Wanted {
    const there = portOf(filters.pol ?? '')?.timezone ?? 'Asia/Shanghai'
    return read(filters, wallTimeOf(new Date(now).toISOString(), there).slice(0, 10))
  }
  const wanted = readNow(list.filters)
  const refused = list.error instanceof BusinessError ? list.error.fieldErrors : []
  return {
    list,
    wanted,
    isAsked: wanted.pol !== undefined && wanted.pod !== undefined,
    refusedOf: (field) => refused.find((one) => one.field === field)?.message,
    now,
    zone,
  }
}

/** Request parameters for all sailings of a search, for views and exports that need them together. */
export function wholeOf(wanted: Wanted, sort: string | undefined): SailingQuery {
  return { ...questionOf(wanted), ...(isSort(sort) && { sort }), current: 1, size: WHOLE }
}

const isSort = (text: string | undefined): text is Sort => SAILING_SORTS.some((sort) => sort === text)

/** Loads all sailings of a search on demand. */
export function useWhole({ wanted, isAsked }: Schedule, isWanted: boolean) {
  return useQuery(shippingDateEndpoints.page, wholeOf(wanted, undefined), {
    ready: isAsked && isWanted,
    silent: true,
    keepPrevious: true,
  })
}

/** Near matches of an empty search. */
export function useNear({ wanted, isAsked }: Schedule, isWanted: boolean) {
  return useQuery(shippingDateEndpoints.near, questionOf(wanted), { ready: isAsked && isWanted, silent: true })
}
