import type { TemplateContent } from '@/contract/trade/tender/template/content.ts'
import type { Recurrence } from '@/contract/trade/tender/template/recurrence.ts'
import type { Row } from '../../../store/port.ts'

/** A template of tenders of an enterprise. Times are ISO instants of the market. */
export interface TemplateRow extends Row {
  companyId: string
  /** Who saved it: its drafts are that member's. */
  memberId: string
  name: string
  content: TemplateContent
  recurrence?: Recurrence
  /** Day of publishing of the last draft that it made by itself under this cycle. */
  draftedFor?: string
  lastUsedAt?: string
  createdAt: string
  updatedAt: string
}
