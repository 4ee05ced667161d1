import { needsValue, servicesFor } from '@/contract/market/booking/services.ts'
import { PRICE_MAX } from '@/contract/trade/bid/limits.ts'
import { checkDecimal } from '@/contract/validation.ts'
import type { Currency, Money } from '@/contract/money.ts'
import type { Stock } from '@/contract/market/listing/draft.ts'
import { pickedOf } from '@/contract/market/listing/sailings.ts'
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
  /** Of the goods, where a service is priced by it. */
  value: { amount: string; currency: Currency }
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
  /** Codes of the optional services that are ticked. */
  services: readonly string[]
  note: string
}

export const FIRST_BOOKING: BookingForm = {
  typed: {},
  services: [],
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
    value: { amount: '', currency: 'USD' },
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

/** A draft kept on the device, also one of before services could be ticked. */
export const restoredBooking = (kept: BookingForm): BookingForm => ({
  ...FIRST_BOOKING,
  ...kept,
  shipment: { ...FIRST_BOOKING.shipment, ...kept.shipment },
})

/** Ticked services that the listing offers with what is ordered now. */
export const servicesIn = (listing: ListingDetail, form: BookingForm): string[] =>
  servicesFor(listing.charges, orderedIn(listing, form)).filter((code) => form.services.includes(code))

/** What the goods are worth; undefined until it is a number. */
export function valueIn({ shipment: { value } }: BookingForm): Money | undefined {
  const amount = value.amount.trim()
  return checkDecimal(amount, PRICE_MAX) ? undefined : { ...value, amount }
}

/** What is shipped, as the rules and the server read it; undefined where a booking has no cargo. */
export function shipmentIn(listing: ListingDetail, form: BookingForm): ShipmentInput | undefined {
  if (!shipsCargo(listing)) return undefined
  const { shipment } = form
  const { weights, sailing, pickup, drop, shipper, consignee, notify } = shipment
  const items = orderedIn(listing, form)
  const found = listing.sailings.find((one) => sailingKey(one) === sailing)
  const isCold = items.some(({ isoCode }) => isReeferType(isoCode))
  const isTruck = listing.kind === 'TRUCK'
  const value = { ...shipment.value, amount: shipment.value.amount.trim() }
  return {
    ...(needsValue(listing.charges, servicesIn(listing, form)) && { value }),
    ...(found && { sailing: pickedOf(found) }),
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
