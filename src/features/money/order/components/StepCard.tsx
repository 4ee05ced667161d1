import { useId } from 'react'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { shortBy } from '@/contract/money/credit/exposure.ts'
import { dueParts } from '@/contract/money/order/dues.ts'
import type { Money } from '@/contract/money.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import type { OrderTab } from '@/routes/orderTabs.ts'
import { Card } from '@/ui/Card.tsx'
import { Contained } from '@/ui/Contained.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { refundOf, TEXTS } from '../turn.ts'
import type { Turn } from '../turn.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { FreeDaysNote } from './FreeDays.tsx'
import { StepActions } from './StepActions.tsx'

type DueParts = NonNullable<OrderDetail['deposit']>['first']

interface StepProps extends OrderProps {
  turn: Turn
  /** The tab shown below. */
  tab: OrderTab | undefined
  onTimeOut: () => void
}

/** The next step: what has to be done by whom, until when, and the button for it; how it ended if nobody has one. */
export function StepCard({ turn, tab, onTimeOut, ...props }: StepProps) {
  const t = useText()
  const { money, date } = useFormats()
  const { labelOf } = useDict('milestone')
  const id = useId()
  const { order } = props
  const { credit } = order
  const { by, until, milestone } = turn
  const sumText = (amounts: readonly Money[] = []) => amounts.map(money).join(' + ')
  const leftText = (dues: DueParts = []) => sumText(dueParts({ due: order.due, dues }))
  const text = t(TEXTS[turn.text][order.side], {
    milestone: milestone ? labelOf(milestone) : '',
    deposit: leftText(order.deposit?.first),
    balance: leftText(order.deposit?.balance),
    amount: sumText(turn.text === 'disputed' ? order.disputed : dueParts(order)),
    day: order.dueOn ? date(order.dueOn) : '',
    short: credit ? money({ amount: shortBy(credit, credit.currency), currency: credit.currency }) : '',
    refund: sumText(refundOf(order)?.amounts),
  })
  return (
    <section aria-labelledby={id} className="ct-order-step">
      <Card isMarked={by === 'me'}>
        <Contained>
          <div className="ct-order-turn">
            <div>
              <h2 id={id} className="ct-order-step-title">
                {t(by === 'nobody' ? 'order.outcome' : 'order.next')}
              </h2>
              <p className="ct-order-sentence" role="status">
                {text}
              </p>
              <FreeDaysNote order={order} />
            </div>
            {until && (
              <p className="ct-order-until">
                {by !== 'nobody' && <Countdown until={until} onEnd={onTimeOut} />}
                <span className="ct-dim">
                  {t('order.turn.until')} <DateText value={until} />
                </span>
              </p>
            )}
          </div>
          <StepActions {...props} step={turn.step} tab={tab} />
        </Contained>
      </Card>
    </section>
  )
}
