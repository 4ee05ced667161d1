import { Big } from 'big.js'
import type { Problem, ProblemCode } from '../../../problem.ts'
import { checkDecimal, checkHsCode, checkText } from '../../../validation.ts'
import type { ContainerType } from '../../../reference/schemas.ts'
import type { SailingPick } from '../../../trade/bid/carriage/schemas.ts'
import type { DraftInput } from '../../../trade/tender/draftInput.ts'
import { CARGO_NAME_MAX, REEFER_C_MAX, TRUCK_ADDRESS_MAX } from '../../../trade/tender/limits.ts'
import { collector } from '../../../trade/tender/rules.ts'
import { isOurs, wholePayers } from '../../../trade/tender/payers/split.ts'
import { SPLIT_GROUPS } from '../../../trade/tender/payers/values.ts'
import type { Stock } from '../../listing/draft.ts'
import * as l from './limits.ts'
import { isLoose, isReeferType, shipsCargo, takesDangerous, type Booked } from './needs.ts'
import type { CargoParty, Shipment } from './schemas.ts'

/** Form input of a shipment. */
export type ShipmentInput = DraftInput<Shipment>
type Add = ReturnType<typeof collector>

/** What a shipment is held against. */
export interface ShipmentFacts extends Booked {
  /** Of the listing, those that have not left. */
  sailings: readonly SailingPick[]
  items: readonly Stock[]
  /** China time. */
  today: string
}

/** Container types of what is booked; trucks have none. */
interface Items {
  items: readonly { isoCode?: string | undefined }[]
}

/** Problems of what is shipped with a booking, in the order of the form. MARKET 7.1. */
export function checkShipment(shipment: ShipmentInput, facts: ShipmentFacts): Problem[] {
  if (!shipsCargo(facts)) return []
  const problems: Problem[] = []
  const add = collector(problems)
  if (isLoose(facts)) checkPackages(shipment.packages ?? [], add)
  else checkWeights(shipment.weights ?? [], facts, add)
  checkSailing(shipment, facts, add)
  checkGoods(shipment, facts, add)
  if (facts.kind === 'TRUCK')
    for (const end of ['pickup', 'drop'] as const)
      add(`truck.${end}`, checkText(shipment.truck?.[end], TRUCK_ADDRESS_MAX, 1), { max: TRUCK_ADDRESS_MAX, min: 1 })
  else checkSale(shipment, add)
  return problems
}

/** Problems of the cargo of a call-off: weights and goods, as of a booking of its mode. */
export function checkBookedGoods(
  { cargo, weights = [] }: Pick<ShipmentInput, 'cargo' | 'weights'>,
  facts: Items & Pick<Booked, 'mode'>,
): Problem[] {
  const problems: Problem[] = []
  const add = collector(problems)
  checkWeights(weights, facts, add)
  checkGoods({ cargo }, facts, add)
  return problems
}

/** Whether two sailings are the same one. */
export const isSameSailing = (one: DraftInput<SailingPick>, other: SailingPick): boolean =>
  one.id === undefined
    ? one.vessel === other.vessel && one.voyage === other.voyage && one.etd === other.etd
    : one.id === other.id

function checkSailing({ sailing, readyDate }: ShipmentInput, { sailings, today }: ShipmentFacts, add: Add): void {
  const found = sailing && sailings.find((one) => isSameSailing(sailing, one))
  if (sailings.length > 0 && !found) add('sailing', sailing ? 'sailingGone' : 'required')
  add('readyDate', !readyDate ? 'required' : readyDate < today ? 'past' : undefined)
  if (found && readyDate && readyDate > found.etd.slice(0, 10)) add('readyDate', 'readyLate')
}

function checkPackages(rows: NonNullable<ShipmentInput['packages']>, add: Add): void {
  if (rows.length === 0) add('packages', 'required')
  if (rows.length > l.MAX_PACKAGE_ROWS) add('packages', 'range', { min: 1, max: l.MAX_PACKAGE_ROWS })
  rows.forEach((row, index) => {
    const at = `packages.${index}`
    add(`${at}.pieces`, checkCount(row.pieces, l.PIECES_MAX), { min: 1, max: l.PIECES_MAX })
    for (const side of ['lengthCm', 'widthCm', 'heightCm'] as const)
      add(`${at}.${side}`, checkCount(row[side], l.PIECE_CM_MAX), { min: 1, max: l.PIECE_CM_MAX })
    add(`${at}.kg`, checkDecimal(row.kg, l.PIECE_KG_MAX), { max: l.PIECE_KG_MAX })
  })
}

/** Nothing, or what a form could not read as a number. */
const isBlank = (count: number | undefined): count is undefined => count === undefined || Number.isNaN(count)

function checkCount(count: number | undefined, max: number): ProblemCode | undefined {
  if (isBlank(count)) return 'required'
  return Number.isInteger(count) && count >= 1 && count <= max ? undefined : 'range'
}

/** The weight of the cargo in one container of each booked type, or on one truck. */
function checkWeights(weights: NonNullable<ShipmentInput['weights']>, { items }: Items, add: Add): void {
  items.forEach(({ isoCode }, index) => {
    const kg = weights.find((one) => one.isoCode === isoCode)?.kg
    add(`weights.${index}.kg`, checkDecimal(kg, l.UNIT_KG_MAX), { max: l.UNIT_KG_MAX })
  })
}

function checkGoods({ cargo = {} }: Pick<ShipmentInput, 'cargo'>, facts: Items & Pick<Booked, 'mode'>, add: Add): void {
  add('cargo.name', checkText(cargo.name, CARGO_NAME_MAX, 1), { max: CARGO_NAME_MAX, min: 1 })
  const code = cargo.hsCode ?? ''
  add('cargo.hsCode', code === '' ? 'required' : (checkHsCode(code) ?? (code.length < 6 ? 'hsSix' : undefined)))
  if (cargo.dg) {
    if (!takesDangerous(facts)) add('cargo.dg', 'dgNotTaken')
    add('cargo.dg.unNo', /^\d{4}$/.test(cargo.dg.unNo ?? '') ? undefined : 'unNumber')
    if (!cargo.dg.class) add('cargo.dg.class', 'required')
    if (!cargo.dg.packingGroup) add('cargo.dg.packingGroup', 'required')
  }
  if (facts.items.some(({ isoCode }) => isReeferType(isoCode))) {
    const set = cargo.reefer?.setC
    add('cargo.reefer.setC', isBlank(set) ? 'required' : Math.abs(set) > REEFER_C_MAX ? 'range' : undefined, {
      min: -REEFER_C_MAX,
      max: REEFER_C_MAX,
    })
  }
}

/** The term of sale, who pays what by it, and the parties of the bill of lading. */
function checkSale({ incoterm, payers, parties = {} }: ShipmentInput, add: Add): void {
  add('incoterm', incoterm ? undefined : 'required')
  const split = wholePayers(payers)
  const paysNothing = split && !SPLIT_GROUPS.some((group) => isOurs(split, { code: '', group }))
  add('payers', paysNothing ? 'nothingOurs' : undefined)
  checkParty(parties.shipper, 'parties.shipper', add)
  checkParty(parties.consignee, 'parties.consignee', add)
  if (parties.notify) checkParty(parties.notify, 'parties.notify', add)
}

function checkParty(party: DraftInput<CargoParty> = {}, at: string, add: Add): void {
  add(`${at}.name`, checkText(party.name, l.PARTY_NAME_MAX, 1), { max: l.PARTY_NAME_MAX, min: 1 })
  add(`${at}.address`, checkText(party.address, l.PARTY_ADDRESS_MAX, 1), { max: l.PARTY_ADDRESS_MAX, min: 1 })
  add(`${at}.country`, party.country ? undefined : 'required')
  add(`${at}.contact`, checkText(party.contact, l.PARTY_CONTACT_MAX, 1), { max: l.PARTY_CONTACT_MAX, min: 1 })
}

/** Container types whose cargo weighs more than they usually take: the carrier may refuse them. */
export function heavyTypes(
  weights: NonNullable<ShipmentInput['weights']>,
  types: readonly Pick<ContainerType, 'isoCode' | 'typicalMaxPayloadKg'>[],
): { isoCode: string; most: number }[] {
  return weights.flatMap(({ isoCode, kg = '' }) => {
    const type = types.find((one) => one.isoCode === isoCode)
    if (!type || checkDecimal(kg, l.UNIT_KG_MAX) || new Big(kg).lte(type.typicalMaxPayloadKg)) return []
    return [{ isoCode: type.isoCode, most: type.typicalMaxPayloadKg }]
  })
}
