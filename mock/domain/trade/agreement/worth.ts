import { Big } from 'big.js'
import { roundMoney, type Money } from '@/contract/money.ts'
import type { Amendment } from '@/contract/trade/agreement/amendment/schemas.ts'
import { isPriceOf } from '@/contract/trade/agreement/priceOf.ts'
import { pricesToRenew, renewedLanes } from '@/contract/trade/agreement/renewal/rules.ts'
import type { Renewal, RenewalTerms } from '@/contract/trade/agreement/renewal/schemas.ts'
import { allInOf, priceLines } from '@/contract/trade/bid/calc.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { Deps } from '../../deps.ts'
import { ratesAt } from '../../rates.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { amended } from './amendment.ts'
import { termsOf } from './prices.ts'

type Prices = RenewalTerms['prices']

const sumOf = (all: readonly Big[]): Big => all.reduce((sum, one) => sum.plus(one), new Big(0))

function worthOfLines(deps: Deps, { value, currency }: AgreementRow, lines: readonly ChargeInput[]): Big {
  const rates = ratesAt(deps.now())
  return new Big(allInOf(priceLines(lines, rates, value), currency, rates).amount)
}

/** What each lane comes to for all its containers at the prices of a day, some of them replaced; in its currency. */
function laneWorths(deps: Deps, agreement: AgreementRow, from: string, prices: Prices): Big[] {
  return agreement.lanes.map((lane) => {
    const lines = pricesToRenew(lane, termsOf(deps, agreement), from).map((line) => {
      const price = prices.find((one) => one.laneNo === lane.laneNo && isPriceOf(line)(one))
      return { ...line, ...(price && { unitPrice: price.unitPrice }) }
    })
    return worthOfLines(deps, agreement, lines)
  })
}

/** What an agreement comes to at the prices of an amendment, or others; its containers stay. */
export const worthAt = (deps: Deps, agreement: AgreementRow, { from }: Amendment, prices: Prices): Big =>
  sumOf(laneWorths(deps, agreement, from ?? marketDay(deps.now()), prices))

/** What the period of a renewal comes to at its prices, or others. */
export function worthRenewed(deps: Deps, agreement: AgreementRow, renewal: Renewal, prices = renewal.prices): Big {
  const terms = { ...termsOf(deps, agreement), mode: agreement.mode }
  const lanes = renewedLanes(agreement.lanes, { ...renewal, prices }, terms)
  return sumOf(lanes.map(({ charges }) => worthOfLines(deps, agreement, charges)))
}

const inItsCurrency = ({ currency }: AgreementRow, sum: Big): Money => ({ amount: roundMoney(sum, currency), currency })

/** What the last amendment moves of an agreement, whether it was agreed to or not: up or down, summed over its lanes. */
export function amendedBy(deps: Deps, agreement: AgreementRow | undefined): Money | undefined {
  const last = agreement?.amendments?.at(-1)
  if (!agreement || !last) return undefined
  const from = last.from ?? marketDay(deps.now())
  const boxesBefore = last.boxes.map(({ before, ...one }) => ({ ...one, qty: before, before }))
  const pricesBefore = last.prices.map(({ before, ...one }) => ({ ...one, unitPrice: before }))
  const was = laneWorths(deps, amended(agreement, { ...last, boxes: boxesBefore }), from, pricesBefore)
  const becomes = laneWorths(deps, amended(agreement, last), from, last.prices)
  return inItsCurrency(agreement, sumOf(becomes.map((sum, at) => sum.minus(was[at] ?? 0).abs())))
}

/** What the period of the last renewal comes to. */
export function renewedFor(deps: Deps, agreement: AgreementRow | undefined): Money | undefined {
  const { renewal } = agreement ?? {}
  return agreement && renewal && inItsCurrency(agreement, worthRenewed(deps, agreement, renewal))
}
