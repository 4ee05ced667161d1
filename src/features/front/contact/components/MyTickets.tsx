import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAction } from '@/api/useAction.ts'
import { useList } from '@/api/useList.ts'
import { ticketEndpoints } from '@/contract/front/ticket/endpoints.ts'
import type { Ticket, TicketQuery } from '@/contract/front/ticket/schemas.ts'
import { TICKET_STATUSES } from '@/contract/front/ticket/values.ts'
import type { TicketStatus } from '@/contract/front/ticket/values.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnCards } from '@/lists/OwnCards.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { sheetTime } from '@/lists/sheetColumns.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Card, Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import './contact.css'

const TONES: Record<TicketStatus, Tone> = { OPEN: 'warn', ANSWERED: 'ok', CLOSED: 'neutral' }
/** Poll interval while an answer is expected; answers come within seconds here. */
const POLL_MS = 4000

type Filter = 'status' | OwnFilter

function TicketCard({ ticket }: { ticket: Ticket }) {
  const t = useText()
  const { id, no, topic, orderNo, text, files, status, version, at, answer } = ticket
  const close = useAction(ticketEndpoints.close, { intent: `ticket.close:${id}` })
  return (
    <Card>
      <div id={no} className="ct-inquiry" tabIndex={-1}>
        <div className="ct-inquiry-head">
          <h3 className="ct-inquiry-no">{no}</h3>
          <StatusTag tone={TONES[status]}>
            <DictText dict="ticket_status" code={status} />
          </StatusTag>
          <span className="ct-section-note">
            <DictText dict="ticket_topic" code={topic} />
            {orderNo !== undefined && ` · ${orderNo}`}
            {files.length > 0 && ` · ${t('contact.mine.files', { count: files.length })}`}
          </span>
          <span className="ct-section-note">
            <DateText value={at} />
          </span>
        </div>
        <p className="ct-inquiry-text">
          <TypedText>{text}</TypedText>
        </p>
        {answer ? (
          <div className="ct-inquiry-answer">
            <p className="ct-section-note">
              {t('contact.mine.answer')} <DateText value={answer.at} />
            </p>
            <p>
              <TypedText>{answer.text}</TypedText>
            </p>
          </div>
        ) : (
          <p className="ct-section-note">{t('contact.mine.waiting')}</p>
        )}
        {status === 'ANSWERED' && (
          <div>
            <Button
              size="small"
              isBusy={close.loading}
              aria-label={t('contact.mine.closeOf', { no })}
              onClick={() => void close.run({ id, version })}
            >
              {t('contact.mine.close')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

/** The enterprise's own tickets with answers; scrolls to the one named in the URL. */
export function MyTickets() {
  const t = useText()
  const { hash } = useLocation()
  const states = useDict('ticket_status')
  const topics = useDict('ticket_topic')
  const list = useList<TicketQuery, Ticket, Filter>(ticketEndpoints.page, {
    filters: ['status', ...OWN_FILTERS],
    rules: { status: TICKET_STATUSES },
    pollMs: POLL_MS,
    silent: true,
    refreshOnFocus: true,
  })
  const isThere = list.records.length > 0
  useEffect(() => {
    const named = hash.slice(1)
    const place = isThere && named ? document.querySelector<HTMLElement>(`#${CSS.escape(named)}`) : null
    place?.scrollIntoView?.({ block: 'center' })
    place?.focus({ preventScroll: true })
  }, [hash, isThere])
  return (
    <Section title={t('contact.mine.title')}>
      <OwnCards
        name="tickets"
        title={t('contact.mine.title')}
        list={list}
        tabs={{ label: t('contact.mine.states'), name: 'status', values: choicesOf(TICKET_STATUSES, states.labelOf) }}
        keyword={t('contact.mine.keyword')}
        days={t('contact.mine.at')}
        empty={
          list.isFiltered
            ? {
                title: t('contact.mine.filtered'),
                action: <Button onClick={list.resetFilters}>{t('common.action.viewAll')}</Button>,
              }
            : { title: t('contact.mine.none') }
        }
        className="ct-inquirys"
        card={(ticket) => <TicketCard ticket={ticket} />}
        sheet={[
          [t('contact.no'), (row) => row.no],
          [t('contact.mine.at'), (row) => sheetTime(row.at)],
          [t('contact.topic'), (row) => topics.labelOf(row.topic)],
          [t('contact.orderNo'), (row) => row.orderNo],
          [t('contact.mine.state'), (row) => states.labelOf(row.status)],
          [t('contact.text'), (row) => row.text],
          [t('contact.mine.answer'), (row) => row.answer?.text],
        ]}
      />
    </Section>
  )
}
