import type { ShipmentInput } from '@/contract/market/booking/shipment/rules.ts'
import { wholeNumber } from '@/shared/number.ts'
import { normalizeHsCode } from '@/contract/validation.ts'

/** The cargo of a booking or call-off, as typed. */
export interface CargoForm {
  name: string
  hsCode: string
  dg: { unNo: string; class: string; packingGroup: '' | 'I' | 'II' | 'III' } | undefined
  setC: string
  ventCbmH: string
}

export const FIRST_CARGO: CargoForm = { name: '', hsCode: '', dg: undefined, setC: '', ventCbmH: '0' }

/** A typed number; what is no number fails the rules of its field. */
export const numberOf = (typed: string): number => wholeNumber(typed) ?? Number.NaN
const decimalOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

/** The cargo as the rules and the server read it; `isCold`: in a reefer. */
export function cargoIn(
  { name, hsCode, dg, setC, ventCbmH }: CargoForm,
  isCold: boolean,
): NonNullable<ShipmentInput['cargo']> {
  return {
    name: name.trim(),
    hsCode: normalizeHsCode(hsCode),
    ...(dg && { dg: { ...dg, packingGroup: dg.packingGroup || undefined } }),
    ...(isCold && { reefer: { setC: decimalOf(setC), ventCbmH: numberOf(ventCbmH) } }),
  }
}
