import { Big } from 'big.js'
import { roundMoney, type Money } from '@/contract/money.ts'
import type { TenderInput } from '@/contract/trade/tender/draft.ts'
import { ROAD_LANE, type TransportMode } from '@/contract/trade/tender/values.ts'
import type { Deps } from '../../deps.ts'
import { laneUsd } from '../../reference/laneIndex.ts'
import { pairFactor } from '../../reference/level.ts'
import { HISTORY_CURRENCY, laneKey, ownAwards, unitsOf } from '../../trade/help/history.ts'

type Lane = TenderInput['lanes'][number]

/** USD for a unit (TEU, kilogram, cubic metre) where neither own awards nor the index say more. Rough, invented. */
const USUAL_USD: Record<TransportMode, number> = { FCL: 1500, LCL: 60, AIR: 4, RAIL: 2800, TRUCK: 300 }

/** TEU of the containers that count as large in the index. */
const LARGE_TEU = 2

/** What a tender may cost: by the publisher's own awards on each lane, else the index, else a usual price. */
export function estimateOf(deps: Deps, { mode, lanes }: TenderInput, companyId: string): Money {
  const awards = ownAwards(deps, companyId)
  const laneSum = (lane: Lane): Big => {
    const units = unitsOf(deps, mode, lane)
    const own = awards.get(laneKey(mode, lane))
    if (own) return new Big(own.median).times(units)
    return (mode === 'FCL' ? indexOf(deps, lane) : undefined) ?? new Big(USUAL_USD[mode]).times(units)
  }
  const sum = lanes.reduce((all, lane) => all.plus(laneSum(lane)), new Big(0))
  return { amount: roundMoney(sum, HISTORY_CURRENCY), currency: HISTORY_CURRENCY }
}

/** The containers of a lane at the index; undefined for a lane outside it. */
function indexOf(deps: Deps, { pol, pod, boxes }: Lane): Big | undefined {
  const ids = [pod, pol].flatMap((port) => deps.reference.portByCode.get(port ?? '')?.lane ?? [])
  const lane = ids.find((one) => one !== ROAD_LANE && laneUsd(one, 20, deps.now()) !== undefined)
  if (lane === undefined) return undefined
  const factor = pod === undefined ? 1 : pairFactor(deps.reference, pol, pod)
  return boxes.reduce((sum, { isoCode, qty }) => {
    const isLarge = (deps.reference.teuByIsoCode.get(isoCode) ?? 0) >= LARGE_TEU
    return sum.plus(new Big(laneUsd(lane, isLarge ? 40 : 20, deps.now()) ?? 0).times(factor).times(qty))
  }, new Big(0))
}
