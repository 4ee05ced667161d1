import type { Stock } from '@/contract/market/listing/draft.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { loadOf, stockOf } from '@/contract/market/booking/shipment/load.ts'
import { isLoose, isReeferType, shipsCargo } from '@/contract/market/booking/shipment/needs.ts'
import type { ShipmentInput } from '@/contract/market/booking/shipment/rules.ts'
import type { CargoParty, PackageRow, Shipment } from '@/contract/market/booking/shipment/schemas.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import type { Payers } from '@/contract/trade/tender/payers/schemas.ts'
import { cargoIn, FIRST_CARGO, numberOf } from '@/reference/cargo/form.ts'
import type { CargoForm } from '@/reference/cargo/form.ts'
import { itemsOf, keyOf } from './quantities.ts'
import type { Quantities } from './quantities.ts'

/** Changes with the shape of `BookingForm`. */
export const BOOKING_VERSION = 1

/** A row of packages as typed. */
export type RowForm = Record<'pieces' | 'lengthCm' | 'widthCm' | 'heightCm' | 'kg', string>
export const EMPTY_ROW: RowForm = { pieces: '', lengthCm: '', widthCm: '', heightCm: '', kg: '' }
/** A party as typed. */
export type PartyForm = Record<keyof CargoParty, string>
export const EMPTY_PARTY: PartyForm = { name: '', address: '', country: '', contact: '' }

/** What is shipped, as typed. */
export interface ShipmentForm extends CargoForm {
  /** Key of the sailing; '' is none. */
  sailing: string
  readyDate: string
  /** Weight of one container by type, or of one truck. */
  weights: Quantities
  packages: RowForm[]
  pickup: string
  drop: string
  incoterm: string
  payers: Payers | undefined
  shipper: PartyForm
  consignee: PartyForm
  /** Undefined: the same as the consignee. */
  notify: PartyForm | undefined
}

/** A booking as typed. */
export interface BookingForm {
  typed: Quantities
  shipment: ShipmentForm
  note: string
}

export const FIRST_BOOKING: BookingForm = {
  typed: {},
  note: '',
  shipment: {
    sailing: '',
    ...FIRST_CARGO,
    readyDate: '',
    weights: {},
    packages: [EMPTY_ROW],
    pickup: '',
    drop: '',
    incoterm: '',
    payers: undefined,
    shipper: EMPTY_PARTY,
    consignee: EMPTY_PARTY,
    notify: undefined,
  },
}

/** Key of a sailing in the form. */
export const sailingKey = ({ id, vessel, voyage, etd }: SailingPick): string => id ?? `${vessel} ${voyage} ${etd}`

const rowsOf = (rows: readonly RowForm[]): PackageRow[] =>
  rows.map(({ pieces, lengthCm, widthCm, heightCm, kg }) => ({
    pieces: numberOf(pieces),
    lengthCm: numberOf(lengthCm),
    widthCm: numberOf(widthCm),
    heightCm: numberOf(heightCm),
    kg: kg.trim(),
  }))

const isWhole = (row: PackageRow): boolean =>
  /^\d+(\.\d+)?$/.test(row.kg) && [row.pieces, row.lengthCm, row.widthCm, row.heightCm].every((one) => one > 0)

/** What the typed packages add up to; undefined until each row is whole. */
export function loadIn({ packages }: ShipmentForm): ReturnType<typeof loadOf> {
  const rows = rowsOf(packages)
  return rows.every(isWhole) ? loadOf(rows) : undefined
}

/** Ordered items: typed quantities, or the whole cubic metres that the packages take. */
export function orderedIn(listing: ListingDetail, { typed, shipment }: BookingForm): Stock[] {
  if (!isLoose(listing)) return itemsOf(listing, typed)
  const load = loadIn(shipment)
  return load ? [{ qty: stockOf(load) }] : []
}

const trimmed = (party: PartyForm): PartyForm => ({
  name: party.name.trim(),
  address: party.address.trim(),
  country: party.country,
  contact: party.contact.trim(),
})

/** What is shipped, as the rules and the server read it; undefined where a booking has no cargo. */
export function shipmentIn(listing: ListingDetail, form: BookingForm): ShipmentInput | undefined {
  if (!shipsCargo(listing)) return undefined
  const { shipment } = form
  const { weights, sailing, pickup, drop, shipper, consignee, notify } = shipment
  const items = orderedIn(listing, form)
  const found = listing.sailings.find((one) => sailingKey(one) === sailing)
  const isCold = items.some(({ isoCode }) => isReeferType(isoCode))
  const isTruck = listing.kind === 'TRUCK'
  return {
    ...(found && { sailing: found }),
    cargo: cargoIn(shipment, isCold),
    readyDate: shipment.readyDate,
    weights: isLoose(listing)
      ? []
      : items.map(({ isoCode }) => ({
          ...(isoCode && { isoCode }),
          kg: (weights[keyOf({ isoCode })] ?? '').trim(),
        })),
    packages: isLoose(listing) ? rowsOf(shipment.packages) : [],
    ...(isTruck
      ? { truck: { pickup: pickup.trim(), drop: drop.trim() } }
      : {
          incoterm: shipment.incoterm,
          payers: shipment.payers,
          parties: {
            shipper: trimmed(shipper),
            consignee: trimmed(consignee),
            ...(notify && { notify: trimmed(notify) }),
          },
        }),
  }
}

/** A shipment in which the rules found nothing missing, in its own type. */
export const wholeShipment = (input: ShipmentInput | undefined) => input as Shipment | undefined
