import type { TransportMode } from '../../../trade/tender/values.ts'
import { hasLane, unitOf } from '../../listing/kinds.ts'
import type { ListingKind } from '../../listing/values.ts'

/** The parts of a listing that decide what a booking of it has to say. */
export interface Booked {
  kind: ListingKind
  mode: TransportMode
}

/** Whether a booking says what is shipped: on a lane and by truck, not with empty containers and services. */
export const shipsCargo = ({ kind }: Booked): boolean => hasLane(kind) || kind === 'TRUCK'

/** Whether the cargo is counted by its packages, else by containers or trucks. */
export const isLoose = ({ kind, mode }: Booked): boolean => shipsCargo({ kind, mode }) && unitOf(kind, mode) === 'CBM'

/** Whether dangerous goods can be booked at a price: loose cargo shares its container, and by rail each is asked for. MARKET 7.1. */
export const takesDangerous = ({ mode }: Pick<Booked, 'mode'>): boolean => mode !== 'LCL' && mode !== 'RAIL'

/** Whether a container type is a reefer (ISO 6346: third character of the type). */
export const isReeferType = (isoCode: string | undefined): boolean => isoCode?.[2] === 'R'
