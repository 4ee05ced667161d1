import { moneyText } from '@/contract/money.ts'
import { unitPrices } from '@/contract/market/listing/price.ts'
import type { Deps } from '../../deps.ts'
import { favoriteHolders } from '../../member/favorite/kept.ts'
import { notify } from '../../member/notification/notify.ts'
import { ratesAt } from '../../rates.ts'
import type { ListingRow } from './row.ts'
import { bodyForList } from './listBody.ts'

/** Notifies those who have a listing as a favourite of its new status. */
export function tellKeepers(
  deps: Deps,
  listing: ListingRow,
  variant: 'LISTING_PRICE' | 'LISTING_EXPIRED' | 'LISTING_OFFLINE',
): void {
  const { id, no, companyId } = listing
  const body = bodyForList(listing)
  const [lowest] = variant === 'LISTING_PRICE' ? unitPrices(body, ratesAt(deps.now())) : []
  const price = lowest ? moneyText(lowest.allIn) : ''
  for (const keeper of favoriteHolders(deps, 'LISTING', id))
    if (keeper !== companyId)
      notify(deps, {
        companyId: keeper,
        type: 'FAVORITE_CHANGED',
        params: { no, title: body.title, price, variant },
        target: { kind: 'LISTING', id },
      })
}

/** Notifies them of a changed price, if the listing was published with one. */
export function tellNewPrice(deps: Deps, before: ListingRow, listing: ListingRow): void {
  const [was, is] = [before, listing].map(({ published = [] }) => published.length)
  if (was && is && is > was) tellKeepers(deps, listing, 'LISTING_PRICE')
}
