import { known } from '../../../known.ts'
import type { ChargeGroup } from '../../bid/values.ts'
import type { DraftInput } from '../draftInput.ts'
import type { Payers } from './schemas.ts'
import { SPLIT_GROUPS, type PaidAt, type SaleParty, type SplitGroup } from './values.ts'

/** Where a side of the sale pays. */
export const PAYS_AT: Record<SaleParty, PaidAt> = { SHIPPER: 'PRE', CONSIGNEE: 'COL' }

const OTHER_END: Record<PaidAt, PaidAt> = { PRE: 'COL', COL: 'PRE' }

/** Groups outside the all-in price go with one inside: what may arise usually arises at the destination. */
const GOES_WITH: Record<ChargeGroup, SplitGroup> = {
  ORIGIN: 'ORIGIN',
  FREIGHT: 'FREIGHT',
  DESTINATION: 'DESTINATION',
  CONDITIONAL: 'DESTINATION',
  OPTIONAL: 'FREIGHT',
}

/** Where a charge is paid. */
export function paidAtOf({ split, except }: Payers, { code, group }: { code: string; group: ChargeGroup }): PaidAt {
  // A group of a later release goes with the destination.
  const end = split[known(GOES_WITH, group) ?? 'DESTINATION']
  return except.includes(code) ? OTHER_END[end] : end
}

/** Where a charge is usually paid if a tender does not say: at the destination what arises there. */
export const usualPaidAt = ({ group }: { group: ChargeGroup }): PaidAt => (group === 'DESTINATION' ? 'COL' : 'PRE')

/** The split of a draft, if it is whole. */
export function wholePayers(draft: DraftInput<Payers> | undefined): Payers | undefined {
  const { party, split: { ORIGIN, FREIGHT, DESTINATION } = {}, except = [] } = draft ?? {}
  if (!party || !ORIGIN || !FREIGHT || !DESTINATION) return undefined
  return { party, split: { ORIGIN, FREIGHT, DESTINATION }, except: except.filter((code) => code !== undefined) }
}

/** Whether the publisher pays a charge; without a split the publisher pays all. */
export function isOurs(payers: Payers | undefined, charge: { code: string; group: ChargeGroup }): boolean {
  return payers === undefined || paidAtOf(payers, charge) === PAYS_AT[payers.party]
}

/** Whether both parties of the sale pay a part; without a split the publisher pays all. */
export function bothPay(payers: Payers | undefined): boolean {
  if (!payers) return false
  return payers.except.length > 0 || new Set(SPLIT_GROUPS.map((group) => payers.split[group])).size > 1
}
