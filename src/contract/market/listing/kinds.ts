import { known } from '../../known.ts'
import type { UserType } from '../../userType.ts'
import type { Currency } from '../../money.ts'
import type { TransportMode } from '../../trade/tender/values.ts'
import type { ListingKind, ListingUnit } from './values.ts'

/** What the kinds of listing differ in. A new kind is a row here; the compiler asks for it. */
interface KindFacts {
  /** Runs from port to port; the others are offered in a place. */
  hasLane: boolean
  /** Ordered at its price; cargo is what somebody looks for, and is answered by a quote or a tender. */
  isBookable: boolean
  /** What its quantity counts; undefined where that hangs on the way of transport. */
  unit: ListingUnit | undefined
  /** Who may list it: forwarders all, consolidation enterprises LCL space, trucks, empty boxes and services (PRODUCT 1). */
  modes: Partial<Record<UserType, readonly TransportMode[]>>
  /** Charges that its price usually answers; undefined for those of space on the way of transport. */
  charges: readonly string[] | undefined
  /** Currency a new listing begins with. */
  currency: Currency
  /** What is listed by its numbers. */
  numbers?: 'plates' | 'containerNos'
}

const ANY = ['FCL', 'LCL', 'AIR', 'RAIL'] as const

const KIND_FACTS: Record<ListingKind, KindFacts> = {
  RATE: { hasLane: true, isBookable: true, unit: undefined, modes: { 2: ANY }, charges: undefined, currency: 'USD' },
  SPACE: {
    hasLane: true,
    isBookable: true,
    unit: undefined,
    modes: { 2: ANY, 3: ['LCL'] },
    charges: undefined,
    currency: 'USD',
  },
  TRUCK: {
    hasLane: false,
    isBookable: true,
    unit: 'TRIP',
    modes: { 2: ['TRUCK'], 3: ['TRUCK'] },
    charges: ['TRKO', 'WTG'],
    currency: 'CNY',
    numbers: 'plates',
  },
  EMPTY_BOX: {
    hasLane: false,
    isBookable: true,
    unit: 'CONTAINER',
    modes: { 2: ['FCL'], 3: ['FCL'] },
    charges: [],
    currency: 'CNY',
    numbers: 'containerNos',
  },
  CARGO: { hasLane: true, isBookable: false, unit: undefined, modes: { 2: ANY }, charges: [], currency: 'USD' },
  SERVICE: {
    hasLane: false,
    isBookable: true,
    unit: 'SHIPMENT',
    modes: { 2: ['FCL'], 3: ['FCL'] },
    charges: [],
    currency: 'CNY',
  },
}

/** Of a kind of a later release. */
const UNKNOWN: KindFacts = {
  hasLane: false,
  isBookable: true,
  unit: undefined,
  modes: {},
  charges: [],
  currency: 'CNY',
}

export const factsOf = (kind: ListingKind): KindFacts => known(KIND_FACTS, kind) ?? UNKNOWN
export const hasLane = (kind: ListingKind): boolean => factsOf(kind).hasLane
export const isBookable = (kind: ListingKind): boolean => factsOf(kind).isBookable

/** Ways of transport in which an enterprise may list a kind; none where it may not list it. */
export const modesOf = (kind: ListingKind, userType: UserType): readonly TransportMode[] =>
  factsOf(kind).modes[userType] ?? []

/** Whether an enterprise may list a kind. */
export const mayList = (userType: UserType, kind: ListingKind): boolean => modesOf(kind, userType).length > 0
