import { useAction } from '@/api/useAction.ts'
import { webhookEndpoints } from '@/contract/member/webhook/endpoints.ts'
import { checkWebhook } from '@/contract/member/webhook/rules.ts'
import type { SaveWebhook, Webhook } from '@/contract/member/webhook/schemas.ts'
import { WEBHOOK_EVENTS, WEBHOOK_URL_MAX } from '@/contract/member/webhook/values.ts'
import type { WebhookEvent } from '@/contract/member/webhook/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { CheckBoxes } from '@/ui/CheckBoxes.tsx'
import { TextField } from '@/ui/Field.tsx'
import { toast } from '@/ui/toast.ts'
import type { Secret } from '../secret.ts'

interface Values {
  url: string
  events: readonly WebhookEvent[]
  active: boolean
}

interface DialogProps {
  /** Undefined for a new one. */
  webhook: Webhook | undefined
  onSecret: (secret: Secret) => void
  onClose: () => void
}

/** An address with the events that are sent there. */
export function WebhookDialog({ webhook, onSecret, onClose }: DialogProps) {
  const t = useText()
  const { labelOf } = useDict('event_type')
  const action = useAction(webhookEndpoints.save, {
    intent: `webhook.save:${webhook?.id ?? 'new'}`,
    onSuccess: ({ url, secret }) => {
      toast.success(t('webhook.saved'))
      if (secret !== undefined) onSecret({ url, secret })
      onClose()
    },
  })
  const form = useForm<Values, Omit<SaveWebhook, 'requestNo'>>({
    first: {
      url: webhook?.url ?? '',
      events: webhook?.events ?? WEBHOOK_EVENTS,
      active: webhook === undefined || webhook.status === 'ACTIVE',
    },
    action,
    check: (values) => [
      ...(values.url.trim() === '' ? [{ field: 'url', code: 'required' as const }] : []),
      ...checkWebhook(values),
    ],
    request: ({ url, events, active }) => ({
      ...(webhook && { id: webhook.id }),
      url: url.trim(),
      events: [...events],
      active,
    }),
  })
  const { active } = form.values
  return (
    <FormDialog
      form={form}
      title={t(webhook ? 'webhook.edit' : 'webhook.add')}
      size="medium"
      submitText={t('webhook.save')}
      onClose={onClose}
    >
      <TextField
        {...form.text('url')}
        label={t('webhook.url')}
        hint={t('webhook.url.hint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={WEBHOOK_URL_MAX}
        isRequired
      />
      <CheckBoxes
        {...form.field('events')}
        legend={t('webhook.events')}
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: labelOf(value) }))}
      />
      <CheckBox
        label={t('webhook.active')}
        checked={active}
        onChange={({ target }) => form.set({ active: target.checked })}
      />
    </FormDialog>
  )
}
