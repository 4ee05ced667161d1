import { withRates } from '../../bid/lineCost.ts'
import type { ChargeInput } from '../../bid/schemas.ts'
import { isPriceOf } from '../priceOf.ts'
import type { Amendment } from './schemas.ts'

/** Amendments that both sides agreed to. */
export const agreedAmendments = (amendments: readonly Amendment[] = []): Amendment[] =>
  amendments.filter(({ answer }) => answer?.agreed)

/** Prices of a lane that amendments changed, in the order in which they were agreed to. */
export const amendedPrices = (amendments: readonly Amendment[] | undefined, laneNo: number) =>
  agreedAmendments(amendments).flatMap(({ prices, from = '', answer }) =>
    prices.filter((one) => one.laneNo === laneNo).map((price) => ({ price, from, agreedAt: answer?.at ?? '' })),
  )

/**
 * Lines of a lane at the prices that amendments gave them: for a departure on their day or after it, and a call-off that
 * was requested after the agreement to them. The one agreed to last holds.
 */
export function atAmendedPrices(
  charges: readonly ChargeInput[],
  amended: ReturnType<typeof amendedPrices>,
  etd: string,
  requestedAt: string,
): ChargeInput[] {
  const bound = amended.filter(({ from, agreedAt }) => from <= etd && agreedAt <= requestedAt)
  return charges.map((line) => {
    const held = bound.findLast(({ price }) => isPriceOf(line)(price))
    return held ? withRates(line, () => held.price.unitPrice) : line
  })
}
