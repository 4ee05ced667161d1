import { useState } from 'react'
import { useList } from '@/api/useList.ts'
import { exportEndpoints } from '@/contract/member/export/endpoints.ts'
import type { Export, ExportQuery } from '@/contract/member/export/schemas.ts'
import { EXPORT_DAYS, isOpenExport } from '@/contract/member/export/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Section } from '@/ui/Card.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { ExportForm } from './ExportForm.tsx'
import { ExportTable } from './ExportTable.tsx'
import './export.css'

/** Poll interval while one is being made, ms: the server takes it on by itself. */
const POLL_MS = 3000

/** Exports of this enterprise's lists: a form for the next one, and those there are. */
export function Exports() {
  const t = useText()
  const { user } = useSession()
  const [isMaking, setMaking] = useState(false)
  const list = useList<ExportQuery, Export, never>(exportEndpoints.page, {
    filters: [],
    silent: true,
    refreshOnFocus: true,
    ...(isMaking && { pollMs: POLL_MS }),
  })
  const hasOpen = list.records.some(({ status }) => isOpenExport(status))
  if (hasOpen !== isMaking) setMaking(hasOpen)
  return (
    <>
      <Section title={t('export.title')} note={t('export.note', { days: EXPORT_DAYS })}>
        {user && <ExportForm userType={user.userType} />}
      </Section>
      <Section title={t('export.list')}>
        <ListFrame list={list} empty={{ title: t('export.empty'), text: t('export.empty.text') }}>
          <ExportTable rows={list.records} />
        </ListFrame>
      </Section>
    </>
  )
}
