import { Big } from 'big.js'
import type { Rate, RateChange, RateSheetDetail } from './schemas.ts'
import { MAX_CHANGES, type RateChangeKind } from './values.ts'

/** Identity of a rate over versions of a sheet: all but price, dates and words. */
const keyOf = ({
  pol,
  pod,
  via,
  carrierScac,
  service,
  isoCode,
  code,
  basis,
  currency,
  term,
  commodity,
}: Rate): string =>
  JSON.stringify([pol, pod, via, carrierScac, service, isoCode, code, basis, currency, term, commodity])

/** The rate of each key that holds longest: a sheet may have the next period beside this one. */
function latest(rates: readonly Rate[]): Map<string, Rate> {
  const byKey = new Map<string, Rate>()
  for (const rate of rates) {
    const key = keyOf(rate)
    const before = byKey.get(key)
    if (!before || before.validTo <= rate.validTo) byKey.set(key, rate)
  }
  return byKey
}

const KINDS = { ROSE: 'rose', FELL: 'fell', CAME: 'came', WENT: 'went' } as const

function changeOf(kind: RateChangeKind, before: Rate | undefined, after: Rate | undefined): RateChange[] {
  const rate = after ?? before
  if (!rate) return []
  const { pol, pod, carrierScac, isoCode, code, currency } = rate
  return [
    {
      kind,
      pol,
      pod,
      ...(carrierScac !== undefined && { carrierScac }),
      ...(isoCode !== undefined && { isoCode }),
      code,
      currency,
      ...(before && { before: before.price }),
      ...(after && { after: after.price }),
    },
  ]
}

/** What a new sheet changes against the former one: which rates rose, fell, came and went. */
export function compareRates(former: readonly Rate[], next: readonly Rate[]): RateSheetDetail['changes'] {
  const [old, now] = [latest(former), latest(next)]
  const result: RateSheetDetail['changes'] = { rose: 0, fell: 0, came: 0, went: 0, same: 0, lines: [] }
  const add = (kind: RateChangeKind, before: Rate | undefined, after: Rate | undefined) => {
    result[KINDS[kind]]++
    if (result.lines.length < MAX_CHANGES) result.lines.push(...changeOf(kind, before, after))
  }
  for (const [key, after] of now) {
    const before = old.get(key)
    if (!before) add('CAME', undefined, after)
    else {
      const order = new Big(after.price).cmp(before.price)
      if (order === 0) result.same++
      else add(order > 0 ? 'ROSE' : 'FELL', before, after)
    }
  }
  for (const [key, before] of old) if (!now.has(key)) add('WENT', before, undefined)
  return result
}

const laneOf = ({ pol, pod, carrierScac = '' }: Rate): string => `${pol}-${pod}-${carrierScac}`

/** The rates of a former sheet on the lanes and carriers of a next one, which that one can take the place of. */
export function onLanesOf<R extends Rate>(next: readonly Rate[], former: readonly R[]): R[] {
  const lanes = new Set(next.map(laneOf))
  return former.filter((rate) => lanes.has(laneOf(rate)))
}

/** Number of lanes of a former sheet that a next one has nothing for: they are lost if it is replaced. */
export function otherLanes(next: readonly Rate[], former: readonly Rate[]): number {
  const lanes = new Set(next.map(laneOf))
  return new Set(former.filter((rate) => !lanes.has(laneOf(rate))).map(({ pol, pod }) => `${pol}-${pod}`)).size
}
