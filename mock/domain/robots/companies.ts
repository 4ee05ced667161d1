import type { Deps } from '../deps.ts'
import type { CompanyRow } from '../rows.ts'
import { isRobotCompany } from './buyers.ts'

/** Enterprises for which nobody signs in: robots act for these only. MARKET 1.4. */
export const robotCompanies = (deps: Deps): CompanyRow[] =>
  deps.rows.companies.all(({ id }) => isRobotCompany(deps, id))
