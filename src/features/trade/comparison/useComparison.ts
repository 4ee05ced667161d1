import { useCallback, useMemo, useState } from 'react'
import { useFreight } from '@/reference/useReferences.ts'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import { landedAfter } from '@/contract/trade/bid/landed.ts'
import type { CompareColumn, CompareOptions } from '@/contract/trade/bid/comparison.ts'
import { isStanding } from '@/contract/trade/bid/lifecycle.ts'
import { COMPARE_BANDS } from '@/contract/trade/bid/values.ts'
import { samePart } from '@/contract/trade/bid/samePart.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Currency } from '@/contract/money.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { Weights } from '@/contract/trade/tender/draft.ts'
import { usualWeights, weightSum } from '@/contract/trade/tender/weights.ts'
import { limitsOf } from './sensitivity.ts'
import type { CompareSort, CompareView } from './views.ts'

/** Display settings of the comparison. */
export interface CompareSettings {
  laneNo?: number | undefined
  currency: Currency
  view: CompareView
  daysUsed: number
  /** Of these in the terminal. */
  terminalDays: number
  onlyDiffering: boolean
  isExpanded: boolean
  sort: CompareSort
  weights: Weights
  /** Ids of the bids to show. */
  picked: readonly string[]
}

/** Maximum number of bids side by side. */
export const MAX_COLUMNS = 6

function firstSettings(tender: TenderDetail, bids: readonly ReceivedBid[]): CompareSettings {
  return {
    currency: tender.compareCurrency,
    view: 'allIn',
    daysUsed: 10,
    terminalDays: 5,
    onlyDiffering: false,
    isExpanded: true,
    sort: tender.awardRule === 'WEIGHTED' ? 'score' : 'price',
    weights: tender.awardRule === 'WEIGHTED' ? tender.weights : usualWeights(tender.mode),
    // Ended bids can be selected, but are not preselected.
    picked: bids
      .toSorted((a, b) => Number(isStanding(b.status)) - Number(isStanding(a.status)))
      .filter((bid, index) => isStanding(bid.status) || index < 2)
      .slice(0, MAX_COLUMNS)
      .map((bid) => bid.id),
  }
}

/** The comparison of the selected bids under the settings, and functions to change them. */
export function useComparison(tender: TenderDetail, bids: readonly ReceivedBid[]) {
  const { containerTypes } = useFreight()
  const [settings, setSettings] = useState(() => firstSettings(tender, bids))
  const sum = weightSum(settings.weights)
  const options = useMemo<CompareOptions>(
    () => ({
      currency: settings.currency,
      rates: tender.rates,
      weights: settings.weights,
      requiredCharges: tender.requiredCharges,
      daysUsed: settings.daysUsed,
      terminalDays: settings.terminalDays,
      ...(settings.laneNo !== undefined && { laneNo: settings.laneNo }),
    }),
    [settings, tender.rates, tender.requiredCharges],
  )
  const comparison = useMemo(() => {
    const teuOf = (isoCode: string) => containerTypes.find((type) => type.isoCode === isoCode)?.teu ?? 0
    // Estimates and ranks stand on all bids, whichever are picked: two readers of a company see the same.
    const demand = { ...tender, teuOf }
    const compared = compareBids(bids, demand, options, settings.picked)
    const isWhole = bids.every(({ id }) => settings.picked.includes(id))
    const whole = isWhole ? compared : compareBids(bids, demand, options)
    const best = whole.columns.find(({ rank }) => rank === 1)
    const parts = compared.columns.flatMap((column) => {
      const part = samePart(column, best, bids, demand, options)
      return part ? [[column.bid.id, part] as const] : []
    })
    return {
      ...compared,
      columns: compared.columns.toSorted(order(settings.sort)),
      limits: limitsOf(whole),
      parts: new Map(parts),
    }
  }, [tender, bids, settings, options, containerTypes])
  const landed = useCallback((column: CompareColumn) => landedAfter(column, tender, options), [tender, options])
  return {
    settings,
    comparison,
    /** Price of a bid if the containers are kept that many days; stable while the comparison is. */
    landedAfter: landed,
    sum,
    change: (patch: Partial<CompareSettings>) => setSettings((before) => ({ ...before, ...patch })),
  }
}

function order(sort: CompareSort): (a: CompareColumn, b: CompareColumn) => number {
  const band = (column: CompareColumn): number => COMPARE_BANDS.indexOf(column.band)
  const by: Record<CompareSort, (a: CompareColumn, b: CompareColumn) => number> = {
    score: (a, b) => b.score.total - a.score.total,
    price: (a, b) => Number(a.allIn) - Number(b.allIn),
    transit: (a, b) => (a.transitDays ?? 999) - (b.transitDays ?? 999),
    freeDays: (a, b) => (b.freeDays ?? 0) - (a.freeDays ?? 0),
    co2: (a, b) => (a.co2Kg ?? Infinity) - (b.co2Kg ?? Infinity) || 0,
    submitted: (a, b) => a.bid.submittedAt.localeCompare(b.bid.submittedAt),
  }
  return (a, b) => band(a) - band(b) || by[sort](a, b)
}
