import { Big } from 'big.js'
import { roundMoney, sumByCurrency, type Money } from '../../money.ts'
import type { Receipt } from '../order/dues.ts'
import { TAX_GROUPS, type TaxGroup } from './values.ts'

/** A charge with the tax group in which it is invoiced. */
export interface TaxedItem extends Money {
  taxGroup: TaxGroup
}

/** What was paid of one tax group: in CNY at the rates of the payments, and as it was due. */
export interface PaidShare {
  taxGroup: TaxGroup
  cny: string
  originals: Money[]
}

/**
 * Attributes what was paid to tax groups: each receipt pays the next charges in its currency, in order. CNY is divided
 * in that proportion, so that all groups together are what was paid to the cent. TRADE part 6.
 */
export function paidByGroup(items: readonly TaxedItem[], receipts: readonly Receipt[]): PaidShare[] {
  const open = items.map((item) => ({ ...item, left: new Big(item.amount) }))
  const found = new Map(TAX_GROUPS.map((taxGroup) => [taxGroup, { cny: new Big(0), originals: [] as Money[] }]))
  for (const { amount, currency, cny } of receipts) {
    const parts = new Map<TaxGroup, Big>()
    let rest = new Big(amount)
    for (const item of open) {
      if (item.currency !== currency || rest.lte(0)) continue
      const taken = item.left.gt(rest) ? rest : item.left
      item.left = item.left.minus(taken)
      rest = rest.minus(taken)
      parts.set(item.taxGroup, (parts.get(item.taxGroup) ?? new Big(0)).plus(taken))
    }
    if (rest.gt(0)) parts.set('TAXED', (parts.get('TAXED') ?? new Big(0)).plus(rest))
    const exempt = parts.get('EXEMPT') ?? new Big(0)
    const exemptCny = new Big(amount).gt(0) ? new Big(roundMoney(exempt.times(cny).div(amount), 'CNY')) : new Big(0)
    for (const [taxGroup, part] of parts) {
      const share = found.get(taxGroup)
      if (!share || part.lte(0)) continue
      share.cny = share.cny.plus(taxGroup === 'EXEMPT' ? exemptCny : new Big(cny).minus(exemptCny))
      share.originals.push({ amount: part.toFixed(), currency })
    }
  }
  return [...found].map(([taxGroup, { cny, originals }]) => ({
    taxGroup,
    cny: roundMoney(cny, 'CNY'),
    originals: sumByCurrency(originals),
  }))
}
