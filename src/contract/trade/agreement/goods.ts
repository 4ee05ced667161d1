import { Big } from 'big.js'
import type { Goods } from '../../market/booking/shipment/schemas.ts'
import { checkBookedGoods } from '../../market/booking/shipment/rules.ts'
import { isReeferType } from '../../market/booking/shipment/needs.ts'
import { UNIT_KG_MAX } from '../../market/booking/shipment/limits.ts'
import { boxCount } from '../bid/quantity.ts'
import type { Boxes, Cargo } from '../tender/draft.ts'
import type { TransportMode } from '../tender/values.ts'
import type { AgreementCargo } from './schemas.ts'

/** What a tender says of its cargo, as far as call-offs begin with it; its weight is spread over all containers. */
export function tenderGoods({ cargo, lanes }: { cargo: Cargo; lanes: readonly { boxes: Boxes[] }[] }): AgreementCargo {
  const { nameZh, nameEn, hsCode, dg, reefer, grossKg } = cargo
  const boxes = boxCount({ boxes: lanes.flatMap((lane) => lane.boxes) })
  const kg = boxes > 0 ? new Big(grossKg).div(boxes).round(0, Big.roundUp) : new Big(0)
  const isLikely = kg.gt(0) && kg.lte(UNIT_KG_MAX)
  return {
    nameZh,
    ...(nameEn && { nameEn }),
    ...(hsCode && { hsCode }),
    ...(isLikely && { kgPerBox: kg.toFixed() }),
    ...(dg && { dg }),
    ...(reefer && { reefer }),
  }
}

/** The cargo of a call-off that names none: that of the tender; undefined where the tender says too little for a booking. */
export function goodsLike(
  { nameZh: name, hsCode = '', kgPerBox = '', dg, reefer }: AgreementCargo,
  boxes: readonly Boxes[],
  mode: TransportMode,
): Goods | undefined {
  const isCold = boxes.some(({ isoCode }) => isReeferType(isoCode))
  const goods: Goods = {
    cargo: { name, hsCode, ...(dg && { dg }), ...(isCold && reefer && { reefer }) },
    weights: boxes.map(({ isoCode }) => ({ isoCode, kg: kgPerBox })),
  }
  return checkBookedGoods(goods, { items: boxes, mode }).length > 0 ? undefined : goods
}
