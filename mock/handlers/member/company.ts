import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import { companyWire } from '@/contract/member/company/wire.ts'
import { companyDirectory } from '../../domain/member/company/directory.ts'
import { pageCompanies } from '../../domain/member/company/page.ts'
import { companyProfile } from '../../domain/member/company/profile.ts'
import { zoneFigures } from '../../domain/member/company/zone.ts'
import { open, type Route } from '../on.ts'

export const companyRoutes: Route[] = [
  open(companyEndpoints.page, companyWire.page, pageCompanies),
  open(companyEndpoints.directory, companyWire.directory, companyDirectory),
  open(companyEndpoints.profile, companyWire.profile, companyProfile),
  open(companyEndpoints.zone, companyWire.zone, zoneFigures),
]
