import type { CompanyRow } from '../../rows.ts'
import { normalizeUscc } from '@/contract/validation.ts'
import { namedBy } from '../../front/search/keys.ts'
import { companyKeys } from '../../front/search/things.ts'

/** Whether a text matches an enterprise: its names, their pinyin initials, its city, or its whole USCC. */
export function isNamed(company: Readonly<CompanyRow>, keyword: string): boolean {
  return namedBy(keyword)(() => [companyKeys(company)]) || normalizeUscc(keyword) === company.uscc
}
