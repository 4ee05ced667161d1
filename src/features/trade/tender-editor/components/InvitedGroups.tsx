import { useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useCall } from '@/api/ApiContext.tsx'
import { useQuery } from '@/api/useQuery.ts'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import type { CompanyEntry } from '@/contract/member/company/schemas.ts'
import { partnerEndpoints } from '@/contract/member/partner/endpoints.ts'
import { MAX_INVITED } from '@/contract/trade/tender/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast.ts'
import { useIssue } from '../IssueContext.ts'

/** Buttons that invite a whole group of partners, as far as they quote on this mode. */
export function InvitedGroups({ onInvite }: { onInvite: (companies: readonly CompanyEntry[]) => void }) {
  const t = useText()
  const call = useCall()
  const { form } = useIssue()
  const [busy, setBusy] = useState<string>()
  const { data } = useQuery(partnerEndpoints.groups, {}, { silent: true })
  const groups = (data?.groups ?? []).filter(({ companyIds }) => companyIds.length > 0)
  if (groups.length === 0) return null
  const invite = async (id: string, companyIds: readonly string[]) => {
    setBusy(id)
    const asked = { ids: companyIds.slice(0, 100).join(','), mode: form.draft.mode ?? 'FCL', size: MAX_INVITED }
    try {
      onInvite((await call(companyEndpoints.page, asked, { silent: true })).records)
    } catch (error) {
      toast.error(errorText(t, error))
    }
    setBusy(undefined)
  }
  return (
    <div role="group" aria-label={t('issue.invited.groups')}>
      <span className="ct-dim">{t('issue.invited.groups')}</span>{' '}
      {groups.map(({ id, name, companyIds }) => (
        <Button key={id} size="small" isBusy={busy === id} onClick={() => void invite(id, companyIds)}>
          {t('issue.invited.group', { name, count: companyIds.length })}
        </Button>
      ))}
    </div>
  )
}
