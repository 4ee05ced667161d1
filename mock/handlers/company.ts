import { companyEndpoints } from '@/contract/company/endpoints.ts'
import { companyWire } from '@/contract/company/wire.ts'
import { companyDirectory } from '../domain/company/directory.ts'
import { pageCompanies } from '../domain/company/page.ts'
import { companyProfile } from '../domain/company/profile.ts'
import { zoneFigures } from '../domain/company/zone.ts'
import { open, type Route } from './on.ts'

export const companyRoutes: Route[] = [
  open(companyEndpoints.page, companyWire.page, pageCompanies),
  open(companyEndpoints.directory, companyWire.directory, companyDirectory),
  open(companyEndpoints.profile, companyWire.profile, companyProfile),
  open(companyEndpoints.zone, companyWire.zone, zoneFigures),
]
