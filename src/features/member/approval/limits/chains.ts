import { known } from '@/contract/known.ts'
import type { Tier } from '@/contract/member/approval/schemas.ts'
import type { Decider } from '@/contract/member/approval/values.ts'

/** Chains that a tier may have, by the name of their choice. */
const CHAINS = {
  NOBODY: [],
  APPROVER: ['APPROVER'],
  OWNER: ['OWNER'],
  BOTH: ['APPROVER', 'OWNER'],
} as const satisfies Record<string, readonly Decider[]>

export type ChainName = keyof typeof CHAINS
export const CHAIN_NAMES = Object.keys(CHAINS) as ChainName[]

/** The chain of a choice. */
export const chainOf = (name: ChainName): Decider[] => [...(known(CHAINS, name) ?? [])]

/** The choice of a chain. */
export const nameOf = ({ chain }: Pick<Tier, 'chain'>): ChainName =>
  CHAIN_NAMES.find((name) => CHAINS[name].join() === chain.join()) ?? 'BOTH'
