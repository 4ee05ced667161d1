import { useIsPretend } from '@/api/useMarketKind.ts'
import { useLayoutEffect, useRef } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Notice } from '@/ui/Notice.tsx'
import './contact.css'

/** Props of `SentTicket`: the number, whether the answer appears on this page, and a callback to write another. */
export interface SentTicketProps {
  no: string
  isMember: boolean
  onAnother: () => void
}

/** The number of a ticket that was taken, and where its answer comes. */
export function SentTicket({ no, isMember, onAnother }: SentTicketProps) {
  const t = useText()
  const isPretend = useIsPretend()
  const place = useRef<HTMLParagraphElement>(null)
  // The form with the focused button is gone.
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <Notice tone="ok">
      <div className="ct-contact-sent">
        <p ref={place} tabIndex={-1} role="status">
          {t('contact.sent')} <span className="ct-contact-no">{no}</span>
          <CopyButton text={no} what={t('contact.no')} />
        </p>
        <p>{isMember ? t('contact.sent.member') : t(isPretend ? 'contact.sent.demo' : 'contact.sent.guest')}</p>
        <Button onClick={onAnother}>{t('contact.another')}</Button>
      </div>
    </Notice>
  )
}
