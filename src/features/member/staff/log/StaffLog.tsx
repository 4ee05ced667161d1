import { useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useList } from '@/api/useList.ts'
import { useQuery } from '@/api/useQuery.ts'
import { toCsv } from '@/contract/csv.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { LogEntry, LogQuery } from '@/contract/member/staff/log/schemas.ts'
import { LOG_KINDS, LOG_YEARS } from '@/contract/member/staff/log/values.ts'
import { MAX_STAFF } from '@/contract/member/staff/values.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { saveText } from '@/shared/save.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { toast } from '@/ui/toast.ts'
import { LogTable } from './LogTable.tsx'
import { useLogRows } from './logRows.ts'

const FILTERS = ['keyword', 'memberId', 'kind', 'from', 'to'] as const
type Name = (typeof FILTERS)[number]

/** What people of this enterprise did, for an owner: by person, kind, day and word, and as a CSV file. */
export function StaffLog() {
  const t = useText()
  const { labelOf } = useDict('log_kind')
  const staff = useQuery(staffEndpoints.page, { size: MAX_STAFF }, { silent: true })
  const list = useList<LogQuery, LogEntry, Name>(staffEndpoints.log, {
    filters: FILTERS,
    rules: { kind: LOG_KINDS },
    silent: true,
    refreshOnFocus: true,
  })
  const people = (staff.data?.records ?? []).map(({ id, contactName, account }) => ({
    value: id,
    label: contactName || account,
  }))
  return (
    <Section title={t('staff.log.title')} note={t('staff.log.note', { years: LOG_YEARS })}>
      <FilterBar
        label={t('staff.log.filters')}
        list={list}
        filters={[
          { name: 'keyword', kind: 'text', label: t('staff.log.keyword') },
          { name: 'memberId', kind: 'choice', label: t('staff.log.person'), options: people },
          {
            name: 'kind',
            kind: 'choice',
            label: t('staff.log.kind'),
            options: LOG_KINDS.map((value) => ({ value, label: labelOf(value) })),
          },
          { name: 'from', to: 'to', kind: 'range', label: t('staff.log.days') },
        ]}
      >
        <SaveButton everyRow={list.everyRow} isEmpty={list.total === 0} />
      </FilterBar>
      <ListFrame list={list} empty={{ title: t('staff.log.empty'), text: t('staff.log.empty.text') }}>
        <LogTable rows={list.records} />
      </ListFrame>
    </Section>
  )
}

interface SaveProps {
  everyRow: () => Promise<readonly LogEntry[]>
  isEmpty: boolean
}

/** Saves the entries of every page under these filters. */
function SaveButton({ everyRow, isEmpty }: SaveProps) {
  const t = useText()
  const rowsOf = useLogRows()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      saveText('operation-log.csv', toCsv(rowsOf(await everyRow())))
    } catch (error) {
      toast.error(errorText(t, error))
    }
    setSaving(false)
  }
  return (
    <Button size="small" isBusy={isSaving} disabled={isEmpty} onClick={() => void save()}>
      {t('staff.log.csv')}
    </Button>
  )
}
