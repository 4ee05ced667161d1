import { NOTE_MAX } from '@/contract/limits.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import type { ChargeAnswer } from '@/contract/money/order/values.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { CodeChip } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { FileLink } from '@/ui/FileLink.tsx'
import { Money } from '@/ui/Money.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { QuotedText } from './QuotedText.tsx'

/** Additional charges that wait for the buyer, each with its reason, evidence and answer. */
export function OpenCharges(props: OrderProps) {
  const open = props.order.adjustments.filter(({ status }) => status === 'PROPOSED')
  return open.map((charge) => <OpenCharge key={charge.id} charge={charge} isOnly={open.length === 1} {...props} />)
}

function OpenCharge({ charge, isOnly, ...props }: OrderProps & { charge: Adjustment; isOnly: boolean }) {
  const { chargeName } = useFreight()
  return (
    <div className="ct-order-asked">
      <Stack>
        <div className="ct-order-charge">
          <h3 className="ct-h3">
            <CodeChip code={charge.code} name={chargeName(charge.code)} />
          </h3>
          {!isOnly && <Countdown until={charge.until} />}
          <Money value={charge.amount} size="large" />
        </div>
        <p>
          <TypedText>{charge.reason}</TypedText>
        </p>
        <QuotedText code={charge.code} order={props.order} />
        <ul className="ct-order-files">
          {charge.evidence.map((file) => (
            <li key={file.id}>
              <FileLink url={file.url}>{file.name}</FileLink>
            </li>
          ))}
        </ul>
        <AnswerForm chargeId={charge.id} {...props} />
      </Stack>
    </div>
  )
}

/** The answer that a submit button stands for. */
const answerOf = (button: string): ChargeAnswer => (button === 'DISPUTED' ? 'DISPUTED' : 'REJECTED')

function AnswerForm({ chargeId, ...props }: OrderProps & { chargeId: string }) {
  const t = useText()
  const { id } = props.order
  const action = useOrderAct(orderEndpoints.answerCharge, props, {
    intent: `answer:${chargeId}`,
    text: t('order.charges.answered'),
  })
  const form = useForm({
    first: { note: '' },
    action,
    check: ({ note }) => checkReason('note', note, NOTE_MAX),
    request: ({ note }, by) => ({ id, chargeId, answer: answerOf(by), note }),
  })
  const { note } = form.values
  return (
    <form {...form.element} aria-label={t('order.charges.form')}>
      <Stack>
        <TextAreaField
          {...form.text('note')}
          label={t('order.charges.noteField')}
          hint={t('order.charges.noteHint')}
          rows={2}
          maxLength={NOTE_MAX}
        />
        <Failure text={form.failure} />
        <div className="ct-order-steps">
          {/* An approval needs no reason: it goes past the form's rules. */}
          <Button
            variant="primary"
            isBusy={form.isBusy}
            onClick={() => void action.run({ id, chargeId, answer: 'APPROVED', note })}
          >
            {t('order.charges.approve')}
          </Button>
          <Button type="submit" value="REJECTED" isBusy={form.isBusy}>
            {t('order.charges.reject')}
          </Button>
          <Button type="submit" value="DISPUTED" variant="danger" isBusy={form.isBusy}>
            {t('order.charges.dispute')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
