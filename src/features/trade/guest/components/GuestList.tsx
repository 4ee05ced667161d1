import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { known } from '@/contract/known.ts'
import { guestEndpoints } from '@/contract/trade/guest/endpoints.ts'
import type { Guest } from '@/contract/trade/guest/schemas.ts'
import type { GuestStatus } from '@/contract/trade/guest/values.ts'
import { ConfirmAction } from '@/forms/ConfirmAction.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { usePermission } from '@/session/usePermission.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

const TONES: Record<GuestStatus, Tone> = {
  SENT: 'neutral',
  OPENED: 'sea',
  REGISTERED: 'sea',
  QUOTED: 'ok',
  REVOKED: 'neutral',
}
const STATUS_TEXT = {
  SENT: 'guest.status.SENT',
  OPENED: 'guest.status.OPENED',
  REGISTERED: 'guest.status.REGISTERED',
  QUOTED: 'guest.status.QUOTED',
  REVOKED: 'guest.status.REVOKED',
} as const

const linkOf = (id: string, invite: string): string =>
  new URL(hrefTo('tenderDetail', { id, invite }), location.origin).href

/** Props of `GuestList`; `isOpen`: links may still be taken back. */
export interface GuestListProps {
  tenderId: string
  isOpen: boolean
}

/** The guests of an own tender with their links, and how far each has come. */
export function GuestList({ tenderId, isOpen }: GuestListProps) {
  const t = useText()
  const [doomed, setDoomed] = useState<Guest>()
  const mayRevoke = usePermission('DEAL') && isOpen
  const query = useQuery(guestEndpoints.list, { tenderId }, { silent: true, refreshOnFocus: true })
  if (!query.data)
    return query.error ? <ErrorState error={query.error} onRetry={query.refresh} /> : <SkeletonBlock height={160} />
  return (
    <Section title={t('guest.title')} note={t('guest.text')}>
      <DataTable
        caption={t('guest.title')}
        rows={query.data.guests}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'company',
            title: t('guest.col.company'),
            isLead: true,
            cell: ({ company, email, mobile }) => (
              <>
                <TypedText>{company}</TypedText> <span className="ct-dim">{email ?? mobile}</span>
              </>
            ),
          },
          { key: 'state', title: t('guest.col.state'), cell: (guest) => <State guest={guest} /> },
          {
            key: 'action',
            title: t('guest.col.action'),
            cell: (guest) => (
              <>
                {guest.code !== undefined && (
                  <CopyButton text={linkOf(tenderId, guest.code)} what={guest.company} words={t('guest.copy')} />
                )}
                {mayRevoke && guest.revokedAt === undefined && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('guest.revoke.of', { name: guest.company })}
                    onClick={() => setDoomed(guest)}
                  >
                    {t('guest.revoke')}
                  </Button>
                )}
              </>
            ),
          },
        ]}
      />
      {doomed && <RevokeDialog guest={doomed} onClose={() => setDoomed(undefined)} />}
    </Section>
  )
}

function State({ guest: { status, openedAt, registered } }: { guest: Guest }) {
  const t = useText()
  const { locale } = useLocale()
  const text = known(STATUS_TEXT, status)
  const name = registered && wordsIn(locale, registered.company.nameZh, registered.company.nameEn)
  return (
    <>
      {text && <StatusTag tone={TONES[status]}>{t(text)}</StatusTag>}{' '}
      <span className="ct-dim">
        {registered ? (
          <TypedText>{name ?? ''}</TypedText>
        ) : (
          openedAt !== undefined && status === 'OPENED' && <DateText value={openedAt} />
        )}
      </span>
    </>
  )
}

function RevokeDialog({ guest, onClose }: { guest: Guest; onClose: () => void }) {
  const t = useText()
  const { id, company: name } = guest
  return (
    <ConfirmAction
      endpoint={guestEndpoints.revoke}
      input={{ id }}
      intent={`guest.revoke:${id}`}
      isDanger
      title={t('guest.revoke.ask', { name })}
      confirmText={t('guest.revoke')}
      done={t('guest.revoke.done', { name })}
      onClose={onClose}
    >
      <p>{t(guest.registered ? 'guest.revoke.text.registered' : 'guest.revoke.text')}</p>
    </ConfirmAction>
  )
}
