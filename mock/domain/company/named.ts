import type { CompanyRow } from '../rows.ts'
import { normalizeUscc } from '@/contract/validation.ts'
import { initialsOf } from '@/contract/search/initials.ts'

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,&-]/g, '')

/** Whether a text names an enterprise: a part of a name or city, first letters of the Chinese name, or its whole USCC. */
export function isNamed(company: Readonly<CompanyRow>, keyword: string): boolean {
  const wanted = fold(keyword)
  if (wanted === '') return true
  return (
    [company.nameZh, company.nameEn ?? '', company.cityName, initialsOf(company.nameZh)].some((text) =>
      fold(text).includes(wanted),
    ) || normalizeUscc(keyword) === company.uscc
  )
}
