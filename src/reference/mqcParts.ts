import { moneyText, type Currency } from '@/contract/money.ts'
import type { DraftInput } from '@/contract/trade/tender/draftInput.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import type { Mqc } from '@/contract/trade/tender/term/schemas.ts'
import { boxesOf } from '@/contract/trade/tender/term/values.ts'

/** The parts of the sentence about a minimum quantity; `none` without a fee. */
export function mqcParts(
  { pct = 0, tolerancePct = 0, feePerBox }: DraftInput<Mqc>,
  boxes: readonly DraftInput<Boxes>[] = [],
  currency: Currency = 'USD',
) {
  const all = boxes.reduce((sum, { qty = 0 }) => sum + qty, 0)
  return {
    boxes: boxesOf(all, pct),
    pct,
    tolerance: tolerancePct,
    fee: feePerBox ? moneyText({ amount: feePerBox, currency }) : 'none',
  }
}
