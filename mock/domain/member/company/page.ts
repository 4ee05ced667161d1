import type { CompanyEntry, CompanyQuery } from '@/contract/member/company/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import type { Page } from '@/contract/page.ts'
import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import type { Caller, Deps } from '../../deps.ts'
import { pageOf } from '../../list.ts'
import { companyCard } from '../view.ts'
import type { CompanyRow } from '../../rows.ts'
import { isNamed } from './named.ts'

function fits(company: CompanyRow, { keyword = '', mode, ids }: CompanyQuery): boolean {
  if (mode !== undefined && !mayQuote(company.userType, mode)) return false
  if (ids !== undefined && !ids.split(',').includes(company.id)) return false
  return isNamed(company, keyword)
}

/** When the caller's enterprise last gave each other enterprise an order. */
function awards(deps: Deps, caller: Caller | undefined): Map<string, string> {
  const last = new Map<string, string>()
  if (!caller) return last
  for (const { sellerId, createdAt } of deps.rows.orders.of('buyerId', caller.companyId))
    if (createdAt > (last.get(sellerId) ?? '')) last.set(sellerId, createdAt)
  return last
}

/**
 * Certified enterprises that quote, without the caller's own; recently awarded ones first, then by completed orders.
 */
export function pageCompanies(deps: Deps, query: CompanyQuery, caller: Caller | undefined): Page<CompanyEntry> {
  const last = awards(deps, caller)
  const found = deps.rows.companies
    .all(
      (company) =>
        company.userType !== 1 &&
        isCertified(company.certification) &&
        company.id !== caller?.companyId &&
        fits(company, query),
    )
    .map((company): CompanyEntry => {
      const lastAwardedAt = last.get(company.id)
      const { services, lanes } = company
      return { ...companyCard(deps, company), services, lanes, ...(lastAwardedAt && { lastAwardedAt }) }
    })
    .toSorted(
      (a, b) =>
        (b.lastAwardedAt ?? '').localeCompare(a.lastAwardedAt ?? '') ||
        b.completedOrders - a.completedOrders ||
        a.id.localeCompare(b.id),
    )
  return pageOf(found, query)
}
