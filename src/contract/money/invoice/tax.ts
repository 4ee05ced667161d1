import { Big } from 'big.js'

/** An amount whose tax is inside its price, in CNY with two places: `net` and `tax` add up to `gross`. */
export interface TaxParts {
  net: string
  tax: string
  gross: string
}

/** Splits a price into net and tax at a rate in percent; the net is rounded half up. TRADE part 6. */
export function taxParts(price: string, pct: number): TaxParts {
  const gross = new Big(price).round(2, Big.roundHalfUp)
  const net = gross
    .times(100)
    .div(100 + pct)
    .round(2, Big.roundHalfUp)
  return { net: net.toFixed(2), tax: gross.minus(net).toFixed(2), gross: gross.toFixed(2) }
}
