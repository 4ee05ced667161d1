import { Big } from 'big.js'
import type { ResultLine } from './line.ts'
import { plain, toFen, written } from './figures.ts'

/** Duty below this amount per declaration is not collected. */
export const DUTY_FREE_CNY = 50

/** Input of a landed cost. Amounts in the invoice currency, `cnyPer` CNY per unit of it, rates in percent. */
export interface DutyInput {
  price: Big
  freight: Big
  insurance: Big
  currency: string
  cnyPer: Big
  dutyPct: Big
  consumptionPct: Big
  vatPct: Big
  otherCny: Big
}

/** Figures of a landed cost in CNY, each rounded to the fen. */
export interface LandedCost {
  value: Big
  duty: Big
  /** Zero if the duty is too small to be collected. */
  dutyDue: Big
  consumptionBase: Big
  consumption: Big
  vatBase: Big
  vat: Big
  taxes: Big
  total: Big
  /** Total without VAT, which a general taxpayer deducts. */
  net: Big
}

const share = (base: Big, pct: Big): Big => toFen(base.times(pct).div(100))

/**
 * Duty, consumption tax and import VAT: duty on the dutiable value, consumption tax on (value + duty) / (1 - its rate),
 * VAT on value + duty + consumption tax. Uncollected duty counts in the tax bases but not in the total.
 */
export function landedCost(input: DutyInput): LandedCost {
  const value = toFen(input.price.plus(input.freight).plus(input.insurance).times(input.cnyPer))
  const duty = share(value, input.dutyPct)
  const dutyDue = duty.lt(DUTY_FREE_CNY) ? new Big(0) : duty
  const consumptionBase = toFen(value.plus(duty).div(new Big(1).minus(input.consumptionPct.div(100))))
  const consumption = share(consumptionBase, input.consumptionPct)
  const vatBase = value.plus(duty).plus(consumption)
  const vat = share(vatBase, input.vatPct)
  const taxes = dutyDue.plus(consumption).plus(vat)
  const total = value.plus(taxes).plus(toFen(input.otherCny))
  return { value, duty, dutyDue, consumptionBase, consumption, vatBase, vat, taxes, total, net: total.minus(vat) }
}

/** Every figure of the landed cost with its calculation. */
export function landedLines(input: DutyInput): ResultLine[] {
  const cost = landedCost(input)
  const { price, freight, insurance, cnyPer, currency, dutyPct, consumptionPct, vatPct, otherCny } = input
  const parts = [price, freight, insurance].filter((part, at) => at === 0 || part.gt(0)).map(written)
  const invoice = parts.length > 1 ? `(${parts.join(' + ')})` : (parts[0] ?? '')
  const hasConsumption = consumptionPct.gt(0)
  const line = (id: ResultLine['id'], sum: string, amount: Big, isTotal = false): ResultLine => ({
    id,
    sum,
    figure: written(amount),
    unit: 'CNY',
    isTotal,
  })
  return [
    line('value', currency === 'CNY' ? parts.join(' + ') : `${currency} ${invoice} × ${plain(cnyPer)}`, cost.value),
    line('duty', `${written(cost.value)} × ${plain(dutyPct)}%`, cost.duty),
    ...(hasConsumption
      ? [
          line(
            'consumptionBase',
            `(${written(cost.value)} + ${written(cost.duty)}) ÷ (1 − ${plain(consumptionPct)}%)`,
            cost.consumptionBase,
          ),
          line('consumption', `${written(cost.consumptionBase)} × ${plain(consumptionPct)}%`, cost.consumption),
        ]
      : []),
    line(
      'vatBase',
      [cost.value, cost.duty, ...(hasConsumption ? [cost.consumption] : [])].map(written).join(' + '),
      cost.vatBase,
    ),
    line('vat', `${written(cost.vatBase)} × ${plain(vatPct)}%`, cost.vat),
    line(
      'taxes',
      [cost.dutyDue, ...(hasConsumption ? [cost.consumption] : []), cost.vat].map(written).join(' + '),
      cost.taxes,
    ),
    line(
      'landed',
      [cost.value, cost.taxes, ...(otherCny.gt(0) ? [otherCny] : [])].map(written).join(' + '),
      cost.total,
      true,
    ),
    line('landedNet', `${written(cost.total)} − ${written(cost.vat)}`, cost.net),
  ]
}
