import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { INVITATION_DAYS, MAX_STAFF } from '@/contract/member/staff/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { Invitations } from './Invitations.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { StaffTable } from './StaffTable.tsx'

/** The people of this enterprise and its open invitations, for an owner. */
export function Staff() {
  const t = useText()
  const [isInviting, setInviting] = useState(false)
  const query = useQuery(staffEndpoints.page, { size: MAX_STAFF }, { silent: true, refreshOnFocus: true })
  const invite = (
    <Button variant="primary" onClick={() => setInviting(true)}>
      {t('staff.invite')}
    </Button>
  )
  return (
    <>
      <Section title={t('staff.title')} note={t('staff.note')} actions={invite}>
        <QueryBlock query={query} height={240}>
          {({ records }) => <StaffTable people={records} />}
        </QueryBlock>
      </Section>
      <Section title={t('staff.invitations')} note={t('staff.invitations.note', { days: INVITATION_DAYS })}>
        <QueryBlock query={query} height={120}>
          {({ invitations }) =>
            invitations.length > 0 ? (
              <Invitations invitations={invitations} />
            ) : (
              <EmptyState title={t('staff.invitations.none')} text={t('staff.invitations.none.text')} />
            )
          }
        </QueryBlock>
      </Section>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}
