import type { Stock } from '@/contract/market/listing/draft.ts'
import { BoxesText } from '@/reference/LaneText.tsx'

/** A quantity: containers by type, or a number of the listing's unit. */
export function QtyText({ items }: { items: readonly Stock[] }) {
  const boxes = items.flatMap(({ isoCode, qty }) => (isoCode ? [{ isoCode, qty }] : []))
  if (boxes.length > 0) return <BoxesText boxes={boxes} />
  const [only] = items
  return <span>{only ? only.qty : '–'}</span>
}
