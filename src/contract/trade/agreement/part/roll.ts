import { Big } from 'big.js'
import type { ScheduleReason } from '../../../money/order/schedule/values.ts'
import type { ChargeLine } from '../../bid/schemas.ts'
import type { CallOffPart, CallOffRoll as Roll } from './schemas.ts'

export type CallOffRoll = Roll

/** Reasons of a later sailing that decide its price: the seller's, and the buyer's wish. TRADE part 4. */
export const ROLL_REASONS = ['ROLLED', 'CUSTOMER'] as const satisfies readonly ScheduleReason[]
export type RollReason = (typeof ROLL_REASONS)[number]

export const isRollReason = (reason: ScheduleReason | undefined): reason is RollReason =>
  ROLL_REASONS.some((one) => one === reason)

/** The day in whose period a call-off counts: the wanted one, until it is put on a later sailing. */
export const countedDay = ({ etd, rolled }: Pick<CallOffPart, 'etd' | 'rolled'>): string => rolled?.at(-1)?.etd ?? etd

/** The charge that rises most between two prices of a call-off; the first one if none does. */
export function riseIn(before: readonly ChargeLine[], after: readonly ChargeLine[]): string {
  const riseOf = ({ code, isoCode, amount }: ChargeLine): number => {
    const old = before.find((one) => one.code === code && one.isoCode === isoCode)
    return new Big(amount).minus(old?.amount ?? 0).toNumber()
  }
  return after.toSorted((a, b) => riseOf(b) - riseOf(a))[0]?.code ?? ''
}
