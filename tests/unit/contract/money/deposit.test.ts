// @vitest-environment node
import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { depositOf, leftOf, splitDues } from '@/contract/money/order/deposit.ts'
import { restOf, type Receipt } from '@/contract/money/order/dues.ts'
import { settleReceived } from '@/contract/money/payment/received.ts'
import { refundable } from '@/contract/money/refund/amounts.ts'
import { sumByCurrency, type Money } from '@/contract/money.ts'

const usd = (amount: string): Money => ({ amount, currency: 'USD' })

test('the deposit is a share of each currency, rounded half up in it: the figures of TRADE part 5', () => {
  expect(depositOf([usd('6177.14')], 30)).toEqual([usd('1853.14')])
  const parts = { charges: [usd('6177.14')], dues: [usd('6177.14')], pct: 30, isDepositPaid: false }
  expect(splitDues(parts, [])).toEqual({
    pct: 30,
    first: [{ ...usd('1853.14'), rest: '1853.14' }],
    balance: [{ ...usd('4324.00'), rest: '4324.00' }],
  })
})

test('half a cent is rounded up, and yen have no cents', () => {
  expect(depositOf([usd('0.15'), { amount: '1235', currency: 'JPY' }], 10)).toEqual([
    usd('0.02'),
    { amount: '124', currency: 'JPY' },
  ])
})

describe('what comes later', () => {
  const charges = [usd('6177.14')]
  const of = (due: string, paid: Money[], isDepositPaid = true) =>
    splitDues({ charges, dues: [usd(due)], pct: 30, isDepositPaid }, paid)

  test('an addition touches the balance, not the deposit', () => {
    const { first, balance } = of('6277.14', [usd('1853.14')])
    expect([first[0]?.amount, balance[0]?.amount, balance[0]?.rest]).toEqual(['1853.14', '4424.00', '4424.00'])
  })
  test('so does a reduction', () => {
    const { first, balance } = of('6077.14', [usd('1853.14')])
    expect([first[0]?.amount, balance[0]?.rest]).toEqual(['1853.14', '4224.00'])
  })
  test('a reduction below the deposit leaves no balance', () => {
    expect(of('1000.00', [usd('1853.14')])).toEqual({
      pct: 30,
      first: [{ ...usd('1000.00'), rest: '0.00' }],
      balance: [],
    })
  })
  test('a paid deposit stays paid if a charge rises after it', () => {
    const raised = splitDues({ charges: [usd('7000.00')], dues: [usd('7000.00')], pct: 30, isDepositPaid: true }, [
      usd('1853.14'),
    ])
    expect(leftOf(raised.first)).toEqual([])
    expect(leftOf(raised.balance)).toEqual([usd('5146.86')])
  })
})

const byName = (amounts: readonly Money[]) => amounts.toSorted((a, b) => a.currency.localeCompare(b.currency))

/** Numbers from 0 to 1, the same each time. */
function randoms(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

test('no cent is lost by any sequence of payments of deposit and balance, and a refund gives all back', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const next = randoms(seed)
    const whole = (most: number) => Math.floor(next() * most) + 1
    const charges: Money[] = [
      usd((whole(900_000) / 100).toFixed(2)),
      ...(next() < 0.5 ? [{ amount: (whole(500_000) / 100).toFixed(2), currency: 'CNY' as const }] : []),
    ]
    const pct = 10 + Math.floor(next() * 81)
    const receipts: Receipt[] = []
    const payments: Parameters<typeof refundable>[0]['payments'][number][] = []
    const arrived: Money[] = []
    const over: Money[] = []
    const fees: Money[] = []
    const splitNow = (isDepositPaid: boolean) => splitDues({ charges, dues: charges, pct, isDepositPaid }, receipts)
    let isDepositPaid = false
    for (let turn = 0; turn < 40; turn += 1) {
      const split = splitNow(isDepositPaid)
      // Both parts together are what is due, whatever was paid.
      expect(sumByCurrency([...split.first, ...split.balance])).toEqual(charges)
      const left = sumByCurrency([...leftOf(split.first), ...leftOf(split.balance)])
      expect(byName(left)).toEqual(byName(restOf(charges, receipts)))
      const open = leftOf(split.first).length > 0 ? leftOf(split.first) : leftOf(split.balance)
      isDepositPaid = leftOf(split.first).length === 0
      const [due] = open
      if (!due) break
      const rest = Number(due.amount)
      // Exact, short by a little, by a lot, or too much.
      const paid =
        [rest, Math.max(0, rest - 0.03), rest * next(), rest + whole(5000) / 100][Math.floor(next() * 4)] ?? rest
      const amount = turn > 30 ? due.amount : paid.toFixed(2)
      const { parts, ...ends } = settleReceived({ amount: due, parts: [{ ...due, cny: due.amount }] }, amount, '0.05')
      receipts.push(...parts)
      payments.push({ status: 'CONFIRMED', amount: due, ...ends })
      arrived.push({ ...due, amount })
      if (ends.over !== undefined) over.push({ ...due, amount: ends.over })
      if (ends.bankFee !== undefined) fees.push({ ...due, amount: ends.bankFee })
    }
    expect(restOf(charges, receipts)).toEqual([])
    const sum = (amounts: readonly Money[], of: Money) =>
      amounts.filter(({ currency }) => currency === of.currency).reduce((all, one) => all.plus(one.amount), new Big(0))
    const back = refundable({ paid: usd('0'), payments })
    for (const one of charges) {
      expect(sum(receipts, one).toFixed(2)).toBe(one.amount)
      expect(sum(arrived, one).plus(sum(fees, one)).minus(sum(over, one)).toFixed(2)).toBe(one.amount)
      expect(sum(back, one).plus(sum(over, one)).toFixed(2)).toBe(sum(arrived, one).toFixed(2))
    }
  }
})
