import type { OrderContract } from '@/contract/money/order/contract/schemas.ts'
import { canonicalJson, receiptOf, sha256Of } from '@/contract/money/order/contract/text.ts'

/**
 * Result of a check: the text is not that of the terms (`text`), its hash is another one (`hash`), it does not name the
 * hash of the version before (`chain`), or this browser does not hash, as on plain http (`cannot`).
 */
export type ContractVerdict = 'same' | 'text' | 'hash' | 'chain' | 'cannot'

const mayHash = (): boolean => 'subtle' in crypto

/** Makes the text again of the terms, hashes it here, and compares both with what the server says of all versions. */
export async function checkContract({ terms, canonical, hash, receipt, versions = [] }: OrderContract) {
  if (!mayHash()) return 'cannot' satisfies ContractVerdict
  try {
    if (canonicalJson(terms) !== canonical) return 'text'
    if ((await sha256Of(canonical)) !== hash || receiptOf(hash) !== receipt) return 'hash'
  } catch {
    // The terms hold something that canonical JSON cannot say: not the text of this contract.
    return 'text'
  }
  const version = terms.version ?? 1
  const hashOf = (wanted: number): string | undefined => versions.find((one) => one.version === wanted)?.hash
  const isListed = versions.length === 0 || hashOf(version) === hash
  return isListed && terms.prevHash === hashOf(version - 1) ? 'same' : 'chain'
}

/** The version of a contract that a downloaded file is; undefined if it is none of them. */
export async function versionOfFile({ versions = [], hash }: OrderContract, file: Blob): Promise<number | undefined> {
  const found = await sha256Of(await file.text())
  return versions.find((one) => one.hash === found)?.version ?? (found === hash ? 1 : undefined)
}
