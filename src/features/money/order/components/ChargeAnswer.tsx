import { useId, useState } from 'react'
import { NOTE_MAX } from '@/contract/limits.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import { aboveAgreed, checkAnswer } from '@/contract/money/order/agreedRate/rules.ts'
import type { Problem } from '@/contract/problem.ts'
import type { ChargeAnswer } from '@/contract/money/order/values.ts'
import { useForm } from '@/forms/useForm.ts'
import type { Formats } from '@/i18n/format.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
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
import { AgreedParts, AgreedText } from './AgreedText.tsx'
import { QuotedText } from './QuotedText.tsx'

/** Additional charges that wait for the buyer, each with its reason, evidence and answer. */
export function OpenCharges(props: OrderProps) {
  const open = props.order.adjustments.filter(({ status }) => status === 'PROPOSED')
  return open.map((charge) => <OpenCharge key={charge.id} charge={charge} isOnly={open.length === 1} {...props} />)
}

function OpenCharge({ charge, isOnly, ...props }: OrderProps & { charge: Adjustment; isOnly: boolean }) {
  const t = useText()
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
        {charge.rolledTo && <p>{t('order.charges.rolled', { day: charge.rolledTo })}</p>}
        {charge.shortfall === undefined && !charge.rolledTo && <QuotedText code={charge.code} order={props.order} />}
        <AgreedText charge={charge} />
        <AgreedParts claim={charge} order={props.order} />
        <ul className="ct-order-files">
          {charge.evidence.map((file) => (
            <li key={file.id}>
              <FileLink url={file.url}>{file.name}</FileLink>
            </li>
          ))}
        </ul>
        <AnswerForm charge={charge} {...props} />
      </Stack>
    </div>
  )
}

const BUTTONS: readonly ChargeAnswer[] = ['APPROVED', 'DISPUTED']
/** The answer that a submit button stands for. */
const answerOf = (button: string): ChargeAnswer => BUTTONS.find((one) => one === button) ?? 'REJECTED'

function AnswerForm({ charge, ...props }: OrderProps & { charge: Adjustment }) {
  const t = useText()
  const problemText = useProblemText()
  const { id } = props.order
  const { id: chargeId } = charge
  const above = aboveAgreed(charge)
  const [unticked, setUnticked] = useState<Problem>()
  const action = useOrderAct(orderEndpoints.answerCharge, props, {
    intent: `answer:${chargeId}`,
    text: t('order.charges.answered'),
  })
  const form = useForm({
    first: { note: '', acceptAbove: false },
    action,
    // Every answer that a submit button gives needs a reason; the tick is asked for where it is approved.
    check: ({ note }) => checkAnswer({ answer: 'REJECTED', note }, charge),
    request: ({ note, acceptAbove }, by) => {
      const answer = answerOf(by)
      const [problem] = checkAnswer({ answer, note, acceptAbove }, charge)
      setUnticked(problem)
      if (problem) return undefined
      return { id, chargeId, answer, note, ...(answer === 'APPROVED' && { acceptAbove }) }
    },
  })
  const { note, acceptAbove } = form.values
  const error = form.errorOf('acceptAbove') ?? (unticked && !acceptAbove ? problemText(unticked) : undefined)
  return (
    <form {...form.element} aria-label={t('order.charges.form')}>
      <Stack>
        <TextAreaField
          {...form.text('note')}
          label={t('order.charges.noteField')}
          hint={t(above ? 'order.agreed.noteHint' : 'order.charges.noteHint')}
          rows={2}
          maxLength={NOTE_MAX}
        />
        {above && <AboveTick above={above} error={error} field={form.field('acceptAbove')} />}
        <Failure text={form.failure} />
        <div className="ct-order-steps">
          {above ? (
            <Button type="submit" value="APPROVED" isBusy={form.isBusy}>
              {t('order.charges.approve')}
            </Button>
          ) : (
            // An approval of what was agreed needs no reason: it goes past the form's rules.
            <Button
              variant="primary"
              isBusy={form.isBusy}
              onClick={() => void action.run({ id, chargeId, answer: 'APPROVED', note })}
            >
              {t('order.charges.approve')}
            </Button>
          )}
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

interface TickProps {
  above: Parameters<Formats['money']>[0]
  error: string | undefined
  field: { name: string; value: boolean; onChange: (value: boolean) => void }
}

/** The buyer's own tick: it pays more than was agreed. */
function AboveTick({ above, error, field: { name, value, onChange } }: TickProps) {
  const t = useText()
  const { money } = useFormats()
  const errorId = useId()
  return (
    <div>
      <CheckBox
        label={t('order.agreed.accept', { above: money(above) })}
        name={name}
        checked={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={({ target }) => onChange(target.checked)}
      />
      {error !== undefined && (
        <p id={errorId} role="alert" className="ct-field-error">
          {error}
        </p>
      )}
    </div>
  )
}
