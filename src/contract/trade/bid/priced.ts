import type { ChargeInput } from './schemas.ts'

type Said = Pick<ChargeInput, 'state' | 'basis'>

/** Whether a line has an amount that is billed as it stands; at cost has none. */
export const isPriced = ({ state, basis }: Said): boolean => state === 'QUOTED' && basis !== 'AT_COST'

/** Whether a line is a promise: this price, part of another, or will not arise. TRADE.md 1.1. */
export const isBinding = (line: Said): boolean =>
  isPriced(line) || line.state === 'INCLUDED' || line.state === 'NOT_APPLICABLE'
