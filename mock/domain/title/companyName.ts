import type { CompanyRow } from '../rows.ts'
import type { Language } from '../../messages.ts'

type Named = Pick<CompanyRow, 'nameZh' | 'nameEn'>

/** Name of an enterprise in the reader's language; its registered name if it has no other. */
export const companyName = (language: Language, { nameZh, nameEn }: Named): string =>
  language === 'zh-CN' ? nameZh : nameEn || nameZh
