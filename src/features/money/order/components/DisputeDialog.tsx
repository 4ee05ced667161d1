import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import type { Problem } from '@/contract/problem.ts'
import { DISPUTE_REASONS, DISPUTE_TEXT_MAX } from '@/contract/money/order/values.ts'
import type { DisputeReason } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField, useReason } from '@/reference/ReasonField.tsx'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useOrderAct, useRefusals } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'

/** Opens a dispute with the buyer's reason. */
export function DisputeDialog({ onClose, ...props }: OrderProps & { onClose: () => void }) {
  const t = useText()
  const reason = useReason<DisputeReason>()
  const [text, setText] = useState('')
  const act = useOrderAct(orderEndpoints.dispute, props, {
    intent: 'dispute',
    text: t('order.dispute.opened'),
    onDone: onClose,
  })
  const missing: Problem[] = reason.value ? [] : [{ field: 'reason', code: 'required' }]
  const { form, errorOf, submit } = useRefusals([...missing, ...checkReason('text', text, DISPUTE_TEXT_MAX)], act)
  return (
    <Dialog isOpen title={t('order.dispute.open')} onClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          const code = reason.take()
          submit(event, () => code && void act.run({ id: props.order.id, reason: code, text }))
        }}
      >
        <Stack>
          <p>{t('order.dispute.lead')}</p>
          <ReasonField
            reason={reason}
            codes={DISPUTE_REASONS}
            dict="dispute_reason"
            label={t('order.dispute.reason')}
            ask={t('order.dispute.reason.ask')}
          />
          <TextAreaField
            label={t('order.dispute.text')}
            isRequired
            error={errorOf('text')}
            name="text"
            rows={4}
            maxLength={DISPUTE_TEXT_MAX}
            value={text}
            onChange={(event) => {
              act.reset()
              setText(event.target.value)
            }}
          />
          <Failure text={failureText(t, act.error)} />
          <div>
            <Button type="submit" variant="danger" isBusy={act.loading}>
              {t('order.dispute.open')}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}
