import type { Stock } from '@/contract/market/listing/draft.ts'
import { BoxesText } from '@/reference/LaneText.tsx'

/** A quantity: boxes by type, or a bare number of whatever the listing counts. */
export function QtyText({ items }: { items: readonly Stock[] }) {
  const boxes = items.flatMap(({ isoCode, qty }) => (isoCode ? [{ isoCode, qty }] : []))
  if (boxes.length > 0) return <BoxesText boxes={boxes} />
  const [only] = items
  return <span>{only ? only.qty : '–'}</span>
}
