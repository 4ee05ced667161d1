import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { apiKeyEndpoints } from '@/contract/member/apiKey/endpoints.ts'
import type { ApiKey } from '@/contract/member/apiKey/schemas.ts'
import type { ApiKeyStatus } from '@/contract/member/apiKey/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { listText } from '@/ui/listText.ts'
import { toast } from '@/ui/toast.ts'
import { TypedText } from '@/ui/TypedText.tsx'
import type { MadeKey } from '../madeKey.ts'

const TONES: Record<ApiKeyStatus, Tone> = { ACTIVE: 'ok', EXPIRED: 'neutral', STOPPED: 'danger' }

interface TableProps {
  rows: readonly ApiKey[]
  onMade: (made: MadeKey) => void
}

interface RowProps {
  row: ApiKey
}

/** Keys with what they may do, their state and use, and what can be done with them. */
export function KeyTable({ rows, onMade }: TableProps) {
  const t = useText()
  return (
    <DataTable
      caption={t('apiKey.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('apiKey.name'), isLead: true, cell: (row) => <Name row={row} /> },
        { key: 'state', title: t('apiKey.state'), cell: (row) => <State row={row} /> },
        { key: 'use', title: t('apiKey.use'), cell: (row) => <Use row={row} /> },
        { key: 'action', title: t('apiKey.action'), cell: (row) => <Actions row={row} onMade={onMade} /> },
      ]}
    />
  )
}

function Name({ row: { name, scopes, addresses, last4 } }: RowProps) {
  const t = useText()
  const { locale } = useLocale()
  const { labelOf } = useDict('api_scope')
  return (
    <span className="ct-key-lines">
      <strong>
        <TypedText>{name}</TypedText>
      </strong>
      <code>{`ck_…${last4}`}</code>
      <span className="ct-dim">{listText(locale, scopes.map(labelOf))}</span>
      <span className="ct-dim">
        {addresses.length > 0 ? t('apiKey.from', { list: listText(locale, addresses) }) : t('apiKey.from.all')}
      </span>
    </span>
  )
}

function State({ row: { status, old, expiresOn } }: RowProps) {
  const t = useText()
  return (
    <span className="ct-key-lines">
      <StatusTag tone={TONES[status]}>
        <DictText dict="api_key_status" code={status} />
      </StatusTag>
      <span className="ct-dim">
        {expiresOn === undefined ? t('apiKey.noEnd') : t('apiKey.end', { day: expiresOn })}
      </span>
      {old && (
        <span>
          <code>{`ck_…${old.last4}`}</code> {t('apiKey.old')} <DateText value={old.until} />
        </span>
      )}
    </span>
  )
}

function Use({ row: { memberName, createdAt, lastUsedAt } }: RowProps) {
  const t = useText()
  return (
    <span className="ct-key-lines">
      <span>{lastUsedAt === undefined ? t('apiKey.unused') : <DateText value={lastUsedAt} />}</span>
      <span className="ct-dim">
        {t('apiKey.madeBy', { name: memberName })} <DateText value={createdAt} precision="date" />
      </span>
    </span>
  )
}

function Actions({ row: { id, name, isSelf }, onMade }: RowProps & Pick<TableProps, 'onMade'>) {
  const t = useText()
  const [asked, setAsked] = useState<'rotate' | 'revoke'>()
  const close = () => setAsked(undefined)
  const rotate = useAction(apiKeyEndpoints.rotate, {
    onSuccess: ({ key }) => {
      onMade({ name, key })
      close()
    },
  })
  const revoke = useAction(apiKeyEndpoints.revoke, {
    onSuccess: () => toast.success(t('apiKey.revoke.done', { name })),
  })
  return (
    <span className="ct-key-actions">
      {isSelf && (
        <Button size="small" onClick={() => setAsked('rotate')}>
          {t('apiKey.rotate')}
        </Button>
      )}
      <Button size="small" onClick={() => setAsked('revoke')}>
        {t('apiKey.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t(asked === 'revoke' ? 'apiKey.revoke.title' : 'apiKey.rotate.title')}
        confirmText={t(asked === 'revoke' ? 'apiKey.revoke' : 'apiKey.rotate')}
        isDanger={asked === 'revoke'}
        isBusy={rotate.loading || revoke.loading}
        onCancel={close}
        onConfirm={() => void (asked === 'revoke' ? revoke : rotate).run({ id })}
      >
        <p>{t(asked === 'revoke' ? 'apiKey.revoke.text' : 'apiKey.rotate.text', { name })}</p>
        <Failure text={failureText(t, rotate.error ?? revoke.error)} />
      </ConfirmDialog>
    </span>
  )
}
