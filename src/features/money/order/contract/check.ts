import type { OrderContract } from '@/contract/money/order/contract/schemas.ts'
import { canonicalJson, receiptOf, sha256Of } from '@/contract/money/order/contract/text.ts'

/** Result of a check; `cannot` if this browser does not hash, as on plain http. */
export type ContractVerdict = 'same' | 'differs' | 'cannot'

/** Makes the text again of the terms, hashes it here, and compares both with what the server says. */
export async function checkContract({ terms, canonical, hash, receipt }: OrderContract): Promise<ContractVerdict> {
  if (!('subtle' in crypto)) return 'cannot'
  try {
    const isSame =
      canonicalJson(terms) === canonical && (await sha256Of(canonical)) === hash && receiptOf(hash) === receipt
    return isSame ? 'same' : 'differs'
  } catch {
    // The terms hold something that canonical JSON cannot say: not the text of this contract.
    return 'differs'
  }
}
