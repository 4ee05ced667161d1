import { Big } from 'big.js'
import type { Problem } from '../../problem.ts'
import type { Tier, Tiers } from './schemas.ts'
import { APPROVAL_KINDS, type ApprovalKind, type Decider } from './values.ts'

/** What a person does alone of one kind, up to `limit`, and who decides above it. */
export interface Need {
  limit: string
  chain: readonly Decider[]
}

/** The tier of an amount: the first that reaches it. */
const tierOf = (tiers: readonly Tier[], cny: Big): Tier | undefined =>
  tiers.find(({ upTo }) => upTo === undefined || cny.lte(upTo)) ?? tiers.at(-1)

/** The amount up to which tiers ask nobody; undefined if they never ask. */
function freeOf(tiers: readonly Tier[]): string | undefined {
  const first = tiers.findIndex(({ chain }) => chain.length > 0)
  return first < 0 ? undefined : (tiers[first - 1]?.upTo ?? '0')
}

/**
 * The amount in CNY up to which a person acts alone; undefined: any. A limit of its own comes before the tiers, which do
 * not bind an owner.
 */
export function limitOf(own: string | undefined, tiers: readonly Tier[], isOwner: boolean): string | undefined {
  return own ?? (isOwner ? undefined : freeOf(tiers))
}

/** Who has to agree to an amount in CNY above `limit`: its tier, or the first tier that asks somebody. */
export function chainOf(tiers: readonly Tier[], cny: Big | string): readonly Decider[] {
  const { chain = [] } = tierOf(tiers, new Big(cny)) ?? {}
  if (chain.length > 0) return chain
  return tiers.find((tier) => tier.chain.length > 0)?.chain ?? ['APPROVER']
}

/** How much a chain asks, to compare two: the longer one more; of two that are as long, the one with an owner. */
export const weightOf = (chain: readonly Decider[]): number =>
  chain.reduce((sum, role) => sum + (role === 'OWNER' ? 1 : 0), 2 * chain.length)

/** Largest amount of a tier. */
const TIER_MAX = 999_999_999_999

/** What is wrong about the tiers of one kind: they rise. The last one has no end, whatever it says. */
function checkKind(kind: ApprovalKind, tiers: readonly Tier[]): Problem[] {
  return tiers.slice(0, -1).flatMap(({ upTo }, index): Problem[] => {
    const field = `tiers.${kind}.${index}.upTo`
    if (upTo === undefined) return [{ field, code: 'required' }]
    const min = Number(tiers[index - 1]?.upTo ?? 0)
    return new Big(upTo).gt(min) ? [] : [{ field, code: 'range', params: { min, max: TIER_MAX } }]
  })
}

/** What is wrong about the tiers of an enterprise. */
export const checkTiers = (tiers: Tiers): Problem[] =>
  APPROVAL_KINDS.flatMap((kind) => checkKind(kind, tiers[kind] ?? []))
