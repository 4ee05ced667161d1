import { known } from '../../known.ts'
import type { UserType } from '../../userType.ts'
import type { Currency } from '../../money.ts'
import type { TransportMode } from '../../trade/tender/values.ts'
import type { ListingKind, ListingUnit } from './values.ts'

/** Differences between listing kinds. A new kind needs a row here, which the compiler enforces. */
interface KindFacts {
  /** From port to port; other kinds are offered at a place. */
  hasLane: boolean
  /** Can be ordered at its price; cargo is a demand instead, answered by a quote or a tender. */
  isBookable: boolean
  /** Unit of its quantity; undefined if that depends on the transport mode. */
  unit: ListingUnit | undefined
  /**
   * Who may list it: forwarders all modes; consolidation enterprises LCL space, trucks, empty containers and services
   * (PRODUCT 1).
   */
  modes: Partial<Record<UserType, readonly TransportMode[]>>
  /** Usual charges of its price; undefined for space, where they depend on the transport mode. */
  charges: readonly string[] | undefined
  /** Default currency. */
  currency: Currency
  /** Units that are listed by number. */
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

/** Fallback for a kind of a later release. */
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

/** Transport modes in which an enterprise may list a kind; empty if it may not. */
export const modesOf = (kind: ListingKind, userType: UserType): readonly TransportMode[] =>
  factsOf(kind).modes[userType] ?? []

/** Whether an enterprise may list a kind. */
export const mayList = (userType: UserType, kind: ListingKind): boolean => modesOf(kind, userType).length > 0

/** Unit in which a listing of this kind is counted. */
export function unitOf(kind: ListingKind, mode: TransportMode): ListingUnit {
  return factsOf(kind).unit ?? (mode === 'LCL' || mode === 'AIR' ? 'CBM' : 'CONTAINER')
}

/** Currency for comparing listing prices. */
export const MARKET_CURRENCY: Currency = 'USD'
