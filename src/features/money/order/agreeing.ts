import type { Agreeing } from '@/contract/money/order/agreedRate/verdict.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'

/** What decides what an order's quote agreed on, as the server counts it. */
export function agreeingOf({ source, lanes, payable: { currency }, quotedRates, rateLock }: OrderDetail): Agreeing {
  return { source, lanes, currency, rates: quotedRates ?? rateLock.rates }
}
