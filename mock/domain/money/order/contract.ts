import type { OrderContract } from '@/contract/money/order/contract/schemas.ts'
import { canonicalJson, receiptOf, sha256Of } from '@/contract/money/order/contract/text.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { freezeContract } from './contractTerms.ts'
import { ownOrder } from './view.ts'

/** The contract of an order for its buyer or seller; 4004 for others, and before the seller's confirmation. */
export async function readContract(deps: Deps, { id }: { id: string }, caller: Caller): Promise<OrderContract> {
  const { contract: terms } = freezeContract(deps, ownOrder(deps, caller, id))
  if (!terms) throw notFound()
  const canonical = canonicalJson(terms)
  const hash = await sha256Of(canonical)
  return { orderId: id, terms, canonical, hash, receipt: receiptOf(hash) }
}
