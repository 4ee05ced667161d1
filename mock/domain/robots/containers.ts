import type { Container } from '@/contract/money/order/after/schemas.ts'
import { containerCheckDigit } from '@/contract/validation.ts'
import type { OrderRow } from '../tradeRows.ts'

/** Containers of an order with valid check digits, the same each time. */
export function containersFor(order: OrderRow): Container[] {
  const start = Number(order.no.replace(/\D/g, '').slice(-6))
  const types = order.lanes.flatMap((lane) => lane.boxes.flatMap((box) => Array<string>(box.qty).fill(box.isoCode)))
  return types.slice(0, 200).map((isoCode, index) => {
    const first10 = `CTGU${String((start * 37 + index * 7) % 1_000_000).padStart(6, '0')}`
    return { no: `${first10}${containerCheckDigit(first10)}`, isoCode, sealNo: `CT${String(start + index)}` }
  })
}
