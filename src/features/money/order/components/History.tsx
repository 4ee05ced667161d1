import { useState } from 'react'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { eventsOf } from '../events.ts'
import type { OrderEvent } from '../events.ts'

/** Events shown before the list is unfolded. */
const FOLDED = 30

/** Events shown on the overview. */
const LATEST = 4

/** What happened last on an order, with the way to all of it. */
export function LatestEvents({ order }: { order: OrderDetail }) {
  const t = useText()
  const events = eventsOf(order)
  return (
    <Section
      title={t('order.history.latest')}
      actions={
        events.length > LATEST && (
          <RouteLink to={orderLink(order.id, 'log')}>{t('order.history.all', { count: events.length })}</RouteLink>
        )
      }
    >
      <Events events={events.slice(0, LATEST)} />
    </Section>
  )
}

/** What happened on an order, newest first. */
export function History({ order }: { order: OrderDetail }) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const events = eventsOf(order)
  const shown = isWhole ? events : events.slice(0, FOLDED)
  return (
    <Section title={t('order.history')}>
      <Events events={shown} />
      {shown.length < events.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('order.history.all', { count: events.length })}
        </Button>
      )}
    </Section>
  )
}

function Events({ events }: { events: readonly OrderEvent[] }) {
  const textOf = useEventText()
  return (
    <ol className="ct-order-history">
      {events.map((event) => (
        <li key={event.key}>
          <DateText value={event.at} />
          <span>{textOf(event)}</span>
        </li>
      ))}
    </ol>
  )
}

function useEventText(): (event: OrderEvent) => string {
  const t = useText()
  const { money, date } = useFormats()
  const { chargeName, zoneOf } = useFreight()
  const statuses = useDict('order_status')
  const milestones = useDict('milestone')
  const payments = useDict('payment_status')
  const answers = useDict('adjustment_status')
  const documents = useDict('document_kind')
  return (event) => {
    switch (event.kind) {
      case 'status':
        return statuses.labelOf(event.status)
      case 'milestone':
        return [milestones.labelOf(event.code), event.place].filter(Boolean).join(' · ')
      case 'payment':
        return t('order.history.payment', {
          amount: money({ ...event.payment.amount, ...(event.payment.received && { amount: event.payment.received }) }),
          state: payments.labelOf(event.payment.status),
        })
      case 'document':
        return t('order.history.document', {
          name: [documents.labelOf(event.document.kind), event.document.label].filter(Boolean).join(' '),
          version: event.document.version,
        })
      case 'schedule':
        return t('order.history.schedule', {
          etd: date(event.change.to.etd, zoneOf(event.pol)),
          eta: date(event.change.to.eta, zoneOf(event.pod)),
        })
      case 'proposed':
        return t('order.history.charge', {
          name: chargeName(event.charge.code),
          amount: money(event.charge.amount),
          state: t('order.history.proposed'),
        })
      case 'answered':
        return t('order.history.charge', {
          name: chargeName(event.charge.code),
          amount: money(event.charge.amount),
          state: answers.labelOf(event.charge.status),
        })
    }
  }
}
