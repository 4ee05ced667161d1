import { useState } from 'react'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { Invitation } from '@/contract/member/staff/schemas.ts'
import type { InvitationStatus } from '@/contract/member/staff/values.ts'
import { ConfirmAction } from '@/forms/ConfirmAction.tsx'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import './staff.css'

const TONES: Record<InvitationStatus, Tone> = { PENDING: 'sea', USED: 'ok', REVOKED: 'neutral', EXPIRED: 'neutral' }

/** The address at which the invited person registers. */
const linkOf = (code: string): string => new URL(hrefTo('register', { invite: code }), location.origin).href

/** Invitations that nobody has used, with their links. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useText()
  const [doomed, setDoomed] = useState<Invitation>()
  return (
    <>
      <DataTable
        caption={t('staff.invitations')}
        rows={invitations}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'who',
            title: t('staff.col.who'),
            isLead: true,
            cell: ({ contactName, mobileMasked }) => (
              <span className="ct-staff-lines">
                <strong>{contactName}</strong>
                <span className="ct-dim">{mobileMasked}</span>
              </span>
            ),
          },
          { key: 'role', title: t('staff.col.role'), cell: ({ role }) => <DictText dict="staff_role" code={role} /> },
          {
            key: 'state',
            title: t('staff.col.state'),
            cell: ({ status }) => (
              <StatusTag tone={TONES[status]}>
                <DictText dict="invitation_status" code={status} />
              </StatusTag>
            ),
          },
          { key: 'until', title: t('staff.col.until'), cell: ({ expiresAt }) => <DateText value={expiresAt} /> },
          {
            key: 'action',
            title: t('staff.col.action'),
            cell: (row) => (
              <span className="ct-staff-acts">
                {row.status === 'PENDING' && (
                  <CopyButton text={linkOf(row.id)} what={row.contactName} words={t('staff.copy')} />
                )}
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('staff.revoke.of', { name: row.contactName })}
                  onClick={() => setDoomed(row)}
                >
                  {t('staff.revoke')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {doomed && <RevokeDialog invitation={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}

function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useText()
  const { id, contactName: name } = invitation
  return (
    <ConfirmAction
      endpoint={staffEndpoints.revokeInvite}
      input={{ id }}
      intent={`staff.revokeInvite:${id}`}
      isDanger
      title={t('staff.revoke.ask', { name })}
      confirmText={t('staff.revoke')}
      done={t('staff.revoke.done', { name })}
      changed={t('staff.changed')}
      onClose={onClose}
    >
      <p>{t('staff.revoke.text')}</p>
    </ConfirmAction>
  )
}
