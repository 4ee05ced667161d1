import type { FileRef } from '@/contract/file/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'

/** A file of an order: what it is, which version, by whom and when. */
export interface Paper {
  file: FileRef
  kind: 'proof' | 'evidence'
  /** What it belongs to: number of the payment, or code of the charge. */
  of: string
  version: number
  by: OrderSide
  at: string
}

/** Files of an order, newest first. A proof sent again after a refusal is the next version. */
export function papersOf({ payments, adjustments }: Pick<OrderDetail, 'payments' | 'adjustments'>): Paper[] {
  let version = 0
  const proofs: Paper[] = []
  for (const payment of payments.toReversed()) {
    if (payment.proofs.length > 0) version += 1
    for (const file of payment.proofs)
      proofs.push({ file, kind: 'proof', of: payment.no, version, by: 'BUYER', at: payment.createdAt })
    if (payment.status === 'CONFIRMED') version = 0
  }
  const evidence = adjustments.flatMap((charge) =>
    charge.evidence.map((file): Paper => ({
      file,
      kind: 'evidence',
      of: charge.code,
      version: 1,
      by: 'SELLER',
      at: charge.proposedAt,
    })),
  )
  return [...proofs, ...evidence].toSorted((a, b) => b.at.localeCompare(a.at))
}
