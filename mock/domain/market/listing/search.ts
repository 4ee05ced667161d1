import { Big } from 'big.js'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import { MARKET_CURRENCY } from '@/contract/market/listing/kinds.ts'
import { unitPrices } from '@/contract/market/listing/price.ts'
import type { ListingQuery, ListingSummary, MyListingQuery } from '@/contract/market/listing/schemas.ts'
import { GUEST_PRICES } from '@/contract/market/listing/values.ts'
import { isCertified } from '@/contract/member/values.ts'
import type { OwnPage, Page } from '@/contract/page.ts'
import type { Caller, Deps } from '../../deps.ts'
import { inDays, ownPage, pageRows } from '../../list.ts'
import { namedBy } from '../../front/search/keys.ts'
import { listingKeys, nameKeys } from '../../front/search/things.ts'
import { ratesAt } from '../../rates.ts'
import type { ListingRow } from './row.ts'
import { freshFirst, latestConfirmed } from './similar.ts'
import { bodyForList, dayOf } from './listBody.ts'
import { toldStatus } from './stock.ts'
import { listingSummary } from './view.ts'

type Test = (row: Readonly<ListingRow>) => boolean

/** Lowest all-in price of one unit in the market's currency; listings without a price come last. */
function cheapestOf(deps: Deps): (row: Readonly<ListingRow>) => Big {
  const rates = ratesAt(deps.now())
  const known = new Map<string, Big>()
  return (row) => {
    let price = known.get(row.id)
    if (!price) {
      const [lowest] = unitPrices(bodyForList(row), rates)
      const { amount, currency } = lowest?.allIn ?? { amount: '0', currency: MARKET_CURRENCY }
      price = new Big(inCurrency(amount, currency, MARKET_CURRENCY, rates))
      if (price.eq(0)) price = new Big(1e12)
      known.set(row.id, price)
    }
    return price
  }
}

/** Whether a text matches a listing: number, title, ports, city, carrier, container or seller. */
function listingNamed(deps: Deps, keyword: string | undefined): Test {
  const isNamed = namedBy(keyword)
  return (row) => {
    const seller = deps.rows.companies.get(row.companyId)
    return isNamed(() => [listingKeys(row), ...(seller ? [nameKeys(seller)] : [])])
  }
}

function testsFor(deps: Deps, query: ListingQuery, caller: Caller | undefined, cheapest: (row: ListingRow) => Big) {
  const same = (['kind', 'mode', 'pol', 'pod', 'provinceCode', 'carrierScac'] as const).filter(
    (name) => query[name] !== undefined,
  )
  const { isoCode, etdFrom, etdTo, sellerId, maxPrice } = query
  const today = dayOf(deps.now())
  const tests: Test[] = [
    ({ status }) => status === 'ONLINE',
    (row) => sellerId === undefined || row.companyId === sellerId,
    (row) => same.every((name) => bodyForList(row)[name] === query[name]),
    (row) => isoCode === undefined || bodyForList(row).stock.some((item) => item.isoCode === isoCode),
    (row) => query.directOnly !== true || bodyForList(row).direct,
    (row) => query.validToday !== true || bodyForList(row).validFrom <= today,
    (row) => {
      if (etdFrom === undefined && etdTo === undefined) return true
      const days = bodyForList(row).sailings.map((sailing) => sailing.etd.slice(0, 10))
      return days.some((day) => day >= (etdFrom ?? '') && day <= (etdTo ?? '9'))
    },
    (row) =>
      query.certifiedOnly !== true || isCertified(deps.rows.companies.get(row.companyId)?.certification ?? 'NONE'),
    listingNamed(deps, query.keyword),
    // A guest could derive a masked price by narrowing the range.
    (row) => maxPrice === undefined || caller === undefined || cheapest(row).lte(maxPrice),
    (row) => toldStatus(deps, row) === 'ONLINE',
  ]
  return tests
}

function orderFor(deps: Deps, sort: ListingQuery['sort'], cheapest: (row: ListingRow) => Big) {
  const days = (row: Readonly<ListingRow>) => bodyForList(row).transitDays ?? 999
  const rating = (row: Readonly<ListingRow>) => deps.rows.companies.get(row.companyId)?.rating ?? 0
  const fresh = freshFirst(deps.now())
  const wanted = (a: Readonly<ListingRow>, b: Readonly<ListingRow>): number => {
    if (sort === 'allIn') return cheapest(a).cmp(cheapest(b)) || latestConfirmed(a, b)
    if (sort === 'transit') return days(a) - days(b) || latestConfirmed(a, b)
    if (sort === 'rating') return rating(b) - rating(a) || latestConfirmed(a, b)
    if (sort === 'newest') return b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id)
    return latestConfirmed(a, b)
  }
  return (a: Readonly<ListingRow>, b: Readonly<ListingRow>): number => fresh(a, b) || wanted(a, b)
}

/** Listings that can be ordered or answered. Guests see the prices of the first few results only. */
export function searchListings(deps: Deps, query: ListingQuery, caller: Caller | undefined): Page<ListingSummary> {
  const cheapest = cheapestOf(deps)
  const tests = testsFor(deps, query, caller, cheapest)
  const where: Test = (row) => tests.every((test) => test(row))
  const page = pageRows(deps.rows.listings, where, orderFor(deps, query.sort, cheapest), query)
  const first = (page.current - 1) * page.size
  return {
    ...page,
    records: page.records.map((row, place) =>
      listingSummary(deps, row, caller, caller === undefined && first + place >= GUEST_PRICES),
    ),
  }
}

/** The caller's own listings in every status, newest change first. */
export function myListings(deps: Deps, query: MyListingQuery, caller: Caller): OwnPage<ListingSummary> {
  const isNamed = namedBy(query.keyword)
  const isInDays = inDays(query)
  const where: Test = (row) =>
    row.companyId === caller.companyId && isInDays(row.createdAt) && isNamed(() => [listingKeys(row)])
  const tabs = { wanted: query.status, of: (row: Readonly<ListingRow>) => [toldStatus(deps, row)] }
  const page = ownPage(deps.rows.listings, where, tabs, query)
  return { ...page, records: page.records.map((row) => listingSummary(deps, row, caller)) }
}
