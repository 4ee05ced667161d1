import { useState } from 'react'
import { useList } from '@/api/useList.ts'
import { useQuery } from '@/api/useQuery.ts'
import { webhookEndpoints } from '@/contract/member/webhook/endpoints.ts'
import type { Delivery, DeliveryQuery, Webhook } from '@/contract/member/webhook/schemas.ts'
import { DELIVERY_DAYS, MAX_WEBHOOKS } from '@/contract/member/webhook/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { NewSecret } from '@/ui/NewSecret.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { DeliveryTable } from './DeliveryTable.tsx'
import type { Secret } from '../secret.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookTable } from './WebhookTable.tsx'
import './webhook.css'

/** Poll interval while something waits to be sent, ms. */
const POLL_MS = 3000
const HOUR_MS = 3600_000

/** A delivery whose next attempt is soon: the server sends it by itself. */
const isDueSoon = ({ status, at, nextAt }: Delivery): boolean =>
  status === 'WAITING' && Date.parse(nextAt ?? at) - Date.parse(at) < HOUR_MS

/** Addresses that events of this enterprise are sent to, and what was sent. */
export function Webhooks() {
  const t = useText()
  const [edited, setEdited] = useState<Webhook | 'new'>()
  const [secret, setSecret] = useState<Secret>()
  // All on one page: there are few.
  const addresses = useQuery(webhookEndpoints.page, { size: MAX_WEBHOOKS }, { silent: true, refreshOnFocus: true })
  return (
    <>
      <Section
        title={t('webhook.title')}
        note={t('webhook.note')}
        actions={
          <Button variant="primary" onClick={() => setEdited('new')}>
            {t('webhook.add')}
          </Button>
        }
      >
        {secret && (
          <NewSecret
            text={t('webhook.secret.once', { url: secret.url })}
            what={t('webhook.secret')}
            secret={secret.secret}
            hideText={t('webhook.secret.kept')}
            onClose={() => setSecret(undefined)}
          />
        )}
        <QueryBlock query={addresses} height={240}>
          {({ records }) =>
            records.length > 0 ? (
              <WebhookTable rows={records} onEdit={setEdited} onSecret={setSecret} />
            ) : (
              <EmptyState title={t('webhook.empty')} text={t('webhook.empty.text')} />
            )
          }
        </QueryBlock>
      </Section>
      <Deliveries />
      {edited && (
        <WebhookDialog
          webhook={edited === 'new' ? undefined : edited}
          onSecret={setSecret}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function Deliveries() {
  const t = useText()
  const [isSending, setSending] = useState(false)
  const list = useList<DeliveryQuery, Delivery, never>(webhookEndpoints.deliveries, {
    filters: [],
    silent: true,
    refreshOnFocus: true,
    ...(isSending && { pollMs: POLL_MS }),
  })
  const isWaiting = list.records.some(isDueSoon)
  if (isWaiting !== isSending) setSending(isWaiting)
  return (
    <Section title={t('webhook.deliveries')} note={t('webhook.deliveries.note', { days: DELIVERY_DAYS })}>
      <ListFrame list={list} empty={{ title: t('webhook.deliveries.empty'), text: t('webhook.deliveries.empty.text') }}>
        <DeliveryTable rows={list.records} />
      </ListFrame>
    </Section>
  )
}
