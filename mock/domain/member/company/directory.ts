import type { CompanyEntry, DirectoryQuery } from '@/contract/member/company/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import type { Page } from '@/contract/page.ts'
import type { Deps } from '../../deps.ts'
import { pageOf } from '../../list.ts'
import { companyCard } from '../view.ts'
import type { CompanyRow } from '../../rows.ts'
import { isNamed } from './named.ts'

type Order = (a: CompanyRow, b: CompanyRow) => number

const ORDERS: Record<NonNullable<DirectoryQuery['sort']>, Order> = {
  orders: (a, b) => b.completedOrders - a.completedOrders,
  rating: (a, b) => b.rating - a.rating || b.ratingCount - a.ratingCount,
  response: (a, b) => a.medianResponseMin - b.medianResponseMin,
  name: (a, b) => a.nameZh.localeCompare(b.nameZh, 'zh-Hans-CN-u-co-pinyin'),
}

/** Public directory of one kind of enterprise; certified ones come first. */
export function companyDirectory(deps: Deps, query: DirectoryQuery): Page<CompanyEntry> {
  const { userType, keyword = '', provinceCode, lane, service, minRating = 0, certifiedOnly, sort = 'orders' } = query
  const found = deps.rows.companies
    .all(
      (company) =>
        company.userType === userType &&
        isNamed(company, keyword) &&
        (provinceCode === undefined || company.provinceCode === provinceCode) &&
        (lane === undefined || company.lanes.includes(lane)) &&
        (service === undefined || company.services.includes(service)) &&
        company.rating >= minRating &&
        (certifiedOnly !== true || isCertified(company.certification)),
    )
    .toSorted(
      (a, b) =>
        Number(isCertified(b.certification)) - Number(isCertified(a.certification)) ||
        ORDERS[sort](a, b) ||
        a.id.localeCompare(b.id),
    )
  const { records, ...page } = pageOf(found, query)
  return {
    ...page,
    records: records.map((company) => ({
      ...companyCard(deps, company),
      services: company.services,
      lanes: company.lanes,
    })),
  }
}
