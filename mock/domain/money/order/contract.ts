import type { ContractQuery, ContractTerms, OrderContract } from '@/contract/money/order/contract/schemas.ts'
import type { ContractVersion } from '@/contract/money/order/contract/version/schemas.ts'
import { canonicalJson, receiptOf, sha256Of } from '@/contract/money/order/contract/text.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { keepContract } from './contractVersions.ts'
import { ownOrder } from './view.ts'

/**
 * A version of the contract of an order, the newest if none is named, for its buyer or seller; 4004 for others, before
 * the seller's confirmation, and for a version that does not exist.
 */
export async function readContract(
  deps: Deps,
  { id, version: wanted }: ContractQuery,
  caller: Caller,
): Promise<OrderContract> {
  const { contract, amendments = [] } = keepContract(deps, ownOrder(deps, caller, id))
  if (!contract) throw notFound()
  const versions: ContractVersion[] = []
  const texts: Pick<OrderContract, 'terms' | 'canonical'>[] = []
  for (const [index, kept] of [contract, ...amendments].entries()) {
    const prevHash = versions.at(-1)?.hash
    const terms: ContractTerms = { ...kept, ...(prevHash !== undefined && { prevHash }) }
    const canonical = canonicalJson(terms)
    const hash = await sha256Of(canonical)
    texts.push({ terms, canonical })
    versions.push({
      version: index + 1,
      at: kept.amended?.at ?? kept.confirmedAt,
      parts: kept.amended?.parts ?? [],
      hash,
      receipt: receiptOf(hash),
    })
  }
  const place = (wanted ?? versions.length) - 1
  const [text, told] = [texts[place], versions[place]]
  if (!text || !told) throw notFound()
  return { orderId: id, ...text, hash: told.hash, receipt: told.receipt, versions }
}
