import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { failureText } from '@/api/errorText.ts'
import { isUnpaidCallOff } from '@/contract/money/order/cancelUnpaid.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { mayCancelLate } from '@/contract/money/order/schedule/rules.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import type { OrderTab } from '@/routes/orderTabs.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { useFocusIfLost } from '@/ui/useFocusIfLost.ts'
import type { TurnStep } from '../turn.ts'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { AskedStep } from './AskedStep.tsx'
import { CancelPaid } from './CancelPaid.tsx'
import { OpenCharges } from './ChargeAnswer.tsx'
import { DisputeBody } from './DisputeSection.tsx'
import { DisputeDialog } from './DisputeDialog.tsx'
import { MilestoneForm } from './MilestoneForm.tsx'
import { Prepay } from './Prepay.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { ToSailing } from './ToSailing.tsx'

interface ActionsProps extends OrderProps {
  step: TurnStep | undefined
  /** The tab shown below: a button that leads to it is left out. */
  tab: OrderTab | undefined
}

/** The main button of the next step or its form, and what this side may do besides. */
export function StepActions({ step, tab, ...props }: ActionsProps) {
  const { order } = props
  switch (step) {
    case 'CONFIRM':
      return <ToConfirm order={order} />
    case 'START':
      return <Start {...props} />
    case 'REPORT':
      return <Report key={order.milestones.length} {...props} />
    case 'DELIVER':
      return (
        <div className="ct-order-steps">
          <Deliver {...props} isMain />
        </div>
      )
    case 'ANSWER_CHARGE':
      return (
        <>
          <OpenCharges {...props} />
          {mayCancelLate(order) && <BuyerSteps {...props} isToAccept={false} />}
        </>
      )
    case 'RESOLVE':
      return <DisputeBody {...props} />
    case 'REVIEW':
      return <WriteReview {...props} />
    case 'APPROVE_DRAFT':
    case 'SEND_PAPER':
      return <ToTab {...props} tab={tab} to="documents" text="order.papers.go" />
    case 'CHOOSE_SAILING':
      return <ToSailing {...props} />
    case 'PAY':
      return <ToTab {...props} tab={tab} to="payment" text="order.pay" />
    case 'ACCEPT':
    case undefined:
      return <BuyerSteps {...props} isToAccept={step === 'ACCEPT'} />
  }
}

/** Where the seller confirms: awards in its bids, bookings in its listings. */
function ToConfirm({ order: { source } }: OrderProps) {
  const t = useText()
  const to = source === 'LISTING' ? hrefTo('myMarket', { part: 'received' }) : hrefTo('myBids', { tab: 'won' })
  return (
    <div className="ct-order-steps">
      <LinkButton variant="primary" to={to}>
        {t('order.confirm.go')}
      </LinkButton>
    </div>
  )
}

function Start(props: OrderProps) {
  const t = useText()
  const { id } = props.order
  const start = useOrderAct(orderEndpoints.start, props, { intent: 'start', text: t('order.started') })
  return (
    <div className="ct-order-steps">
      <Button variant="primary" isBusy={start.loading} onClick={() => void start.run({ id })}>
        {t('order.start')}
      </Button>
      <Failure text={failureText(t, start.error)} />
    </div>
  )
}

/** A form in the place of the buttons that open it; each takes the focus that the other had. */
function InPlace({ form, children }: { form: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isOpen = form !== false
  const first = isOpen ? 'input:not([type="hidden"]), textarea, [role="combobox"]' : 'button'
  useFocusIfLost(isOpen, () => place.current?.querySelector<HTMLElement>(first))
  return (
    <div ref={place} className="ct-order-place">
      {form || <div className="ct-order-steps">{children}</div>}
    </div>
  )
}

/** The seller reports the next milestone; the delivery can be confirmed without the last ones. */
function Report(props: OrderProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <InPlace form={isOpen && <MilestoneForm {...props} onCancel={() => setOpen(false)} />}>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('order.milestone')}
      </Button>
      <Deliver {...props} />
    </InPlace>
  )
}

interface ToTabProps extends OrderProps {
  tab: OrderTab | undefined
  to: OrderTab
  text: 'order.papers.go' | 'order.pay'
}

/** Leads to the tab on which the step is done, beside what the buyer may do besides. */
function ToTab({ tab, to, text, ...props }: ToTabProps) {
  const t = useText()
  return (
    <BuyerSteps {...props} isToAccept={false}>
      {tab !== to && (
        <LinkButton variant="primary" to={orderLink(props.order.id, to)}>
          {t(text)}
        </LinkButton>
      )}
    </BuyerSteps>
  )
}

function WriteReview(props: OrderProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <InPlace form={isOpen && <ReviewForm {...props} onCancel={() => setOpen(false)} />}>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('order.review.write')}
      </Button>
    </InPlace>
  )
}

function Deliver({ isMain = false, ...props }: OrderProps & { isMain?: boolean }) {
  const t = useText()
  return (
    <AskedStep
      {...props}
      endpoint={orderEndpoints.deliver}
      intent="deliver"
      isMain={isMain}
      reason={null}
      texts={{ button: t('order.deliver'), ask: t('order.deliver.ask'), done: t('order.delivered') }}
    />
  )
}

interface BuyerProps extends OrderProps {
  isToAccept: boolean
  /** A button before them. */
  children?: ReactNode
}

function BuyerSteps({ isToAccept, children, ...props }: BuyerProps) {
  const t = useText()
  const [isDisputing, setDisputing] = useState(false)
  const { side, status, openCharges, due, paid } = props.order
  const isUnderWay = status === 'EXECUTING' || status === 'DELIVERED'
  const isPartlyPaid = status === 'TO_PAY' && Number(paid.amount) > 0
  const mayCancel = status === 'PAID' || status === 'CONFIRMED' || isPartlyPaid || isUnpaidCallOff(props.order)
  if (side === 'BUYER' && status === 'TO_CONFIRM') return <Prepay {...props} />
  if (side === 'SELLER' || !isUnderWay) {
    const cancel = side === 'BUYER' && mayCancel && <CancelPaid {...props} />
    return children || cancel ? (
      <div className="ct-order-steps">
        {children}
        {cancel}
      </div>
    ) : null
  }
  const isLate = mayCancelLate(props.order)
  const reason = openCharges > 0 ? t('order.accept.charges') : Number(due.amount) > 0 ? t('order.accept.due') : null
  return (
    <div className="ct-order-steps">
      {children}
      {isToAccept && (
        <AskedStep
          {...props}
          endpoint={orderEndpoints.accept}
          intent="accept"
          isMain
          reason={reason}
          texts={{ button: t('order.accept'), ask: t('order.accept.ask'), done: t('order.accepted') }}
        />
      )}
      {isLate && <p className="ct-order-late">{t('order.late')}</p>}
      {isLate && <CancelPaid {...props} />}
      <Button variant="quiet" onClick={() => setDisputing(true)}>
        {t('order.dispute.open')}
      </Button>
      {isDisputing && <DisputeDialog {...props} onClose={() => setDisputing(false)} />}
    </div>
  )
}
