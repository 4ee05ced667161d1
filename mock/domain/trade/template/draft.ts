import { tenderFrom } from '@/contract/trade/tender/template/content.ts'
import { type Caller, type Deps } from '../../deps.ts'
import { newTender } from '../tender/draft.ts'
import type { TenderRow } from '../../tradeRows.ts'
import type { TemplateRow } from './row.ts'

/** Stores a draft of a template for publishing on a day of the market. */
export function draftFrom(
  deps: Deps,
  { content }: TemplateRow,
  owner: Pick<Caller, 'companyId' | 'memberId'>,
  publishOn: string,
): TenderRow {
  const draft: TenderRow = { ...newTender(deps, owner), sketch: tenderFrom(content, publishOn), version: 1 }
  deps.rows.tenders.put(draft)
  return draft
}
