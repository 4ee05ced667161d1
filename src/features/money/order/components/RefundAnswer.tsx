import { NOTE_MAX } from '@/contract/limits.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import type { Refund } from '@/contract/money/refund/schemas.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Money } from '@/ui/Money.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'

/** A refund that waits for the seller, with its answer. */
export function RefundAnswer({ refund, ...props }: OrderProps & { refund: Refund }) {
  const t = useText()
  const { id, reason, note, amounts } = refund
  const action = useOrderAct(paymentEndpoints.answerRefund, props, {
    intent: `refund.answer:${id}`,
    text: t('order.charges.answered'),
  })
  const form = useForm({
    first: { note: '' },
    action,
    check: (values) => checkReason('note', values.note, NOTE_MAX),
    request: (values) => ({ id, agree: false, note: values.note }),
  })
  return (
    <Card isMarked>
      <form {...form.element} aria-label={t('order.refund.form')}>
        <Stack>
          <div className="ct-order-charge">
            <h3 className="ct-h3">
              <DictText dict="refund_reason" code={reason} />
            </h3>
            {amounts.map((amount) => (
              <Money key={amount.currency} value={amount} size="large" />
            ))}
          </div>
          {note && (
            <p>
              <TypedText>{note}</TypedText>
            </p>
          )}
          <TextAreaField
            {...form.text('note')}
            label={t('order.charges.noteField')}
            hint={t('order.refund.noteHint')}
            rows={2}
            maxLength={NOTE_MAX}
          />
          <Failure text={form.failure} />
          <div className="ct-order-steps">
            {/* Agreeing needs no reason: it goes past the form's rules. */}
            <Button
              variant="primary"
              isBusy={form.isBusy}
              onClick={() => void action.run({ id, agree: true, note: form.values.note })}
            >
              {t('order.refund.agree')}
            </Button>
            <Button type="submit" variant="danger" isBusy={form.isBusy}>
              {t('order.refund.refuse')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
