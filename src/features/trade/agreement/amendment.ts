import { Big } from 'big.js'
import { addDays } from '@/contract/money/credit/terms.ts'
import { allocationOn } from '@/contract/trade/agreement/allocation.ts'
import {
  allocationField,
  fixedPrices,
  openAmendment,
  runningLanes,
} from '@/contract/trade/agreement/amendment/rules.ts'
import type { AmendmentStanding } from '@/contract/trade/agreement/amendment/rules.ts'
import type { Amendment, AmendmentTerms } from '@/contract/trade/agreement/amendment/schemas.ts'
import { isPriceOf } from '@/contract/trade/agreement/priceOf.ts'
import { boxField, priceField } from '@/contract/trade/agreement/renewal/rules.ts'
import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { AMENDMENT_ANSWER_DAYS } from '@/contract/trade/agreement/values.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { DraftInput } from '@/contract/trade/tender/draftInput.ts'

/** What is typed in the form of a proposal, by the names of its fields; what is not typed stays as it is. */
export interface AmendmentForm {
  /** Containers, allocations and prices. */
  typed: Record<string, string>
  from: string
  isRepriced: boolean
  note: string
}

/** What decides whether an agreement can be amended, or a proposal answered. */
export const amendingOf = ({ status, validTo, renewal, amendments }: AgreementDetail): AmendmentStanding => ({
  status,
  validTo,
  renewal,
  amendments,
})

/** Lanes of an agreement whose terms can change. */
export const lanesToAmend = ({ lanes }: AgreementDetail, today: string): AgreementLane[] => runningLanes(lanes, today)

/** The first day that the form proposes: after the last one to answer, in the period. */
export function suggestedDay({ validTo }: Pick<AgreementDetail, 'validTo'>, today: string): string {
  const day = addDays(today, AMENDMENT_ANSWER_DAYS + 1)
  return day < validTo ? day : validTo
}

/** A number of a proposal: the name of its field, and what it is now. */
export interface AmendmentField {
  name: string
  now: string
}

/** What a field holds: as typed, or as it is. */
export const textOf = ({ typed }: Pick<AmendmentForm, 'typed'>, { name, now }: AmendmentField): string =>
  typed[name] ?? now

/** Fields of the containers of a lane, by type. */
export const boxFields = ({ laneNo, quantities }: AgreementLane) =>
  quantities.map((quantity) => ({
    quantity,
    name: boxField(laneNo, quantity.isoCode),
    now: String(quantity.contracted),
  }))

/** The field of the containers kept free a period; nothing where none are. */
export function keptField(lane: AgreementLane, from: string): AmendmentField | undefined {
  const kept = allocationOn(lane, from)
  return kept && { name: allocationField(lane.laneNo), now: String(kept.boxes) }
}

/** Fields of the prices that are fixed, at what holds from a day on. */
export const priceFields = (agreement: AgreementDetail, lane: AgreementLane, from: string) =>
  fixedPrices(lane, agreement, from).map((line) => ({ line, name: priceField(lane.laneNo, line), now: line.unitPrice }))

const isChanged = (values: AmendmentForm, field: AmendmentField): boolean => {
  const text = textOf(values, field).trim()
  return text === '' || Number(text) !== Number(field.now)
}

const wholeOf = (values: AmendmentForm, field: AmendmentField): number => {
  const text = textOf(values, field).trim()
  return text === '' ? Number.NaN : Number(text)
}

/** A proposal as typed: what stays as it is is left out. */
export function amendmentOf(
  agreement: AgreementDetail,
  values: AmendmentForm,
  today: string,
): DraftInput<AmendmentTerms> & Required<Pick<DraftInput<AmendmentTerms>, 'boxes' | 'allocations' | 'prices'>> {
  const { from, isRepriced } = values
  const lanes = lanesToAmend(agreement, today)
  const boxes = lanes.flatMap((lane) =>
    boxFields(lane)
      .filter((field) => isChanged(values, field))
      .map((field) => ({ laneNo: lane.laneNo, isoCode: field.quantity.isoCode, qty: wholeOf(values, field) })),
  )
  const allocations = lanes.flatMap((lane) => {
    const field = keptField(lane, from)
    return field && isChanged(values, field) ? [{ laneNo: lane.laneNo, boxes: wholeOf(values, field) }] : []
  })
  const prices = lanes.flatMap((lane) =>
    (isRepriced ? priceFields(agreement, lane, from) : [])
      .filter((field) => isChanged(values, field))
      .map((field) => ({ laneNo: lane.laneNo, ...pricedOf(field.line), unitPrice: textOf(values, field).trim() })),
  )
  const isDated = allocations.length + prices.length > 0
  return { ...(isDated && from && { from }), boxes, allocations, prices }
}

const pricedOf = ({ code, isoCode }: ChargeInput) => ({ code, ...(isoCode !== undefined && { isoCode }) })

/** One change of a proposal, beside what it was. */
export type AmendedTerm = { lane: AgreementLane; pct?: number } & (
  | { kind: 'boxes'; isoCode: string; before: number; after: number }
  | { kind: 'allocation'; before: number; after: number }
  | { kind: 'price'; line: ChargeInput; before: string; after: string }
)

function pctOf(before: string | number, after: string | number): { pct?: number } {
  const old = new Big(before)
  return old.eq(0) ? {} : { pct: new Big(after).minus(old).div(old).toNumber() }
}

/** The changes of a proposal: containers, then those kept free, then prices. */
export function amendedTerms({ lanes }: AgreementDetail, { boxes, allocations, prices }: Amendment): AmendedTerm[] {
  const on = (laneNo: number) => lanes.filter((lane) => lane.laneNo === laneNo)
  return [
    ...boxes.flatMap(({ laneNo, isoCode, before, qty }) =>
      on(laneNo).map((lane) => ({
        kind: 'boxes' as const,
        lane,
        isoCode,
        before,
        after: qty,
        ...pctOf(before, qty),
      })),
    ),
    ...allocations.flatMap(({ laneNo, before, boxes: after }) =>
      on(laneNo).map((lane) => ({ kind: 'allocation' as const, lane, before, after, ...pctOf(before, after) })),
    ),
    ...prices.flatMap((price) =>
      on(price.laneNo).flatMap((lane) => {
        const line = lane.charges.find((one) => isPriceOf(one)(price))
        const { before, unitPrice: after } = price
        return line ? [{ kind: 'price' as const, lane, line, before, after, ...pctOf(before, after) }] : []
      }),
    ),
  ]
}

/** How far the last proposal has come, for this side; nothing once it is agreed to: then the history has it. */
export function amendmentStage(agreement: AgreementDetail, today: string) {
  const last = agreement.amendments?.at(-1)
  if (!last || last.answer?.agreed) return undefined
  if (last.answer) return { last, stage: 'refused' as const }
  if (!openAmendment(amendingOf(agreement), today)) return { last, stage: 'lapsed' as const }
  return { last, stage: last.by === agreement.side ? ('waiting' as const) : ('asked' as const) }
}
