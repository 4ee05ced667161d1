import { Big } from 'big.js'
import { roundMoney } from '@/contract/money.ts'
import { iso, type Caller, type Deps } from '../domain/deps.ts'
import { requestRefund } from '../domain/money/refund/refund.ts'
import type { CompanyRow } from '../domain/rows.ts'

const DAY_MS = 24 * 3600_000
/** What the demo buyer paid too much, in the currency of its payment. */
const OVER = '91.82'

/**
 * The demo buyer paid one order of the demo seller twice in a part and asks for it back: the seller has something to
 * answer, and nothing else of the market changes.
 */
export function seedRefunds(market: Deps, companies: readonly CompanyRow[], now: number): void {
  const deps: Deps = {
    ...market,
    now: () => now - DAY_MS,
    chance: { secret: () => 'rf00000000000001', number: () => 0.5 },
  }
  const [buyer, seller] = [1, 2].map((userType) => companies.find((one) => one.userType === userType))
  const order = deps.rows.orders.all(
    (one) => one.buyerId === buyer?.id && one.sellerId === seller?.id && one.status === 'EXECUTING',
  )[0]
  const payment = order && deps.rows.payments.of('orderId', order.id).find(({ status }) => status === 'CONFIRMED')
  if (!buyer || !order || !payment) return
  const { amount, currency } = payment.amount
  const arrived = roundMoney(new Big(amount).plus(OVER), currency)
  deps.rows.payments.put({
    ...payment,
    paidAmount: arrived,
    received: arrived,
    over: OVER,
    updatedAt: iso(now - 2 * DAY_MS),
  })
  const { id, userType, certification } = buyer
  const caller: Caller = { memberId: `m${id.slice(1)}`, companyId: id, sessionId: '', userType, certification }
  const note = '财务重复支付了手续费部分，请退回。'
  requestRefund(
    deps,
    { orderId: order.id, reason: 'OVERPAID', currency, amount: OVER, note, requestNo: 'seed' },
    caller,
  )
}
