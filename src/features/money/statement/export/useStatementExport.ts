import { useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { errorText } from '@/api/errorText.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { StatementDetail } from '@/contract/money/statement/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { saveSheets } from '@/ui/sheet/saveSheets.ts'
import { toast } from '@/ui/toast.ts'
import type { StatementWords } from './words.ts'

/** Downloads a statement in the current language, with the prices of its orders; what makes it is loaded on demand. */
export function useStatementExport(statement: StatementDetail) {
  const t = useText()
  const { locale } = useLocale()
  const formats = useFormats()
  const freight = useFreight()
  const { call, clock } = useApi()
  const { user } = useSession()
  const status = useDict('statement_status').labelOf
  const kind = useDict('statement_kind').labelOf
  const state = useDict('statement_line').labelOf
  const reason = useDict('line_dispute').labelOf
  const basis = useDict('charge_basis').labelOf
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const ids = [...new Set(statement.lines.flatMap(({ order }) => (order ? [order.id] : [])))]
      const read = (id: string) => call(orderEndpoints.detail, { id }, { silent: true })
      const [{ statementBook }, orders] = await Promise.all([import('./book.ts'), Promise.all(ids.map(read))])
      const name: StatementWords['name'] = ({ nameZh, nameEn }) => wordsIn(locale, nameZh, nameEn)
      const words = { t, formats, freight, name, status, kind, state, reason, basis }
      const company = user && wordsIn(locale, user.companyNameZh, user.companyNameEn)
      const by = [user?.contactName, company].filter((part) => part !== undefined).join(' · ')
      const at = new Date(clock.now()).toISOString()
      await saveSheets(`${statement.no}.xlsx`, statementBook({ statement, orders, words, by, at }))
    } catch (error) {
      toast.error(errorText(t, error))
    }
    setSaving(false)
  }
  return { isSaving, save }
}
