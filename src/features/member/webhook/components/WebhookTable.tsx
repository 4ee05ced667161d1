import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { webhookEndpoints } from '@/contract/member/webhook/endpoints.ts'
import type { Webhook } from '@/contract/member/webhook/schemas.ts'
import type { WebhookStatus } from '@/contract/member/webhook/values.ts'
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
import type { Secret } from '../secret.ts'

const TONES: Record<WebhookStatus, Tone> = { ACTIVE: 'ok', OFF: 'neutral', GONE: 'danger', FAILING: 'danger' }

interface TableProps {
  rows: readonly Webhook[]
  onEdit: (webhook: Webhook) => void
  onSecret: (secret: Secret) => void
}

/** Addresses with their events, their state and what can be done with them. */
export function WebhookTable({ rows, onEdit, onSecret }: TableProps) {
  const t = useText()
  return (
    <DataTable
      caption={t('webhook.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'url', title: t('webhook.url'), isLead: true, cell: (row) => <Address row={row} /> },
        { key: 'state', title: t('webhook.state'), cell: (row) => <State row={row} /> },
        {
          key: 'action',
          title: t('webhook.action'),
          cell: (row) => <Actions row={row} onEdit={onEdit} onSecret={onSecret} />,
        },
      ]}
    />
  )
}

function Address({ row: { url, events } }: { row: Webhook }) {
  const { locale } = useLocale()
  const { labelOf } = useDict('event_type')
  return (
    <span className="ct-webhook-lines">
      <strong className="ct-webhook-url">{url}</strong>
      <span className="ct-dim">{listText(locale, events.map(labelOf))}</span>
    </span>
  )
}

function State({ row: { status, failingSince, rotatedUntil } }: { row: Webhook }) {
  const t = useText()
  return (
    <span className="ct-webhook-lines">
      <StatusTag tone={status === 'ACTIVE' && failingSince !== undefined ? 'warn' : TONES[status]}>
        <DictText dict="webhook_status" code={status} />
      </StatusTag>
      {failingSince !== undefined && (
        <span className="ct-dim">
          {t('webhook.failing')} <DateText value={failingSince} />
        </span>
      )}
      {rotatedUntil !== undefined && (
        <span className="ct-dim">
          {t('webhook.rotated')} <DateText value={rotatedUntil} />
        </span>
      )}
    </span>
  )
}

function Actions({ row, onEdit, onSecret }: Omit<TableProps, 'rows'> & { row: Webhook }) {
  const t = useText()
  const { id, url, events, status } = row
  const [asked, setAsked] = useState<'rotate' | 'remove'>()
  const close = () => setAsked(undefined)
  const test = useAction(webhookEndpoints.test, {
    intent: `webhook.test:${id}`,
    onSuccess: () => toast.success(t('webhook.tested')),
  })
  const save = useAction(webhookEndpoints.save, {
    intent: `webhook.rotate:${id}`,
    onSuccess: ({ secret }) => {
      if (secret !== undefined) onSecret({ url, secret })
      close()
    },
  })
  const remove = useAction(webhookEndpoints.remove, { onSuccess: close })
  const handleConfirm = () => {
    if (asked === 'remove') void remove.run({ id })
    else void save.run({ id, url, events, active: status === 'ACTIVE', rotate: true })
  }
  return (
    <span className="ct-webhook-lines">
      <span className="ct-webhook-actions">
        {status === 'ACTIVE' && (
          <Button size="small" isBusy={test.loading} onClick={() => void test.run({ id })}>
            {t('webhook.test')}
          </Button>
        )}
        <Button size="small" onClick={() => onEdit(row)}>
          {t('common.action.edit')}
        </Button>
        <Button size="small" onClick={() => setAsked('rotate')}>
          {t('webhook.rotate')}
        </Button>
        <Button size="small" onClick={() => setAsked('remove')}>
          {t('common.action.remove')}
        </Button>
      </span>
      <Failure text={test.fieldErrors[0]?.message ?? failureText(t, test.error)} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t(asked === 'remove' ? 'webhook.remove.title' : 'webhook.rotate.title')}
        confirmText={t(asked === 'remove' ? 'common.action.remove' : 'webhook.rotate')}
        isDanger={asked === 'remove'}
        isBusy={save.loading || remove.loading}
        onCancel={close}
        onConfirm={handleConfirm}
      >
        <p>{t(asked === 'remove' ? 'webhook.remove.text' : 'webhook.rotate.text', { url })}</p>
        <Failure text={failureText(t, save.error ?? remove.error)} />
      </ConfirmDialog>
    </span>
  )
}
