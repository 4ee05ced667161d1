import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { DISPUTE_ENDS, DISPUTE_TEXT_MAX } from '@/contract/money/order/values.ts'
import type { DisputeEnd } from '@/contract/money/order/values.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { TypedText } from '@/ui/TypedText.tsx'

const END = {
  EXECUTING: 'order.dispute.end.EXECUTING',
  SETTLED: 'order.dispute.end.SETTLED',
  CANCELLED: 'order.dispute.end.CANCELLED',
} as const

/** A dispute that is not this member's next step. */
export function DisputeSection(props: OrderProps) {
  const t = useText()
  const { dispute } = props.order
  if (!dispute) return null
  return (
    <Section title={t('order.dispute')} note={<DateText value={dispute.openedAt} />}>
      <DisputeBody {...props} />
    </Section>
  )
}

/** Reason, proposals and outcome. A dispute ends when both sides propose the same outcome. */
export function DisputeBody(props: OrderProps) {
  const t = useText()
  const { dispute, side, status } = props.order
  if (!dispute) return null
  const { proposal, resolution } = dispute
  return (
    <Stack>
      <Notice tone={resolution ? 'sea' : 'danger'}>
        <strong>
          <DictText dict="dispute_reason" code={dispute.reason} />
        </strong>
        <p>
          <TypedText>{dispute.text}</TypedText>
        </p>
      </Notice>
      {resolution && (
        <Notice tone="ok">
          <strong>{t('order.dispute.ended', { end: t(END[resolution.to]) })}</strong>
          <p>
            <TypedText>{resolution.text}</TypedText>
          </p>
        </Notice>
      )}
      {!resolution && proposal && (
        <Notice tone="warn">
          <strong>
            {t(proposal.by === side ? 'order.dispute.mine' : 'order.dispute.theirs', { end: t(END[proposal.to]) })}
          </strong>
          <p>
            <TypedText>{proposal.text}</TypedText>
          </p>
        </Notice>
      )}
      {status === 'DISPUTED' && <ResolveForm {...props} />}
    </Stack>
  )
}

function ResolveForm(props: OrderProps) {
  const t = useText()
  const { id, dispute, side } = props.order
  const offered = dispute?.proposal?.by === side ? undefined : dispute?.proposal?.to
  const first: { to: DisputeEnd; text: string } = { to: offered ?? 'EXECUTING', text: '' }
  const action = useOrderAct(orderEndpoints.resolve, props, { intent: 'resolve', text: t('order.dispute.sent') })
  const form = useForm({ first, action, request: (values) => ({ id, ...values }) })
  const { to } = form.values
  return (
    <form {...form.element}>
      <Stack>
        <fieldset className="ct-order-choice">
          <legend>{t('order.dispute.how')}</legend>
          {DISPUTE_ENDS.map((end) => (
            <label key={end} className="ct-check">
              <input type="radio" name="to" value={end} checked={to === end} onChange={() => form.set({ to: end })} />
              <span>{t(END[end])}</span>
            </label>
          ))}
        </fieldset>
        <TextAreaField {...form.text('text')} label={t('order.dispute.note')} rows={3} maxLength={DISPUTE_TEXT_MAX} />
        <Failure text={form.failure} />
        <div>
          <Button type="submit" variant="primary" isBusy={form.isBusy}>
            {t(offered === to ? 'order.dispute.agree' : 'order.dispute.propose')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
