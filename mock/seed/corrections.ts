import { Big } from 'big.js'
import { roundMoney } from '@/contract/money.ts'
import type { Deps } from '../domain/deps.ts'
import { keepContract } from '../domain/money/order/contractVersions.ts'
import { reduceCharge } from '../domain/money/order/creditNote.ts'
import { creditableIn } from '../domain/money/order/dues.ts'
import { DEMO_ACCOUNTS, isDemo } from './accounts.ts'
import { seeded } from './credits.ts'
import { plainOrders } from './deposits.ts'

const DAY_MS = 24 * 3600_000
/** What a bank kept of a transfer, above what is let pass as its fee. */
const SHORT = '150'
/** The first demo buyer shows orders that go as planned. */
const [FIRST = 'c01'] = DEMO_ACCOUNTS.map((_, index) => `c${String(index + 1).padStart(2, '0')}`)

/**
 * What is put right in the field every day: a seller takes back a part of a charge by a credit note, and a transfer
 * arrives short, which the clerk will say when it checks the proof. Both with a demo buyer, who reads it.
 */
export function seedCorrections(market: Deps, now: number): void {
  const deps: Deps = { ...seeded(market, 'cn'), now: () => now - DAY_MS }
  const isRead = ({ buyerId }: { buyerId: string }): boolean => isDemo(buyerId) && buyerId !== FIRST
  const order = (['DELIVERED', 'EXECUTING', 'SETTLED'] as const)
    .flatMap((status) => plainOrders(deps, status))
    .filter(isRead)
    .find((one) => creditableIn(deps, one).some(({ code }) => code === 'DOC'))
  const doc = order && creditableIn(deps, order).find(({ code }) => code === 'DOC')
  if (order && doc) {
    const { code, currency } = doc
    const amount = new Big(doc.amount).div(3).round(0, Big.roundDown).toFixed()
    const { order: lowered } = reduceCharge(deps, order, {
      code,
      currency,
      amount,
      reason: '文件费多收，按约定退回差额。',
    })
    keepContract(deps, lowered)
  }
  const sent = deps.rows.payments.all(({ status, buyerId }) => status === 'SUBMITTED' && isRead({ buyerId }))[0]
  if (!sent) return
  const { amount, currency } = sent.amount
  deps.rows.payments.put({ ...sent, paidAmount: roundMoney(new Big(amount).minus(SHORT), currency) })
}
