import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAction } from '@/api/useAction.ts'
import { useList } from '@/api/useList.ts'
import { ticketEndpoints } from '@/contract/front/ticket/endpoints.ts'
import type { Ticket, TicketQuery } from '@/contract/front/ticket/schemas.ts'
import type { TicketStatus } from '@/contract/front/ticket/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { Card, Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import './contact.css'

const TONES: Record<TicketStatus, Tone> = { OPEN: 'warn', ANSWERED: 'ok', CLOSED: 'neutral' }
/** Poll interval while an answer is expected; answers come within seconds here. */
const POLL_MS = 4000

function TicketCard({ ticket }: { ticket: Ticket }) {
  const t = useText()
  const { id, no, topic, orderNo, text, files, status, version, at, answer } = ticket
  const close = useAction(ticketEndpoints.close, { intent: `ticket.close:${id}` })
  return (
    <Card>
      <div id={no} className="ct-ticket" tabIndex={-1}>
        <div className="ct-ticket-head">
          <h3 className="ct-ticket-no">{no}</h3>
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
        <p className="ct-ticket-text">
          <TypedText>{text}</TypedText>
        </p>
        {answer ? (
          <div className="ct-ticket-answer">
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
  const list = useList<TicketQuery, Ticket, never>(ticketEndpoints.page, {
    filters: [],
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
      <ListFrame list={list} empty={{ title: t('contact.mine.none') }}>
        <ul className="ct-tickets" aria-label={t('contact.mine.title')}>
          {list.records.map((ticket) => (
            <li key={ticket.id}>
              <TicketCard ticket={ticket} />
            </li>
          ))}
        </ul>
      </ListFrame>
    </Section>
  )
}
