import type { RequestCallOff } from '@/contract/market/booking/schemas.ts'
import { checkBookedGoods } from '@/contract/market/booking/shipment/rules.ts'
import type { Goods } from '@/contract/market/booking/shipment/schemas.ts'
import { goodsLike, tenderGoods } from '@/contract/trade/agreement/goods.ts'
import type { AgreementCargo } from '@/contract/trade/agreement/schemas.ts'
import type { Deps } from '../../deps.ts'
import { refuseProblems } from '../../guards.ts'
import { withdrawnProblems } from '../../tools/customs/status.ts'
import type { AgreementRow } from '../../tradeRows.ts'

type Asked = Pick<RequestCallOff, 'boxes' | 'cargo' | 'weights'>

/** Refuses cargo of a call-off that a booking of the same mode could not say. */
export function checkGoods({ mode }: AgreementRow, { boxes, cargo, weights }: Asked): void {
  if (!cargo && !weights) return
  const problems = checkBookedGoods({ cargo, weights }, { items: boxes, mode })
  refuseProblems([...problems, ...withdrawnProblems('cargo.hsCode', cargo?.hsCode)])
}

/** The cargo of an agreement's tender, with which its call-offs begin. */
export function cargoOf({ rows }: Pick<Deps, 'rows'>, { tenderId }: AgreementRow): AgreementCargo | undefined {
  const body = rows.tenders.get(tenderId)?.body
  return body && tenderGoods(body)
}

/** The cargo of a call-off: as asked, else that of the tender where it says enough. */
export function goodsOf(deps: Deps, agreement: AgreementRow, { boxes, cargo, weights }: Asked): Partial<Goods> {
  if (cargo) return { cargo, weights: weights ?? [] }
  const like = cargoOf(deps, agreement)
  return (like && goodsLike(like, boxes, agreement.mode)) ?? {}
}
