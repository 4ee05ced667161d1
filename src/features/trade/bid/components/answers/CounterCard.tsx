import { groupedAmount } from '@/contract/money.ts'
import { useEffect, useRef, useState } from 'react'
import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import type { Counter } from '@/contract/trade/bid/counter/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { CounterDialog } from './CounterDialog.tsx'

interface CounterProps {
  bid: BidDetail
  /** Called when the time to answer ends. */
  onEnd: () => void
}

/** Counter-offer of the publisher at lower unit prices: line by line, the resulting total, and the answer buttons. */
export function CounterCard({ bid, onEnd }: CounterProps) {
  const t = useText()
  const [asking, setAsking] = useState<'accept' | 'decline'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { counter } = bid
  const isOpen = counter?.status === 'OPEN'
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The buttons disappear after the answer: move the focus here.
    if (wasOpen.current && !isOpen) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!counter) return null
  return (
    <Card isMarked={isOpen}>
      <div className="ct-answer" role="group" aria-label={t('bid.counter.title')}>
        <h2 ref={heading} tabIndex={-1} className="ct-receipt-title">
          {t('bid.counter.title')}
        </h2>
        {isOpen ? (
          <p>
            {t('bid.answer.by')} <Countdown until={counter.until} onEnd={onEnd} />
          </p>
        ) : (
          <p>
            <strong>
              <DictText dict="counter_status" code={counter.status} />
            </strong>{' '}
            {counter.answeredAt && <DateText value={counter.answeredAt} />} {counter.answer}
          </p>
        )}
        <Lines counter={counter} />
        <DefinitionGrid
          items={[
            ...(isOpen ? [{ label: t('bid.counter.now'), value: <Money value={bid.allIn} />, span: 2 as const }] : []),
            { label: t('bid.counter.then'), value: <Money value={counter.allIn} size="large" />, span: 2 },
            ...(counter.note ? [{ label: t('bid.counter.note'), value: counter.note, span: 4 as const }] : []),
          ]}
        />
        {isOpen && (
          <>
            <p className="ct-dim">{t('bid.counter.text')}</p>
            <span className="ct-answer-buttons">
              <CertifiedButton action="bid.confirm" variant="accent" onClick={() => setAsking('accept')}>
                {t('bid.counter.accept')}
              </CertifiedButton>
              <Button onClick={() => setAsking('decline')}>{t('bid.counter.decline')}</Button>
            </span>
          </>
        )}
        {asking && <CounterDialog bid={bid} accept={asking === 'accept'} onClose={() => setAsking(undefined)} />}
      </div>
    </Card>
  )
}

function Lines({ counter }: { counter: Counter }) {
  const t = useText()
  const { chargeName, boxCode } = useFreight()
  return (
    <ul className="ct-receipt-history">
      {counter.lines.map((line) => (
        <li key={`${line.laneNo} ${line.index}`}>
          <span>{t('bid.sum.lane', { no: line.laneNo })}</span>
          <span>
            <span className="ct-grid-code">{line.code}</span> {chargeName(line.code)} {boxCode(line.isoCode)}
          </span>
          <span className="ct-counter-prices">
            {line.currency} <del>{groupedAmount(line.from)}</del> <ins>{groupedAmount(line.to)}</ins>
          </span>
        </li>
      ))}
    </ul>
  )
}
