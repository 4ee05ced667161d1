import type { CompanyRow } from '../rows.ts'
import type { Language } from '../../messages.ts'

type Named = Pick<CompanyRow, 'nameZh' | 'nameEn'>

/** What an enterprise is called in the reader's language; by its registered name where it has no other. */
export const companyName = (language: Language, { nameZh, nameEn }: Named): string =>
  language === 'zh-CN' ? nameZh : nameEn || nameZh
