import { isSameDocument } from '@/contract/money/order/documents/rules.ts'
import type { OrderDocument } from '@/contract/money/order/documents/schemas.ts'
import { DOCUMENT_KINDS } from '@/contract/money/order/documents/values.ts'

/** A document: its current version and the older ones, newest first. */
export interface DocumentChain {
  current: OrderDocument
  older: OrderDocument[]
}

/** Place of a kind; one that this version does not know comes last. */
const placeOf = ({ kind }: OrderDocument): number => {
  const at = DOCUMENT_KINDS.indexOf(kind)
  return at < 0 ? DOCUMENT_KINDS.length : at
}

/** Documents of an order in the order of a shipment, each with its versions. */
export function chainsOf(documents: readonly OrderDocument[]): DocumentChain[] {
  const chains: DocumentChain[] = []
  for (const one of documents.toSorted((a, b) => b.version - a.version)) {
    const known = chains.find(({ current }) => isSameDocument(current, one))
    if (known) known.older.push(one)
    else chains.push({ current: one, older: [] })
  }
  return chains.toSorted(
    (a, b) => placeOf(a.current) - placeOf(b.current) || a.current.label.localeCompare(b.current.label),
  )
}
