import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import type { CompanyEntry, DirectoryQuery } from '@/contract/member/company/schemas.ts'
import type { UserType } from '@/contract/userType.ts'
import type { QueryNames } from '@/routes/params.ts'

const FILTERS = [
  'keyword',
  'provinceCode',
  'lane',
  'service',
  'minRating',
  'certifiedOnly',
] as const satisfies readonly QueryNames<'audienceZone'>[]
type DirectoryFilter = (typeof FILTERS)[number]

/** A search over the directory with its state in the URL. */
export type Directory = List<CompanyEntry, DirectoryFilter>

/** Enterprises of one kind; by default those with most orders come first. */
export function useDirectory(userType: UserType): Directory {
  return useList<DirectoryQuery, CompanyEntry, DirectoryFilter>(companyEndpoints.directory, {
    filters: FILTERS,
    fixed: { userType },
    silent: true,
  })
}
