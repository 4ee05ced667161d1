import type { LogEntry } from '@/contract/member/staff/log/schemas.ts'
import type { SheetValue } from '@/contract/sheet.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'

/** Returns the entries as the rows of a sheet with its heading; instants as ISO 8601, with request and hash. */
export function useLogRows(): (entries: readonly LogEntry[]) => SheetValue[][] {
  const t = useText()
  const kinds = useDict('log_kind')
  const acts = useDict('log_act')
  return (entries) => [
    [
      t('staff.log.at'),
      t('staff.log.person'),
      t('staff.log.act'),
      t('staff.log.kind'),
      t('staff.log.target'),
      t('staff.log.id'),
      t('staff.log.before'),
      t('staff.log.after'),
      t('staff.log.requestNo'),
      t('staff.log.key'),
      t('staff.log.deputy'),
      t('staff.log.device'),
      t('staff.log.hash'),
      t('staff.log.intact'),
    ],
    ...entries.map((row) => [
      row.at,
      row.memberName,
      acts.labelOf(row.act),
      kinds.labelOf(row.kind),
      row.title ?? '',
      row.targetId ?? '',
      row.before ?? '',
      row.after ?? '',
      row.requestNo ?? '',
      row.keyName ?? '',
      row.deputyOf ?? '',
      row.agent,
      row.hash,
      t(row.isIntact ? 'staff.log.intact.yes' : 'staff.log.intact.no'),
    ]),
  ]
}
