import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { webhookEndpoints } from '@/contract/member/webhook/endpoints.ts'
import type { Delivery } from '@/contract/member/webhook/schemas.ts'
import type { DeliveryStatus } from '@/contract/member/webhook/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'

const TONES: Record<DeliveryStatus, Tone> = { WAITING: 'sea', DELIVERED: 'ok', FAILED: 'danger' }

/** What was sent where, how it went, and sending it again. */
export function DeliveryTable({ rows }: { rows: readonly Delivery[] }) {
  const t = useText()
  return (
    <DataTable
      caption={t('webhook.deliveries')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', title: t('webhook.event'), isLead: true, cell: (row) => <What row={row} /> },
        { key: 'state', title: t('webhook.state'), cell: (row) => <State row={row} /> },
        { key: 'action', title: t('webhook.action'), cell: (row) => <Resend row={row} /> },
      ]}
    />
  )
}

function What({ row: { id, type, url, at } }: { row: Delivery }) {
  return (
    <span className="ct-webhook-lines">
      <strong>
        <DictText dict="event_type" code={type} />
      </strong>
      <span className="ct-dim ct-webhook-url">{url}</span>
      <span className="ct-dim">
        <DateText value={at} /> · <code>{id}</code>
      </span>
    </span>
  )
}

function State({ row: { status, attempts, code, error, nextAt } }: { row: Delivery }) {
  const t = useText()
  return (
    <span className="ct-webhook-lines">
      <StatusTag tone={status === 'WAITING' && error ? 'warn' : TONES[status]}>
        <DictText dict="delivery_status" code={status} />
      </StatusTag>
      {attempts > 0 && <span className="ct-dim">{t('webhook.attempts', { count: attempts })}</span>}
      {error && (
        <span className="ct-dim">
          <DictText dict="delivery_error" code={error} />
          {code !== undefined && ` (${code})`}
        </span>
      )}
      {error && nextAt !== undefined && (
        <span className="ct-dim">
          {t('webhook.next')} <DateText value={nextAt} />
        </span>
      )}
    </span>
  )
}

function Resend({ row: { id, status } }: { row: Delivery }) {
  const t = useText()
  const action = useAction(webhookEndpoints.resend, {
    intent: `webhook.resend:${id}`,
    onSuccess: () => toast.success(t('webhook.resent')),
  })
  if (status === 'WAITING') return <span className="ct-dim">–</span>
  return (
    <span className="ct-webhook-lines">
      <Button size="small" isBusy={action.loading} onClick={() => void action.run({ id })}>
        {t('webhook.resend')}
      </Button>
      <Failure text={action.fieldErrors[0]?.message ?? failureText(t, action.error)} />
    </span>
  )
}
