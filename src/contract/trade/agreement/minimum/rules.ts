import { Big } from 'big.js'
import { roundMoney, type Currency } from '../../../money.ts'
import type { AdjustmentStatus } from '../../../money/order/values.ts'
import { boxCount } from '../../bid/quantity.ts'
import { daysOf } from '../../tender/term/rules.ts'
import type { Mqc } from '../../tender/term/schemas.ts'
import { boxesOf } from '../../tender/term/values.ts'
import type { Boxes } from '../../tender/draft.ts'
import { isOver } from '../lifecycle.ts'
import type { AgreementStatus } from '../values.ts'
import type { Minimum, Shortfall } from './schemas.ts'

/** Containers below which there is a fee. TRADE part 4. */
export const neededBoxes = (committed: number, { tolerancePct = 0 }: Pick<Mqc, 'tolerancePct'>): number =>
  boxesOf(committed, 100 - tolerancePct)

/** What is left of a minimum when a lane ends after some of its days, rounded down. TRADE part 4. */
export const partOfMinimum = (committed: number, daysRun: number, days: number): number =>
  days <= 0 ? 0 : Math.floor((committed * Math.min(Math.max(daysRun, 0), days)) / days)

/** A lane with its minimum. */
export interface MinimumLane {
  boxes: readonly Boxes[]
  /** First and last day of departure as agreed. */
  validFrom: string
  validTo: string
  mqc: Mqc
}

/** What changed a minimum and counts against it. */
export interface MinimumFacts {
  /** The last day that a termination left; absent: none. */
  endsOn?: string | undefined
  /** The buyer objected to an increase on the lane: it ends without a fee. */
  isFreed?: boolean
  loaded: number
  refused: number
  currency: Currency
}

/**
 * The minimum of a lane against what was loaded, containers of all types. A container that the seller refused within
 * the allocation counts for the buyer; beyond the tolerance the seller owes the same fee for it. TRADE part 4.
 */
export function minimumOf(lane: MinimumLane, { endsOn, isFreed, loaded, refused, currency }: MinimumFacts): Minimum {
  const { mqc, validFrom, validTo } = lane
  const whole = isFreed ? 0 : boxesOf(boxCount({ boxes: [...lane.boxes] }), mqc.pct)
  const isShorter = endsOn !== undefined && endsOn < validTo
  const days = daysOf(validFrom, validTo)
  const committed = isShorter ? partOfMinimum(whole, daysOf(validFrom, endsOn), days) : whole
  const needed = neededBoxes(committed, mqc)
  const shortfall = Math.max(0, needed - loaded - refused)
  const sellerShortfall = Math.max(0, Math.min(refused, committed - loaded) - (committed - needed))
  const feeOf = (boxes: number) => roundMoney(new Big(mqc.feePerBox ?? 0).times(boxes), currency)
  return {
    committed,
    needed,
    loaded,
    refused,
    shortfall,
    sellerShortfall,
    ...(mqc.feePerBox !== undefined && { fee: feeOf(shortfall), sellerFee: feeOf(sellerShortfall) }),
  }
}

/** Containers that are missing and have a fee, over all lanes. */
export const missingBoxes = (minimums: readonly Minimum[]): number =>
  minimums.reduce((sum, { shortfall, fee }) => sum + (fee === undefined ? 0 : shortfall), 0)

/** Whether a claim was left unanswered or rejected: the seller may make it again. */
export const isClosedClaim = (status: AdjustmentStatus): boolean => status === 'LAPSED' || status === 'REJECTED'

/** Whether the seller may claim the fee: the agreement is over, all is loaded, and a shipment can take it. Decision 0049. */
export function mayClaim(shortfall: Shortfall, status: AgreementStatus): boolean {
  const { fee, toLoad, order, claim } = shortfall
  return (
    isOver(status) &&
    new Big(fee.amount).gt(0) &&
    toLoad === 0 &&
    order?.isOpen === true &&
    (!claim || isClosedClaim(claim.status))
  )
}
