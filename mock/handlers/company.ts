import { companyEndpoints } from '@/contract/company/endpoints.ts'
import { companyWire } from '@/contract/company/wire.ts'
import { pageCompanies } from '../domain/company/page.ts'
import { open, type Route } from './on.ts'

export const companyRoutes: Route[] = [open(companyEndpoints.page, companyWire.page, pageCompanies)]
