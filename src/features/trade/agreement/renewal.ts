import { Big } from 'big.js'
import {
  boxField,
  isRepriceable,
  priceField,
  pricesToRenew,
  proRataBoxes,
  renewableLanes,
  renewalStart,
  type RenewalStanding,
} from '@/contract/trade/agreement/renewal/rules.ts'
import { isPriceOf } from '@/contract/trade/agreement/priceOf.ts'
import type { Renewal, RenewalTerms } from '@/contract/trade/agreement/renewal/schemas.ts'
import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import type { DraftInput } from '@/contract/trade/tender/draftInput.ts'

/** What is typed in the form of a proposal; containers and prices by the names of their fields. */
export interface RenewalForm {
  validTo: string
  boxes: Record<string, string>
  isRepriced: boolean
  prices: Record<string, string>
  note: string
}

/** What decides whether a renewal can be proposed or answered. */
export const renewingOf = ({ status, validTo, renewal, follower }: AgreementDetail): RenewalStanding => ({
  status,
  validTo,
  renewal,
  follower,
})

/** Lanes of an agreement that can go on. */
export const lanesToRenew = ({ lanes, notices }: AgreementDetail): AgreementLane[] => renewableLanes(lanes, notices)

/** Lines of a lane whose price a proposal can change, at what holds at the end. */
export function repriceable(agreement: AgreementDetail, lane: AgreementLane): ChargeInput[] {
  return pricesToRenew(lane, agreement, renewalStart(agreement)).filter((line) => isRepriceable(line, agreement))
}

/** Containers proposed of a lane: at the pace of the old period, until something else is typed. */
export function suggestedBoxes(agreement: AgreementDetail, lane: AgreementLane, validTo: string): Boxes[] {
  return validTo ? proRataBoxes(lane, { from: renewalStart(agreement), to: validTo }) : lane.boxes
}

/** The containers of a type as typed, or as suggested. */
export function boxesText(values: RenewalForm, laneNo: number, { isoCode, qty }: Boxes): string {
  return values.boxes[boxField(laneNo, isoCode)] ?? String(qty)
}

/** The price of a line as typed, or as it is. */
export function priceText(values: RenewalForm, laneNo: number, line: ChargeInput): string {
  return values.prices[priceField(laneNo, line)] ?? line.unitPrice
}

const isSame = (text: string, price: string): boolean => Number.isFinite(Number(text)) && Number(text) === Number(price)

/** A proposal as typed: types without containers are left out, and so are prices that stay. */
export function renewalOf(agreement: AgreementDetail, values: RenewalForm): DraftInput<RenewalTerms> {
  const lanes = lanesToRenew(agreement)
  return {
    ...(values.validTo && { validTo: values.validTo }),
    lanes: lanes.map((lane) => ({
      laneNo: lane.laneNo,
      boxes: suggestedBoxes(agreement, lane, values.validTo).flatMap((box) => {
        const text = boxesText(values, lane.laneNo, box).trim()
        return text === '' || Number(text) === 0 ? [] : [{ isoCode: box.isoCode, qty: Number(text) }]
      }),
    })),
    prices: !values.isRepriced
      ? []
      : lanes.flatMap((lane) =>
          repriceable(agreement, lane).flatMap((line) => {
            const unitPrice = priceText(values, lane.laneNo, line).trim()
            const { code, isoCode } = line
            return isSame(unitPrice, line.unitPrice) && unitPrice !== ''
              ? []
              : [{ laneNo: lane.laneNo, code, ...(isoCode !== undefined && { isoCode }), unitPrice }]
          }),
        ),
  }
}

/** A price that a proposal changes, beside what it is. */
export interface ChangedPrice {
  lane: AgreementLane
  line: ChargeInput
  unitPrice: string
  /** By how much, percent of what it is; absent where it was nothing. */
  pct?: number
}

/** Prices that a proposal changes. */
export function changedPrices(agreement: AgreementDetail, { prices, validFrom }: Renewal): ChangedPrice[] {
  return agreement.lanes.flatMap((lane) =>
    pricesToRenew(lane, agreement, validFrom).flatMap((line) => {
      const price = prices.find((one) => one.laneNo === lane.laneNo && isPriceOf(line)(one))
      if (!price) return []
      const before = new Big(line.unitPrice)
      const pct = before.eq(0) ? {} : { pct: new Big(price.unitPrice).minus(before).div(before).toNumber() }
      return [{ lane, line, unitPrice: price.unitPrice, ...pct }]
    }),
  )
}

/** How far the proposal has come, for this side. */
export function renewalStage({ side, follower }: AgreementDetail, renewal: Renewal, isOpen: boolean) {
  if (renewal.answer) return renewal.answer.agreed && follower ? ('agreed' as const) : ('refused' as const)
  if (!isOpen) return 'lapsed' as const
  return renewal.by === side ? ('waiting' as const) : ('asked' as const)
}
