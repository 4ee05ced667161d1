import { NOTE_MAX } from '@/contract/limits.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import type { AdjustmentStatus, ChargeAnswer } from '@/contract/money/order/values.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Card, Section } from '@/ui/Card.tsx'
import { CodeChip, StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { FileLink } from '@/ui/FileLink.tsx'
import { Money } from '@/ui/Money.tsx'
import { Stack } from '@/ui/Split.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { ChargeForm } from './ChargeForm.tsx'

const TONES: Record<AdjustmentStatus, Tone> = {
  PROPOSED: 'accent',
  APPROVED: 'ok',
  REJECTED: 'neutral',
  DISPUTED: 'danger',
  LAPSED: 'neutral',
}

/** Additional charges with evidence and the buyer's answer, and the seller's form for another one. */
export function Charges(props: OrderProps) {
  const t = useText()
  const { adjustments, side, status } = props.order
  const mayPropose = side === 'SELLER' && (status === 'EXECUTING' || status === 'DELIVERED')
  if (adjustments.length === 0 && !mayPropose) return null
  return (
    <Section title={t('order.charges')} note={t('order.charges.note')}>
      <Stack>
        {adjustments.map((charge) => (
          <ChargeCard key={charge.id} charge={charge} {...props} />
        ))}
        {mayPropose && <ChargeForm {...props} />}
      </Stack>
    </Section>
  )
}

function ChargeCard({ charge, ...props }: OrderProps & { charge: Adjustment }) {
  const t = useText()
  const { chargeName } = useFreight()
  const isOpen = charge.status === 'PROPOSED'
  return (
    <Card isMarked={isOpen}>
      <Stack>
        <div className="ct-order-charge">
          <h3 className="ct-h3">
            <CodeChip code={charge.code} name={chargeName(charge.code)} />
          </h3>
          <StatusTag tone={TONES[charge.status]}>
            <DictText dict="adjustment_status" code={charge.status} />
          </StatusTag>
          <Money value={charge.amount} size="large" />
        </div>
        <p>{charge.reason}</p>
        <ul className="ct-order-files">
          {charge.evidence.map((file) => (
            <li key={file.id}>
              <FileLink url={file.url}>{file.name}</FileLink>
            </li>
          ))}
        </ul>
        <p className="ct-dim">
          {t('order.charges.proposed')} <DateText value={charge.proposedAt} />
        </p>
        {charge.answer && <p>{t('order.charges.answer', { text: charge.answer })}</p>}
        {isOpen && (
          <p>
            {t('order.charges.until')} <Countdown until={charge.until} />
          </p>
        )}
        {isOpen && props.order.side === 'BUYER' && <AnswerForm chargeId={charge.id} {...props} />}
      </Stack>
    </Card>
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
