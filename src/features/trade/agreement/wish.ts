import { marketDay } from '@/contract/marketDay.ts'
import type { AllocationDays } from '@/contract/trade/agreement/allocation.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import { countedDay } from '@/contract/trade/agreement/part/roll.ts'
import type { CallOffWish } from '@/contract/trade/agreement/callOff.ts'
import type { CalledOff } from '@/contract/trade/agreement/quantities.ts'
import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import { CARGO_NAME_MAX } from '@/contract/trade/tender/limits.ts'
import { isReeferType } from '@/contract/market/booking/shipment/needs.ts'
import type { Goods } from '@/contract/market/booking/shipment/schemas.ts'
import { wordsIn, type Locale } from '@/i18n/locale.ts'
import { cargoIn, FIRST_CARGO } from '@/reference/cargo/form.ts'
import type { CargoForm } from '@/reference/cargo/form.ts'

/** What is typed in the form of a call-off. */
export interface WishForm {
  laneNo: string
  /** Containers as typed, by type. */
  boxes: Record<string, string>
  etd: string
  readyDate: string
  blCount: string
  note: string
  cargo: CargoForm
  /** Weight of the cargo in one container as typed, by type. */
  weights: Record<string, string>
  /** Paid at once, because the line of credit cannot bear it. */
  isPrepaid: boolean
}

/** A wish whose days may be missing. */
type Wish = Pick<CallOffWish, 'boxes'> & Partial<Omit<CallOffWish, 'boxes'>>

const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text))

/** The containers typed of a lane, in its order; what is no number is left to the rules to refuse. */
export function boxesOf({ boxes }: WishForm, { quantities }: Pick<AgreementLane, 'quantities'>): Boxes[] {
  return quantities.flatMap(({ isoCode }) => {
    const qty = numberOf(boxes[isoCode] ?? '')
    return qty === undefined || qty === 0 ? [] : [{ isoCode, qty }]
  })
}

/** The wish as typed. */
export function wishOf(values: WishForm, lane: AgreementLane): Wish {
  const blCount = numberOf(values.blCount)
  return {
    boxes: boxesOf(values, lane),
    ...(values.etd && { etd: values.etd }),
    ...(values.readyDate && { readyDate: values.readyDate }),
    ...(blCount !== undefined && { blCount }),
  }
}

/** The cargo with which a call-off begins: that of the tender. */
export function firstCargo({ cargo }: AgreementDetail, locale: Locale): CargoForm {
  if (!cargo) return FIRST_CARGO
  const { nameZh, nameEn, hsCode = '', dg, reefer } = cargo
  const cold = reefer && { setC: String(reefer.setC), ventCbmH: String(reefer.ventCbmH) }
  return { ...FIRST_CARGO, name: wordsIn(locale, nameZh, nameEn).slice(0, CARGO_NAME_MAX), hsCode, dg, ...cold }
}

/** The weight of the cargo in one container as typed, or as the tender has it. */
export const kgIn = ({ weights }: Pick<WishForm, 'weights'>, { cargo }: AgreementDetail, isoCode: string): string =>
  weights[isoCode] ?? cargo?.kgPerBox ?? ''

/** What is shipped, as the rules and the server read it. */
export function goodsIn(values: WishForm, agreement: AgreementDetail, lane: AgreementLane) {
  const boxes = boxesOf(values, lane)
  return {
    cargo: cargoIn(
      values.cargo,
      boxes.some(({ isoCode }) => isReeferType(isoCode)),
    ),
    weights: boxes.map(({ isoCode }) => ({ isoCode, kg: kgIn(values, agreement, isoCode).trim() })),
  }
}

/** Goods in which the rules found nothing missing, in their own type. */
export const wholeGoods = (goods: ReturnType<typeof goodsIn>) => goods as Goods

/** Name of the field of a type: its place among those typed, as the rules and the server count; `boxes` without any. */
export function fieldOf(values: WishForm, lane: AgreementLane, isoCode: string): string {
  const typed = boxesOf(values, lane)
  const at = typed.findIndex((box) => box.isoCode === isoCode)
  if (at >= 0) return `boxes.${at}.qty`
  return typed.length === 0 && lane.quantities[0]?.isoCode === isoCode ? 'boxes' : `boxes.${isoCode}`
}

/** Call-offs as they count. */
export function calledOffOf(callOffs: readonly Booking[]): CalledOff[] {
  return callOffs.flatMap(({ callOff, items, status }): CalledOff[] =>
    callOff
      ? [
          {
            laneNo: callOff.laneNo,
            boxes: items.flatMap(({ isoCode, qty }) => (isoCode ? [{ isoCode, qty }] : [])),
            etd: countedDay(callOff),
            status,
          },
        ]
      : [],
  )
}

/** Days that decide what is left of an allocation. */
export const allocationDays = ({ createdAt }: Pick<AgreementDetail, 'createdAt'>, today: string): AllocationDays => ({
  today,
  signedOn: marketDay(Date.parse(createdAt)),
})
